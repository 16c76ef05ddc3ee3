import type { AssistantListing } from '../listing.ts'
import { byScore, type ScoredListing } from './scored-listing.ts'

/** Maximum share of one seller's spaces in an answer, as long as others match too. */
const MAX_SHARE = 0.4

/**
 * As {@link pickDiverse}, for a list whose spaces serve one of several places each (`null` none): each place has half of an
 * equal share for certain, as far as spaces serve it; the rest goes to the best.
 */
export function pickForPlaces<L extends AssistantListing, M extends ScoredListing<L>>(
  sorted: readonly M[],
  limit: number,
  serves: (match: M) => string | null,
): M[] {
  const byPlace = Map.groupBy(sorted, serves)
  byPlace.delete(null)
  if (byPlace.size < 2) return pickDiverse<L, M>(sorted, limit)
  const share = Math.max(1, Math.floor(limit / byPlace.size / 2))
  const certain = new Set([...byPlace.values()].flatMap((matches) => pickDiverse<L, M>(matches, share)))
  const others = sorted.filter((match) => !certain.has(match))
  return [...certain, ...pickDiverse<L, M>(others, limit - certain.size)].sort(byScore)
}

/**
 * Diversifies a list sorted best first: the best `limit` matches, with each seller capped at a share of the answer; the
 * rest of theirs only fill places nobody else takes. Stays sorted.
 */
export function pickDiverse<L extends AssistantListing, M extends ScoredListing<L>>(
  sorted: readonly M[],
  limit: number,
): M[] {
  const most = Math.max(2, Math.ceil(limit * MAX_SHARE))
  const bySeller = new Map<number, number>()
  const picked: M[] = []
  const spare: M[] = []
  for (const match of sorted) {
    const count = bySeller.get(match.listing.sellerId) ?? 0
    if (picked.length === limit) break
    if (count >= most) spare.push(match)
    else {
      picked.push(match)
      bySeller.set(match.listing.sellerId, count + 1)
    }
  }
  const filled = [...picked, ...spare.slice(0, limit - picked.length)]
  return filled.sort(byScore)
}
