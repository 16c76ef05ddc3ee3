import { findArtwork, findLeadTime, findProductionTime, LEAD_LABEL } from './contradicted-work.ts'
import { formatStatedSize, isSameSize, readSizes, type StatedSize } from './read-size.ts'
import type { ContradictedField, Contradiction, Found, SaidTwice, TextField } from './said-twice.ts'
import { readPriceIn, readSetupFeesIn } from './stated-money.ts'

const TEXTS = ['title', 'description', 'locationDetails'] as const

/**
 * Where a text says another thing than the typed fact beside it. Only what is read surely counts: a text with two sizes, two
 * prices or a figure that may be something else says nothing.
 */
export function findContradictions(said: SaidTwice): Contradiction[] {
  const inTexts = TEXTS.flatMap((where) => {
    const text = said[where] ?? ''
    if (text === '') return []
    return FINDERS.flatMap((find) => {
      const found = find(text, said, where)
      return found ? [{ ...found, where }] : []
    })
  })
  return [...inTexts, ...findInFacts(said)]
}

/** What a fact says otherwise than what is set for bookings. */
function findInFacts(said: SaidTwice): Contradiction[] {
  if (!said.booked) return []
  return said.specifications.flatMap(({ label, value }) => {
    // "Cancellation notice: 30 days" is another time
    if (!LEAD_LABEL.test(label)) return []
    const found = findLeadTime(`${label}: ${value}`, said)
    const mend = { field: 'specification' as const, label, value: found?.typed ?? '' }
    return found ? [{ ...found, where: 'specifications' as const, mend }] : []
  })
}

type Finder = (text: string, said: SaidTwice, where: TextField) => Found

const SIZE_LABEL = /^(?:size|dimensions|face size)$/i

function findSize(text: string, { specifications }: SaidTwice): Found {
  const fact = specifications.find(({ label }) => SIZE_LABEL.test(label))
  const stated = fact && onlyOne(readSizes(text), isSameSize)
  const typed = stated && onlyOne(readSizes(fact.value), isSameSize)
  if (!fact || !stated || !typed || isSameSize(stated, typed)) return undefined
  const value = formatStatedSize(stated)
  const mend = { field: 'specification', label: fact.label, value } as const
  return { field: 'size', text: value, typed: fact.value, mend }
}

/** The one that all of them are; nothing where they differ. */
function onlyOne(
  sizes: StatedSize[],
  isSame: (a: StatedSize, b: StatedSize) => boolean,
): StatedSize | undefined {
  const [first, ...more] = sizes
  return first && more.every((one) => isSame(first, one)) ? first : undefined
}

function findPrice(text: string, { price, interval }: SaidTwice): Found {
  const stated = readPriceIn(text)
  if (price === null || !stated || stated.interval !== interval || stated.dollars === price) return undefined
  const mend = { field: 'price', value: stated.dollars } as const
  return { field: 'price', text: dollars(stated.dollars), typed: dollars(price), mend }
}

function findSetupFee(text: string, { setupFee }: SaidTwice): Found {
  const [stated, ...more] = readSetupFeesIn(text)
  if (setupFee === null || stated === undefined || more.length > 0 || stated === setupFee) return undefined
  const mend = { field: 'setupFee', value: stated } as const
  return { field: 'setupFee', text: dollars(stated), typed: dollars(setupFee), mend }
}

const TERM =
  /\b(?:minimum(?: (?:contract|term|booking|flight))?(?: of|:| is)? (\d{1,3})[ -](day|week|month|year)s?|(\d{1,3})[ -](day|week|month|year)s? (?:minimum|min\b))/gi
const PLAIN_TERM = /^(\d{1,3})[ -](day|week|month|year)s?(?: (?:minimum|min\.?))?$/i

function findMinimum(text: string, { minContract }: SaidTwice): Found {
  const [, count, unit] = PLAIN_TERM.exec(minContract?.trim() ?? '') ?? []
  const stated = new Set(
    [...text.matchAll(TERM)].map(([, a, b, c, d]) => termWords(Number(a ?? c), (b ?? d ?? '').toLowerCase())),
  )
  const [term] = stated
  if (!count || !unit || term === undefined || stated.size > 1) return undefined
  const typed = termWords(Number(count), unit.toLowerCase())
  // 4 weeks and a month are near enough to be meant alike
  if (term === typed || term.split(' ')[1]?.[0] !== typed.split(' ')[1]?.[0]) return undefined
  return { field: 'minContract', text: term, typed, mend: { field: 'minContract', value: term } }
}

