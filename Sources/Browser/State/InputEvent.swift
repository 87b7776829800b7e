/// A key as the reader pressed it.
public enum Key: Hashable, Sendable {
  /// A character that was typed, without Control; `Shift` is in the character.
  case character(Character)
  /// Control with a letter, lower case: `control("c")`.
  case control(Character)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case tab, backTab, enter, escape, backspace, delete
  case function(Int)
}

/// What happened with the mouse, in cells counted from 0 at the upper left.
public struct MouseEvent: Hashable, Sendable {
  /// A movement of the hand.
  public enum Action: Hashable, Sendable {
    case press
    case drag
    case release
    case wheelUp
    case wheelDown
  }
  /// What the hand did.
  public var action: Action
  /// The column of the cell under the pointer.
  public var column: Int
  /// The row of the cell under the pointer.
  public var row: Int

  /// An event at a cell.
  public init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }
}

/// Something the program has to answer.
public enum InputEvent: Hashable, Sendable {
  case key(Key)
  case mouse(MouseEvent)
  /// Text pasted in one piece (bracketed paste).
  case paste(String)
  /// The screen has a new size, in cells.
  case resize(columns: Int, rows: Int)
  /// The terminal window got or lost the keyboard.
  case focus(Bool)
}
