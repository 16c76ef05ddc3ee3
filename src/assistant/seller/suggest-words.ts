import { LIMITS } from '#domain/limits.ts'
import {
  AUDIENCE_LABELS,
  type Audience,
  FEATURE_LABELS,
  FEATURES,
  VENUE_LABELS,
  type Venue,
} from '#domain/vocabulary.ts'
import { listWords, plainText } from '../explain/wording.ts'
import { findSizes, isInFeet } from '../understand/slots/sizes.ts'
import type { SellerDraft } from './draft.ts'

const NOUN: Record<SellerDraft['adType'], string> = {
  billboard: 'billboard',
  print: 'print ad space',
  digital: 'digital screen space',
  radio: 'radio spots',
  event: 'event sponsorship',
  social: 'social media placement',
}

/** Words a title needs to say what it is: shorter ones leave buyers guessing. */
const GOOD_TITLE = { words: 3, characters: 12 }

/** Whether a seller's own title says enough to be kept. */
function isGoodTitle(title: string): boolean {
  const words = title.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word))
  const isShouted = title === title.toUpperCase()
  return words.length >= GOOD_TITLE.words && title.length >= GOOD_TITLE.characters && !isShouted
}

/** The seller's own title where it is good; else one from the draft's facts: medium, venue, place. Adds nothing the draft does not state. */
export function suggestTitle(draft: SellerDraft): string {
  const own = plainText(draft.title).trim()
  if (isGoodTitle(own)) return own.slice(0, LIMITS.title.max)
  const size = findSize(draft)
  const venue = draft.venue === null ? '' : `${venueWord(draft.venue)} `
  const where = placeName(draft)
  const title = `${size ? `${size} ` : ''}${venue}${NOUN[draft.adType]}${where ? ` in ${where}` : ''}`
  return capital(title).slice(0, LIMITS.title.max)
}

/** The place as the seller names it; a bare zip code is none to read. */
function placeName({ location }: SellerDraft): string {
  const text = plainText(location.text)
  return /\p{L}/u.test(text) ? text : ''
}

/** The seller's own words first and unchanged, then what they leave out; nothing that the page shows beside them anyway. */
export function suggestDescription(draft: SellerDraft, audiences: readonly Audience[]): string {
  const own = plainText(draft.description).trim()
  const folded = own.toLowerCase()
  const names = audiences.map((id) => AUDIENCE_LABELS[id].toLowerCase())
  const features = draft.features.map(featureWord).filter((name) => !folded.includes(name))
  const specs = draft.specs.filter(({ value }) => !folded.includes(plainText(value).toLowerCase()))
  const where = placeName(draft)
  const opening = `${capital(NOUN[draft.adType])}${draft.venue === null ? '' : ` in a ${venueWord(draft.venue)} setting`}${where ? ` in ${where}` : ''}, for ${draft.listingType}.`
  const sentences = [
    own || opening,
    names.every((name) => folded.includes(name)) ? '' : `Seen by ${listWords(names, 'and')}.`,
    ...specs.map(({ label, value }) => `${plainText(label)}: ${plainText(value)}.`),
    features.length ? `Features: ${listWords(features, 'and')}.` : '',
    draft.minContract === null || folded.includes(plainText(draft.minContract).toLowerCase())
      ? ''
      : `Minimum contract: ${plainText(draft.minContract)}.`,
  ]
  return sentences.filter(Boolean).map(closed).join(' ').slice(0, LIMITS.description.max)
}

/** With a full stop, so that the next sentence can follow. */
function closed(sentence: string): string {
  return /[.!?:…]$/.test(sentence) ? sentence : `${sentence}.`
}

/** In feet, as large faces are called: "10 ft 6 in × 36 ft". */
function findSize({ specs, description, location }: SellerDraft): string {
  const text = [...specs.map((spec) => `${spec.label} ${spec.value}`), description].join(' ; ')
  return findSizes(text, [location.text]).find(isInFeet)?.words ?? ''
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
