import type { AssistantListing } from '../listing.ts'
import { byScore, type ScoredListing } from './scored-listing.ts'

/** Maximum share of one seller's spaces in an answer, as long as others match too. */
const MAX_SHARE = 0.4

/**
 * Diversifies a list sorted best first: the best `limit` matches, with each seller capped at a share of the answer; the
 * rest of theirs only fill places nobody else takes. Stays sorted.
 */
export function pickDiverse<L extends AssistantListing>(
  sorted: readonly ScoredListing<L>[],
  limit: number,
): ScoredListing<L>[] {
  const most = Math.max(2, Math.ceil(limit * MAX_SHARE))
  const bySeller = new Map<number, number>()
  const picked: ScoredListing<L>[] = []
  const spare: ScoredListing<L>[] = []
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
