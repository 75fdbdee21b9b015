internal import Foundation

let tool = Tool(
  readFile: DiskFile.text(at:),
  print: { FileHandle.standardOutput.write(Data($0.utf8)) },
  printError: { FileHandle.standardError.write(Data($0.utf8)) })
exit(tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
