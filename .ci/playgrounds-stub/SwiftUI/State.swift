@propertyWrapper public struct State<Value> {
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { Binding() }
  private let value: Value
  public init(wrappedValue: Value) { value = wrappedValue }
}

public struct Binding<Value> {}
