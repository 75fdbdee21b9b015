do {
  let invocation = try Invocation(Array(CommandLine.arguments.dropFirst()))
  if invocation.wantsHelp {
    print(Invocation.usage, terminator: "")
    end(0)
  }
  let results = try await Results(invocation) { if !invocation.isJSON { print($0) } }
  if invocation.isJSON { print(try results.json) }
  if let plot = invocation.plot { try results.draw(to: plot) }
  end(results.areWithinLimits ? 0 : 1)
} catch {
  print("benchmarks: \(error)")
  end(2)
}
