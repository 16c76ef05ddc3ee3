import { hasContact } from '#domain/contacts.ts'
import { LIMITS } from '#domain/limits.ts'
import type { Tongue } from '../converse/language.ts'
import { plainText } from '../explain/wording.ts'
import { CONTACT_LEAD, PLACE_JOINT, THINGS, TITLE_END, TITLE_LEAD } from '../lexicon/seller-words.ts'
import { foldText } from '../understand/words/tokenize.ts'
import type { SellerDraft } from './draft.ts'
import { readUntrue } from './split-text.ts'
import { suggestDescription, suggestTitle } from './suggest-words.ts'

export interface WriteInput {
  /** What is told of the space, as written. */
  told: readonly string[]
  /** Wishes for what is not so: of them the true figure is told. */
  untrue: readonly string[]
  /** Facts of the text; null while the medium is unknown. */
  draft: SellerDraft | null
  place: string | null
  /** Whole dollars; it has a field of its own, and goes out of the words. */
  price: number | null
  tongue: Tongue
}

const TITLE_WORDS = { least: 1, most: 11 }

/** A title in the seller's own words: what the thing is called, and where it stands; null where they name no thing. */
export function writeTitle(input: WriteInput): string | null {
  for (const sentence of input.told)
    for (const part of sentence.split(/,\s+|[;:]\s|\s[-–]\s|\.\s*$/)) {
      const title = nameIn(part, input)
      if (title) return title
    }
  const { draft, tongue } = input
  return draft && (tongue === 'es' ? suggestSpanishTitle(draft) : suggestTitle({ ...draft, title: '' }))
}

function nameIn(part: string, { place, tongue }: WriteInput): string | null {
  let name = plainText(part)
  for (let lead = TITLE_LEAD.exec(name); lead; lead = TITLE_LEAD.exec(name)) name = name.slice(lead[0].length)
  name = name.replace(TITLE_END, '').replace(/[.!?,;:\s]+$/, '')
  const count = name.split(/\s+/).filter(Boolean).length
  const isName = THINGS.test(foldText(name)) && !hasContact(name) && !/[$?@]|\d{3}[-. ]\d{4}|\d$/.test(name)
  if (!isName || count < TITLE_WORDS.least || count > TITLE_WORDS.most) return null
  const placed = withPlace(name, place, PLACE_JOINT[tongue])
  if (placed.length < LIMITS.title.min) return null
  return (placed.charAt(0).toUpperCase() + placed.slice(1)).slice(0, LIMITS.title.max)
}

function withPlace(name: string, place: string | null, joint: string): string {
  if (place === null) return name
  const at = foldText(name).indexOf(foldText(place))
  if (at < 0) return `${name} ${joint} ${place}`
  return name.slice(at, at + place.length).length === place.length && foldText(name).length === name.length
    ? `${name.slice(0, at)}${place}${name.slice(at + place.length)}`
    : name
}

const SPANISH_NOUN: Record<SellerDraft['adType'], string> = {
  billboard: 'Valla publicitaria',
  print: 'Espacio en prensa',
  digital: 'Pantalla digital',
  radio: 'Cuñas de radio',
  event: 'Patrocinio de evento',
  social: 'Publicación en redes sociales',
}

function suggestSpanishTitle({ adType, location }: SellerDraft): string {
  const where = plainText(location.text)
  return `${SPANISH_NOUN[adType]}${where ? ` en ${where}` : ''}`.slice(0, LIMITS.title.max)
}

/** The seller's own sentences, told once and closed, without the price; from facts alone where nothing is told. */
export function writeDescription(input: WriteInput): string | null {
  const told = [...input.told, ...input.untrue.map((wish) => readUntrue(wish).phrase)]
  const own = told
    .map((sentence) => tidy(withoutPrice(withoutContacts(sentence), input.price)))
    .filter(Boolean)
  const text = [...new Set(own)].join(' ')
  if (text.length >= LIMITS.description.min) return text.slice(0, LIMITS.description.max)
  const { draft, tongue } = input
  if (!draft) return null
  if (tongue === 'es')
    return `${suggestSpanishTitle(draft)}, ${draft.listingType === 'sale' ? 'en venta' : 'en renta'}.`
  return suggestDescription({ ...draft, description: '', features: [] }, [])
}

/** Shorter is the rest of a sentence that told nothing but how to reach somebody. */
const LEAST_REST = 3

/** A sentence without what takes buyers elsewhere: listings are rejected for telephone numbers and links. */
function withoutContacts(sentence: string): string {
  if (!hasContact(sentence)) return sentence
  const parts = sentence.split(/,\s+|;\s+|\s[-–]\s/).map((part) => {
    if (!hasContact(part)) return part
    const rest = part.replace(CONTACT_LEAD, '').trim()
    return hasContact(rest) || rest.split(/\s+/).length < LEAST_REST ? '' : rest
  })
  return parts.filter(Boolean).join(', ')
}

const PRICE_PART =
  /^(?:(?:i|we|and|y)\s+)?(?:(?:am|are)\s+)?(?:(?:(?:the|my|our)\s+)?(?:ask(?:ing)?|pido|pedimos|price|rent|rate|precio|renta|for|por|at)\s*(?:is|es|de)?\s*)?\$?(\d[\d,]*(?:\.\d+)?)\s*k?\s*(?:dollars|usd|bucks|dólares|dolares)?\s*(?:(?:\/|per\b|an?\b|por\b|al?\b|every\b|each\b|cada\b|for\b)\s*[\p{L}\d ]{1,24}|(?:dai|week|month|quarter|year)ly)?$/iu

/** "…, vinyl 30x70, $400 a month" without its last part: prices change, and have their own field. */
function withoutPrice(sentence: string, price: number | null): string {
  if (price === null) return sentence
  const parts = sentence.replace(/[.!\s]+$/, '').split(/,\s+/)
  const kept = parts.filter((part) => {
    const [, amount = ''] = PRICE_PART.exec(part.trim()) ?? []
    return amount === '' || Number(amount.replaceAll(',', '')) !== price
  })
  return kept.length === parts.length ? sentence : kept.join(', ')
}

/** One line, begun with a capital and closed with a stop; the words stay. */
function tidy(sentence: string): string {
  const line = plainText(sentence)
    .replace(/^(?:hi|hello|hey|hola)\b[ ,!.]*/i, '')
    .replace(/\s+([,.;:!?])/g, '$1')
    .trim()
  if (!/\p{L}/u.test(line)) return ''
  const closed = /[.!?:…]$/.test(line) ? line : `${line}.`
  return closed.charAt(0).toUpperCase() + closed.slice(1)
}
