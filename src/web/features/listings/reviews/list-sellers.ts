import type { Revision } from '#contract/listings/listings-revisions.ts'
import { sellerLabel } from '#domain/listings/seller-label.ts'
import { required } from '#domain/required.ts'
import { MAX_AT_ONCE } from './bulk-bar.tsx'

/** Sellers named by a button of their own: those with several edits, the most first. */
const MAX_SELLERS = 4

/** None when all edits are one seller's. */
export function listSellers(revisions: readonly Revision[]): { name: string; ids: number[] }[] {
  const groups = Map.groupBy(revisions, ({ listing }) => listing.sellerId)
  if (groups.size < 2) return []
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .sort((a, b) => b.length - a.length)
    .slice(0, MAX_SELLERS)
    .map((own) => {
      const { seller } = required(own[0]).listing
      return { name: sellerLabel(seller), ids: own.slice(0, MAX_AT_ONCE).map(({ id }) => id) }
    })
}
