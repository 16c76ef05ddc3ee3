/** Indexes of rows, inclusive. */
interface Range {
  first: number
  last: number
}

/**
 * Which rows are drawn whole: those that were, and so many more, the visible ones first. A jump brings thirty rows into sight, and all
 * of their cells take longer than a frame.
 * @param drawn indexes of the rows that are drawn, in order
 * @param before those that were whole
 */
export function chooseWhole(
  drawn: readonly number[],
  before: ReadonlySet<number>,
  { visible, most }: { visible: Range; most: number },
): Set<number> {
  const whole = new Set(drawn.filter((index) => before.has(index)))
  const rest = drawn.filter((index) => !before.has(index))
  const isVisible = (index: number) => visible.first <= index && index <= visible.last
  const inTurn = [...rest.filter(isVisible), ...rest.filter((index) => !isVisible(index))]
  for (const index of inTurn.slice(0, most)) whole.add(index)
  return whole
}
