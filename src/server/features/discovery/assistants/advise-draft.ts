import type { Market } from '#assistant/market.ts'
import { adviseSeller, type SellerAdvice } from '#assistant/seller/advise-seller.ts'
import type { SellerDraft } from '#assistant/seller/draft.ts'
import { readLikeness } from '#domain/listings/comparable.ts'
import type { AppContext } from '../../../context.ts'
import { compareLike } from './compare-like.ts'

/** Advice on a draft, its price beside other sellers' spaces that are like it. */
export async function adviseDraft(
  context: Pick<AppContext, 'db' | 'search'>,
  draft: SellerDraft,
  { market, sellerId }: { market: Market; sellerId: number | null },
): Promise<SellerAdvice> {
  const likeness = readLikeness({ specifications: draft.specs, audience: null })
  const { coordinates } = draft.location
  const compared = await compareLike(context, { ...draft, ...likeness, coordinates, sellerId })
  return adviseSeller(draft, { ...market, comparePrices: () => compared })
}
