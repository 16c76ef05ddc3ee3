import type { Listing } from '#contract/listings/listings.ts'
import type { SeenListing } from '#contract/listings/reviews.ts'

/** Id of each selected listing → the version that was seen when it was selected. */
export type Selected = ReadonlyMap<number, string>
type Seen = Pick<Listing, 'id' | 'updatedAt'>

export function select(selected: Selected, { id, updatedAt }: Seen, isSelected: boolean): Selected {
  const rest = [...selected].filter(([other]) => other !== id)
  return new Map(isSelected ? [...rest, [id, updatedAt]] : rest)
}

/** What is decided: a version that a refetch brought after the selection is not what the reviewer saw. */
export function listChosen(pending: readonly Seen[], selected: Selected): SeenListing[] {
  return pending.flatMap(({ id }) => {
    const updatedAt = selected.get(id)
    return updatedAt === undefined ? [] : [{ id, updatedAt }]
  })
}

/** @param most decided at once; the server refuses more */
export function selectAll(pending: readonly Seen[], most: number): Selected {
  return new Map(pending.slice(0, most).map(({ id, updatedAt }) => [id, updatedAt]))
}
