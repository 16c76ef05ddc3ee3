import type { SellerDraft } from './draft.ts'

/** What is priced by the piece in the trade, whatever interval the form holds. */
const PIECE =
  /(\$\s?)?(?<![\d,.])(\d[\d,]*)(?:\.\d+)?\s*(?:\/|per|an?|each|for (?:an?|each|one)|pro)\s*(spot|issue|insertion|post|episode|mention|read|play|flyer|thousand)\b/gi

/** "40 an episode" is a price, "2 per issue" a count. */
const LEAST_BARE = 5

/** The piece a draft's own words price, `spot` of "$45 per spot"; null when its price is for a time. */
export function findPricedPiece({
  title,
  description,
  specs,
  price,
}: Pick<SellerDraft, 'title' | 'description' | 'specs' | 'price'>): string | null {
  const words = [title, description, ...specs.map(({ value }) => value)].join('\n')
  for (const [, currency, amount, piece] of words.matchAll(PIECE)) {
    const dollars = Number(amount!.replaceAll(',', ''))
    const isPrice = price === null ? currency !== undefined || dollars >= LEAST_BARE : dollars === price
    if (isPrice) return piece!.toLowerCase()
  }
  return null
}
