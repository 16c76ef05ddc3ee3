/** Set intersection, in the order of the first list; linear, because lists hold up to ten thousand ids. */
export function intersect(lists: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = lists
  const sets = others.map((list) => new Set(list))
  return first.filter((id) => sets.every((set) => set.has(id)))
}
