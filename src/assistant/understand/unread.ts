import type { Criteria } from '#domain/discovery/criteria.ts'
import { BRIEF_HEADINGS } from '../lexicon/brief-words.ts'
import { BUSINESS_HEADS } from '../lexicon/business-words.ts'
import {
  AMOUNT_FILLERS,
  BOUNDS_AFTER,
  BOUNDS_BEFORE,
  BUDGET_WORDS,
  COUNT_NOUNS,
} from '../lexicon/money-words.ts'
import { PLACE_RULED_OUT } from '../lexicon/place-words.ts'
import { ASKING_WORDS, PHRASE_JOINTS, ROAD_LETTERS } from '../lexicon/request-words.ts'
import { TURN_WORDS } from '../lexicon/turn-words.ts'
import type { KnownPlace } from '../places.ts'
import { isFree, type Reading, roleOf } from './reading.ts'
import { refusalAt } from './roles/direct-refusal.ts'
import { rankedBelow } from './roles/grammar/preferences.ts'
import { listMentions, type Mention } from './roles/mentions.ts'
import { findAudiences } from './slots/audiences.ts'
import { findFeatures } from './slots/features.ts'
import { isFormat } from './slots/formats.ts'
import { findListingTypes } from './slots/listing-type.ts'
import { isNarrow } from './slots/media.ts'
import type { SizeMention } from './slots/sizes.ts'
import { findAmounts } from './words/numbers.ts'
import { buildLexicon, findPhrases } from './words/phrases.ts'
import type { Token } from './words/tokenize.ts'

/** Words of a request that no criterion was read from, as they were written. */
export interface Unread {
  text: string
  /** What the asker runs ("bakery"): it tells who asks rather than what for. */
  isBusiness: boolean
}

interface Read {
  criteria: Criteria
  places: readonly KnownPlace[]
  sizes: readonly SizeMention[]
}

/** What an answer names as not used: what the asker runs tells who asks, and is nobody's limit. */
export function listUnused(unread: readonly Unread[]): string[] {
  return unread.flatMap(({ isBusiness, text }) => (isBusiness ? [] : [text]))
}

const MAX_PHRASES = 5
const MAX_CHARS = 60
/** So many joints between two unread words. */
const MAX_GAP = 2

const TURNS = buildLexicon(TURN_WORDS)
const BOUNDS = buildLexicon([...BOUNDS_BEFORE, ...BOUNDS_AFTER])

/** The parts of the text that no criterion came from, in order; small words of asking are nobody's wish. */
export function listUnread(reading: Reading, read: Read): Unread[] {
  const isRead = markRead(reading, read)
  const phrases: Unread[] = []
  for (let start = 0; start < isRead.length; start++) {
    if (isRead[start]) continue
    const end = phraseEnd(reading.tokens, isRead, start)
    phrases.push(toUnread(reading, start, end))
    start = end - 1
  }
  return phrases.slice(0, MAX_PHRASES)
}

function markRead(reading: Reading, { criteria, places, sizes }: Read): boolean[] {
  const { tokens, items, asker, dated } = reading
  const isRead = tokens.map(
    (token, i) =>
      dated[i] === true ||
      items[i] === true ||
      asker[i] === true ||
      isSmall(token) ||
      isBriefHeading(reading, token) ||
      isOfPlace(reading, i, places),
  )
  const found = [
    ...findAudiences(tokens),
    ...findFeatures(tokens),
    ...findListingTypes(tokens),
    ...findPhrases(tokens, TURNS),
    ...findPhrases(tokens, BOUNDS),
    ...findAmounts(tokens).filter(({ value }) => value === criteria.priceMin || value === criteria.priceMax),
  ]
  const { used, setAside } = splitMentions(reading)
  for (const { start, end } of [...found, ...used]) isRead.fill(true, start, end)
  for (const { start, end } of setAside) isRead.fill(false, start, end)
  if (criteria.audiences.length > 0) markAges(tokens, isRead)
  reading.placeAt.forEach((at, i) => {
    if (at !== -1 && !isOfPlace(reading, i, places)) isRead[i] = asker[i] === true
  })
  tokens.forEach(({ start, end }, i) => {
    if (sizes.some((size) => start < size.end && size.start < end)) isRead[i] = true
  })
  return isRead
}

