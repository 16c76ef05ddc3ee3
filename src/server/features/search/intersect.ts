/** Ids that stand in every list, in the order of the first; linear, for lists hold up to ten thousand. */
export function intersect(lists: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = lists
  const sets = others.map((list) => new Set(list))
  return first.filter((id) => sets.every((set) => set.has(id)))
}
