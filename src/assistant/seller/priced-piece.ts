import type { SellerDraft } from './draft.ts'

/** What is priced by the piece in the trade, whatever interval the form holds. */
const PIECE =
  /\$\s?(\d[\d,]*)(?:\.\d+)?\s*(?:\/|per|an?|each|for (?:an?|each|one)|pro)\s*(spot|issue|insertion|post|episode|mention|read|play|flyer|thousand)\b/gi

/** The piece a draft's own words price, `spot` of "$45 per spot"; null when its price is for a time. */
export function findPricedPiece({
  title,
  description,
  specs,
  price,
}: Pick<SellerDraft, 'title' | 'description' | 'specs' | 'price'>): string | null {
  const words = [title, description, ...specs.map(({ value }) => value)].join('\n')
  for (const [, amount, piece] of words.matchAll(PIECE))
    if (price === null || Number(amount!.replaceAll(',', '')) === price) return piece!.toLowerCase()
  return null
}
