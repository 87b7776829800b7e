/// Where an item lies on screen, in points, and which way what lies in it reads.
struct Placement {
  var frame: CGRect
  var direction: LayoutDirection

  /// Where `child` lies, which stands in the item placed here.
  func child(_ child: LayoutItem) -> Placement {
    let own = child.frame
    let x =
      switch direction {
      case .leftToRight: frame.minX + own.minX
      case .rightToLeft: frame.maxX - own.maxX
      }
    return Placement(
      frame: CGRect(
        origin: CGPoint(x: x, y: frame.minY + own.minY), size: own.size),
      direction: child.direction ?? direction)
  }
}
