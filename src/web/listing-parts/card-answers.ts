import type { SellerAnswers } from '#contract/listings/listings.ts'

/** What a card says of its seller's answers. */
export interface CardAnswers {
  label: string
  buyers: number
  isPrompt?: true
  awayUntil?: string
}

/** Nothing of those nobody has measured. A page carries it for each of its cards, so what is not so is left out. */
export function toCardAnswers(answers: SellerAnswers): CardAnswers | undefined {
  const { label, buyers, isMeasured, isPrompt, awayUntil } = answers
  if (!isMeasured && !awayUntil) return undefined
  return { label, buyers, ...(isPrompt && { isPrompt }), ...(awayUntil && { awayUntil }) }
}