/** Only media can be refused in criteria: a venue, an audience or a feature refused, or any set aside, is not used. */
function splitMentions(reading: Reading): { used: Mention[]; setAside: Mention[] } {
  const mentions = listMentions(reading).filter(({ kind }) => kind !== 'deal' && kind !== 'place')
  const isLeftOpen = (mention: Mention) =>
    mention.kind === 'medium' &&
    roleOf(reading, 'medium', mention) === 'refused' &&
    isNarrow(reading.tokens, mention) &&
    !isFormat(reading.tokens, mention)
  const isUsed = (mention: Mention) => {
    const role = roleOf(reading, mention.kind, mention)
    return role === 'wanted' || (role === 'refused' && mention.kind === 'medium' && !isLeftOpen(mention))
  }
  const used = mentions.filter(isUsed)
  const below = rankedBelow(reading, mentions)
  const setAside = mentions.filter(
    (mention) =>
      !used.some(
        (one) =>
          one === mention ||
          (one.value === mention.value && !isLeftOpen(mention)) ||
          (one.start < mention.end && mention.start < one.end),
      ) &&
      isFree(reading, mention.start, mention.end) &&
      !below.has(mention.start),
  )
  return { used, setAside }
}

function isSmall({ kind, text, stem }: Token): boolean {
  if (kind === 'mark' || kind === 'date') return true
  return (
    ASKING_WORDS.has(text) || ASKING_WORDS.has(stem) || AMOUNT_FILLERS.has(text) || BUDGET_WORDS.has(text)
  )
}

const HEADINGS: ReadonlySet<string> = new Set(BRIEF_HEADINGS.flatMap(({ phrases }) => phrases))

/** "GEO Kent, FLIGHT Jan 4": it says what the words behind it are. */
function isBriefHeading({ text }: Reading, { text: word, start, end }: Token): boolean {
  return HEADINGS.has(word) && /^[A-Z]{3,}$/.test(text.slice(start, end)) && /[a-z]/.test(text)
}

/** Names of places count as read when they name a place of the request. */
function isOfPlace(reading: Reading, i: number, asked: readonly KnownPlace[]): boolean {
  const named = reading.places[reading.placeAt[i] ?? -1]?.place
  return named !== undefined && asked.some(({ name }) => name === named.name)
}

/** "ages 25 to 40", "55+". */
function markAges(tokens: readonly Token[], isRead: boolean[]): void {
  tokens.forEach(({ value }, i) => {
    if (value !== undefined && value >= 13 && value <= 99) isRead[i] = true
  })
}

function phraseEnd(tokens: readonly Token[], isRead: readonly boolean[], start: number): number {
  let end = start + 1
  const noun = tokens[end]
  if (tokens[start]?.kind === 'number' && noun && COUNT_NOUNS.has(noun.stem)) end += 1
  for (let i = end; i <= end + MAX_GAP && i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (token.sentence !== tokens[start]?.sentence) break
    if (!isRead[i]) end = i + 1
    else if (!PHRASE_JOINTS.has(token.text)) break
  }
  return end
}

function toUnread({ text, tokens }: Reading, start: number, end: number): Unread {
  const isRuledOut = start > 0 && PLACE_RULED_OUT.has((tokens[start - 1] as Token).text)
  const refusal = refusalAt(tokens, start)
  const from = (tokens[refusal ?? (isRuledOut ? start - 1 : roadStart(tokens, start))] as Token).start
  const words = text.slice(from, (tokens[end - 1] as Token).end).trim()
  return {
    text: words.length > MAX_CHARS ? `${words.slice(0, MAX_CHARS - 1).trimEnd()}…` : words,
    isBusiness: tokens
      .slice(start, end)
      .every(
        ({ kind, text: word, stem }) =>
          kind !== 'number' && (BUSINESS_HEADS.has(stem) || BUSINESS_HEADS.has(word)),
      ),
  }
}

/** "I-5": the letters before a road's number. */
function roadStart(tokens: readonly Token[], start: number): number {
  if (tokens[start]?.kind !== 'number') return start
  const at = tokens[start - 1]?.text === '-' ? start - 2 : start - 1
  return ROAD_LETTERS.has(tokens[at]?.text ?? '') ? at : start
}
