// SwiftUI re-exports Foundation, so a public type of ours with one of these names is ambiguous to
// whoever imports both. The names alone, and only those that are likely to be taken.

public final class Operation {}
public final class Progress {}
public final class Unit {}
public struct Data {}
public struct Date {}
public struct Locale {}
public struct Measurement<UnitType> {}
public struct Notification {}
