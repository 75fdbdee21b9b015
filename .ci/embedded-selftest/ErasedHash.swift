// Must be refused in Embedded Swift: AnyHashable.
public func same(_ first: AnyHashable, _ second: AnyHashable) -> Bool {
  first == second
}
