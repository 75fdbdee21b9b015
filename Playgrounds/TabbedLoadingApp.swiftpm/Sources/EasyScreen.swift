import SwiftUI
import TabbedLoadingArticles

/// The article's first listing, with its bug and its cure.
struct EasyScreen: View {
  @State private var aim = EasyView.Aim.rows

  var body: some View {
    VStack {
      Picker("The buttons scroll to", selection: $aim) {
        Text("the last row").tag(EasyView.Aim.rows)
        Text("the button beyond it").tag(EasyView.Aim.buttons)
      }
      .pickerStyle(.segmented)
      .padding(.horizontal)
      EasyView(aim: aim)
    }
  }
}
