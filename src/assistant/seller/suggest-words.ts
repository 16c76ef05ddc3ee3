import { LIMITS } from '#domain/limits.ts'
import { formatPrice } from '#domain/money.ts'
import {
  AUDIENCE_LABELS,
  type Audience,
  FEATURE_LABELS,
  FEATURES,
  VENUE_LABELS,
  type Venue,
} from '#domain/vocabulary.ts'
import { listWords, plainText } from '../explain/wording.ts'
import type { SellerDraft } from './draft.ts'

const NOUN: Record<SellerDraft['adType'], string> = {
  billboard: 'billboard',
  print: 'print ad space',
  digital: 'digital screen space',
  radio: 'radio spots',
  event: 'event sponsorship',
  social: 'social media placement',
}

/** A title from the draft's facts: medium, venue, place. Adds nothing the draft does not state. */
export function suggestTitle(draft: SellerDraft): string {
  const size = findSize(draft)
  const venue = draft.venue === null ? '' : `${venueWord(draft.venue)} `
  const where = plainText(draft.location.text)
  const title = `${size ? `${size} ` : ''}${venue}${NOUN[draft.adType]}${where ? ` in ${where}` : ''}`
  return capital(title).slice(0, LIMITS.title.max)
}

/** Sentences from the draft's facts, in the order buyers read them; figures only as the seller states them. */
export function suggestDescription(draft: SellerDraft, audiences: readonly Audience[]): string {
  const where = plainText(draft.location.text)
  const own = plainText(draft.description)
  const folded = own.toLowerCase()
  const names = audiences.map((id) => AUDIENCE_LABELS[id].toLowerCase())
  const sentences = [
    `${capital(NOUN[draft.adType])}${draft.venue === null ? '' : ` in a ${venueWord(draft.venue)} setting`}${where ? ` in ${where}` : ''}, for ${draft.listingType}.`,
    names.every((name) => folded.includes(name)) ? '' : `Seen by ${listWords(names, 'and')}.`,
    ...draft.specs.map(({ label, value }) => `${plainText(label)}: ${plainText(value)}.`),
    draft.features.length ? `Features: ${listWords(draft.features.map(featureWord), 'and')}.` : '',
    draft.price === null ? '' : `Price: ${formatPrice(draft.price, draft.interval)}.`,
    draft.availabilityStart === null ? '' : `Available from ${draft.availabilityStart}.`,
    draft.minContract === null ? '' : `Minimum contract: ${plainText(draft.minContract)}.`,
  ]
  // idempotent: applying a suggestion again adds nothing twice
  const [opening = '', ...rest] = sentences.map((sentence) =>
    folded.includes(sentence.toLowerCase()) ? '' : sentence,
  )
  return [opening, own, ...rest].filter(Boolean).join(' ').slice(0, LIMITS.description.max)
}

const SIZE =
  /\b(\d{1,5}(?:\.\d{1,3})?)\s{0,3}(?:ft|feet|foot|')?\s{0,3}[x×]\s{0,3}(\d{1,5}(?:\.\d{1,3})?)\s{0,3}(?:ft|feet|foot|')/i

function findSize({ specs, description }: SellerDraft): string {
  const text = [...specs.map((spec) => `${spec.label} ${spec.value}`), description].join(' ')
  const match = SIZE.exec(text)
  return match ? `${match[1]} × ${match[2]} ft` : ''
}

function venueWord(venue: Venue): string {
  return VENUE_LABELS[venue].toLowerCase()
}

function featureWord(feature: string): string {
  const known = FEATURES.find((id) => id === feature)
  return known ? FEATURE_LABELS[known].toLowerCase() : plainText(feature).toLowerCase()
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