function termWords(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** Of titles alone: a description may speak of what the buyer sells. */
function findListingType(text: string, { listingType }: SaidTwice, where: TextField): Found {
  if (where !== 'title') return undefined
  const isSale = /\bfor sale\b/i.test(text)
  const isRent = /\bfor (?:rent|lease)\b/i.test(text)
  if (isSale === isRent || isSale === (listingType === 'sale')) return undefined
  const words = { sale: 'For Sale', rent: 'For Rent' }
  const stated = isSale ? 'sale' : 'rent'
  const mend = { field: 'listingType', value: stated } as const
  return { field: 'listingType', text: words[stated], typed: words[listingType], mend }
}

const ZIP = /\b[A-Z]{2},? (\d{5})(?:-\d{4})?\b/g

function findPostalCode(text: string, { location, address }: SaidTwice): Found {
  const stated = zipsIn(text)
  const typed = zipsIn(`${location}\n${address ?? ''}`)
  const [zip] = stated
  const [own] = typed
  if (stated.length !== 1 || typed.length !== 1 || zip === undefined || own === undefined) return undefined
  return zip === own ? undefined : { field: 'postalCode', text: zip, typed: own }
}

function zipsIn(text: string): string[] {
  return [...new Set([...text.matchAll(ZIP)].flatMap(([, zip]) => zip ?? []))]
}

const SPOT = /(?<![\d:]):(\d{2})\b(?= spots?)|\b(\d{1,3})[ -]sec(?:ond)?s?\b(?= (?:spots?|slots?|ads?)\b)/gi
const SPOT_LABEL = /^(?:spot|slot|ad) length$/i
const SECONDS = /^:?(\d{1,3}) ?(?:s|sec|secs|seconds?)?$/i

function findSpotLength(text: string, { specifications }: SaidTwice): Found {
  const fact = specifications.find(({ label }) => SPOT_LABEL.test(label))
  const typed = Number(SECONDS.exec(fact?.value.trim() ?? '')?.[1])
  const stated = new Set([...text.matchAll(SPOT)].map(([, a, b]) => Number(a ?? b)))
  const [seconds] = stated
  if (!fact || !typed || stated.size !== 1 || seconds === undefined || seconds === typed) return undefined
  const value = `${seconds} seconds`
  const mend = { field: 'specification', label: fact.label, value } as const
  return { field: 'spotLength', text: value, typed: fact.value, mend }
}

const LIGHT_LABEL = /^(?:illumination|illuminated|illum|lit|lights|lighting)$/i
const UNLIT = /\b(?:unlit|not lit|non[- ]?illuminated|not illuminated|no lights)\b/i
const LIT = /\b(?:illuminated|lit (?:all|at|from|until|24)|front[- ]?lit|back[- ]?lit|lighted)\b/i

function findIllumination(text: string, { specifications }: SaidTwice): Found {
  const fact = specifications.find(({ label }) => LIGHT_LABEL.test(label))
  const typed = fact && lightOf(fact.value, /^(?:yes|y|lit\b)/i, /^(?:no|n|none)$/i)
  const stated = lightOf(text)
  if (!fact || stated === undefined || typed === undefined || stated === typed) return undefined
  const value = stated ? 'Illuminated' : 'Not illuminated'
  const mend = { field: 'specification', label: fact.label, value } as const
  return { field: 'illumination', text: value, typed: fact.value, mend }
}

function lightOf(text: string, yes?: RegExp, no?: RegExp): boolean | undefined {
  const isUnlit = UNLIT.test(text) || (no?.test(text.trim()) ?? false)
  const isLit = LIT.test(text.replace(UNLIT, '')) || (yes?.test(text.trim()) ?? false)
  return isUnlit === isLit ? undefined : isLit
}

function dollars(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}

const FINDERS: readonly Finder[] = [
  findSize,
  findPrice,
  findSetupFee,
  findMinimum,
  findListingType,
  findPostalCode,
  findSpotLength,
  findIllumination,
  findLeadTime,
  findProductionTime,
  findArtwork,
]

const FIELD_WORDS: Record<ContradictedField, string> = {
  size: 'the size',
  price: 'the price',
  setupFee: 'the setup fee',
  minContract: 'the minimum contract',
  listingType: 'the kind of listing',
  postalCode: 'the ZIP code',
  spotLength: 'the spot length',
  illumination: 'the illumination',
  leadTime: 'the lead time',
  productionTime: 'the production time',
  artwork: 'the artwork requirements',
}
const TEXT_WORDS: Record<TextField, string> = {
  title: 'title',
  description: 'description',
  locationDetails: 'location details',
  specifications: 'list of specifications',
}

/** `The description says 10 × 20 ft, the size 14 × 48 ft` */
export function describeContradiction({ field, where, text, typed }: Contradiction): string {
  return `The ${TEXT_WORDS[where]} says ${text}, ${FIELD_WORDS[field]} ${typed}`
}

/** The same of many spaces at once. */
export function nameContradiction({ field, where }: Contradiction): string {
  return `the ${TEXT_WORDS[where]} says otherwise than ${FIELD_WORDS[field]}`
}
