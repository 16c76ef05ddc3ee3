import type { SellerDraft } from './draft.ts'
import { REQUIRED_FACTS } from './required-facts.ts'

export interface MissingFact {
  /** Field of the form: a specification's label, or one of the form's own fields. */
  field: string
  text: string
}

export const SET_A_PRICE = 'Price: set a price and its interval.'

/** Facts buyers of this medium need that the draft lacks. Never guesses them. */
export function listMissingFacts(draft: SellerDraft): MissingFact[] {
  const text = [
    draft.title,
    draft.description,
    ...draft.features,
    ...draft.specs.map(({ label, value }) => `${label} ${value}`),
  ].join(' \n ')
  const medium = REQUIRED_FACTS[draft.adType]
    .filter(({ pattern }) => !pattern.test(text))
    .map(({ label, ask }) => ({ field: label, text: `Specifications, ${label}: add ${ask}.` }))
  return [...medium, ...ownFields(draft)]
}

function ownFields(draft: SellerDraft): MissingFact[] {
  const missing: MissingFact[] = []
  const isSale = draft.listingType === 'sale'
  if (draft.price === null)
    missing.push({ field: 'Price', text: isSale ? 'Price: set a price.' : SET_A_PRICE })
  if (draft.location.text.trim() === '')
    missing.push({ field: 'Location', text: 'Location: name the place.' })
  if (draft.targetMarket.length === 0)
    missing.push({ field: 'Target audience', text: 'Target audience: choose who sees it.' })
  if (draft.audienceValue === null)
    missing.push({
      field: 'Audience',
      text: 'Audience: add a figure, its period and what it rests on; leave it out if you do not know it.',
    })
  if (draft.availabilityStart === null)
    missing.push({ field: 'Dates', text: 'Dates: say from when it is free.' })
  if (draft.minContract === null && !isSale)
    missing.push({ field: 'Minimum contract', text: 'Minimum contract: say the shortest booking.' })
  return missing
}
