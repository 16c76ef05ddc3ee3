import { AD_TYPES, type AdType, type Venue } from '#domain/vocabulary.ts'
import {
  BEFORE_AM,
  BESIDE_OTHERS,
  BESIDE_ROAD,
  EVENT_AS_PLACE,
  EVENT_COMPOUNDS,
  EVENT_SPACES,
  KINDS_OF_OUTDOOR,
  OWNED_BY,
  PRINT_OBJECTS,
  ROADS,
  SCREEN_COMPOUNDS,
  SIGNS,
  SIZES,
  SPONSORED_AFTER,
} from '../../lexicon/media-context.ts'
import {
  BOARD_WORDS,
  MEDIA_WORDS,
  type MediaWord,
  NARROW_MEDIA,
  NOT_MEDIA_AFTER,
} from '../../lexicon/media-words.ts'
import { UNSURE_MEDIA_WORDS } from '../../lexicon/unsure-media-words.ts'
import { inOrder, isMark, type Reading, type Role, roleOf, wordAt } from '../reading.ts'
import { findOnce } from '../words/found-once.ts'
import { buildLexicon, findPhrases, matchAt, type PhraseMatch } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { findVenues, isBeside } from './venues.ts'

const LEXICON = buildLexicon<MediaWord | 'board'>([...MEDIA_WORDS, ...UNSURE_MEDIA_WORDS, ...BOARD_WORDS])

const NARROW = buildLexicon(NARROW_MEDIA)

/** "No magazines, posters in Kent": a word narrower than its medium, which its refusal leaves open. */
export function isNarrow(
  tokens: readonly Token[],
  { start, end }: Pick<PhraseMatch, 'start' | 'end'>,
): boolean {
  const match = matchAt(tokens, start, NARROW)
  return match !== undefined && match.end >= end
}

/** Every phrase that can name a medium, before negation and the asker's own business are considered. */
export const findMedia = findOnce((tokens): PhraseMatch<MediaWord>[] => {
  const matches = findPhrases(tokens, LEXICON)
  // looked for once and only where it matters: a text may be long
  const venues = matches.some(isByVenues) ? findVenues(tokens).filter(({ unsure }) => !unsure) : []
  return matches
    .map((match) => ({ ...match, value: mediumOf(tokens, match, venues) }))
    .filter((match) => isMedium(tokens, match))
})

/** Boards, and words that name a screen only now and then ("banner"), are what their venue makes them. */
function isByVenues({ value, unsure }: PhraseMatch<MediaWord | 'board'>): boolean {
  return value === 'board' || (value === 'digital' && unsure === true)
}

/** "LED board, Fife" is a billboard and "LED board in the arena" is none; "digital sign by the road" is one, too. */
function mediumOf(
  tokens: readonly Token[],
  match: PhraseMatch<MediaWord | 'board'>,
  venues: readonly PhraseMatch<Venue>[],
): MediaWord {
  if (match.value === 'board')
    return venues.some((venue) => isPlaceOf(tokens, match, venue)) ? 'digital' : 'digital-billboard'
  if (match.value !== 'digital') return match.value
  const { stem } = tokens[match.end - 1] as Token
  // Spanish puts the thing first: "pantalla LED"
  const isSign = SIGNS.has(stem) || /^(pantalla|letrero)$/.test((tokens[match.start] as Token).stem)
  if (isSign) return isByRoad(tokens, match.end) ? 'digital-billboard' : 'digital'
  // a banner on a field's fence is a sponsor's
  return stem === 'banner' && match.unsure && venues.some(({ value }) => value === 'stadium')
    ? 'event'
    : 'digital'
}

/** "My rink, my rules. LED board, Kent" and "between the casino and the mall" name no place of the board. */
function isPlaceOf(tokens: readonly Token[], board: PhraseMatch, { start }: PhraseMatch): boolean {
  if (tokens[start]?.sentence !== tokens[board.start]?.sentence) return false
  return !OWNED_BY.has(tokens[start - 1]?.text ?? '') && !isBeside(tokens, start)
}

function isByRoad(tokens: readonly Token[], at: number): boolean {
  // "pantalla LED grande de calle"
  const from = SIZES.has(tokens[at]?.text ?? '') ? at + 1 : at
  if (/^(de|en)$/.test(tokens[from]?.text ?? '') && tokens[from + 1]?.text === 'calle') return true
  if (!BESIDE_ROAD.has(tokens[from]?.text ?? '')) return false
  return [1, 2, 3].some((ahead) => ROADS.has(tokens[from + ahead]?.stem ?? ''))
}

/** The requested and the excluded media, each in the vocabulary's order. */
export function readMedia(reading: Reading): { adTypes: AdType[]; excludedAdTypes: AdType[] } {
  const wanted = new Set<AdType>()
  const refused = new Set<AdType>()
  for (const { types, role } of lastSaidOf(reading).values())
    for (const type of types) (role === 'refused' ? refused : wanted).add(type)
  return {
    adTypes: inOrder(AD_TYPES, wanted),
    excludedAdTypes: inOrder(AD_TYPES, refused).filter((type) => !wanted.has(type)),
  }
}

/**
 * What was said last of every word: "radio? no radio" refuses it, "I refused radio for years. Radio, please." wants it. Of
 * two words for a medium one may be wanted, which is then the medium: "magazines but no flyers".
 */
function lastSaidOf(reading: Reading): Map<string, { types: readonly AdType[]; role: Role }> {
  const said = new Map<string, { types: readonly AdType[]; role: Role }>()
  const media = findMedia(reading.tokens)
  const isSaidMore = toSaidMore(reading, media)
  for (const match of media) {
    if (match.value === 'out-of-home' && isSpecified(reading, match, isSaidMore)) continue
    const role = roleOf(reading, 'medium', match)
    if (role === 'aside' || (role === 'refused' && isNarrow(reading.tokens, match))) continue
    // "no DOOH" leaves what is painted
    const isRefused = role === 'refused' && match.value === 'digital-out-of-home'
    const isDigital = isRefused || isDigitalElsewhere(reading, match)
    const types = isDigital ? (['digital'] as const) : typesOf(match.value)
    said.set(`${types} ${wordOf(reading, match)}`, { types, role })
  }
  return said
}

/** "OOH in gyms", "out of home: walls": a venue or a billboard says more; "OOH + audio", "OOH, no radio" name it beside others. */
function isSpecified(reading: Reading, { start, end }: PhraseMatch, isSaidMore: () => boolean): boolean {
  const { items, tokens } = reading
  const isNamed = (at: number) => items[at] === true
  if (BESIDE_OTHERS.has(tokens[end]?.text ?? '') && isNamed(end + 1)) return false
  // "60% radio, 40% OOH", "radio, static OOH"
  const last = tokens[start - 1]?.text ?? ''
  const before = last === '%' ? start - 3 : KINDS_OF_OUTDOOR.has(last) ? start - 2 : start - 1
  if (BESIDE_OTHERS.has(tokens[before]?.text ?? '') && isNamed(before - 1)) return false
  return isSaidMore()
}

/** Whether another medium or a venue is asked for; found out once, and only for who speaks of out-of-home. */
function toSaidMore(reading: Reading, media: readonly PhraseMatch<MediaWord>[]): () => boolean {
  let found: boolean | undefined
  const look = () =>
    media.some(
      (one) => !one.unsure && one.value !== 'out-of-home' && roleOf(reading, 'medium', one) === 'wanted',
    ) ||
    findVenues(reading.tokens).some((venue) => !venue.unsure && roleOf(reading, 'venue', venue) === 'wanted')
  return () => {
    found ??= look()
    return found
  }
}

/** "DOOH in bars" is no billboard. */
function isDigitalElsewhere(reading: Reading, match: PhraseMatch<MediaWord>): boolean {
  const { start, end, value } = match
  return (
    value === 'digital-out-of-home' && reading.items.some((isItem, i) => isItem && (i < start || i >= end))
  )
}

function wordOf(reading: Reading, match: PhraseMatch<MediaWord>): string {
  return (reading.tokens[match.start] as Token).stem
}

function typesOf(word: MediaWord): AdType[] {
  if (word === 'out-of-home') return ['billboard']
  if (word === 'digital-out-of-home' || word === 'digital-billboard') return ['billboard', 'digital']
  return [word]
}

function isMedium(tokens: readonly Token[], match: PhraseMatch<MediaWord>): boolean {
  const next = wordAt(tokens, match.end)
  const first = tokens[match.start] as Token
  if (next && NOT_MEDIA_AFTER.has(next.stem)) return false
  if (match.value === 'event') return isEventToBuy(tokens, match) && !isSponsorOfMedium(tokens, match)
  if (match.value === 'print' && match.end - match.start === 1 && first.stem === 'print')
    return !isVerbPrint(tokens, match)
  if (first.stem === 'kiosk' && /^(print|printed|poster|paper)$/.test(tokens[match.start - 1]?.text ?? ''))
    return false
  if (first.stem === 'screen') return !SCREEN_COMPOUNDS.has(next?.text ?? '')
  if (first.text === 'am' && match.unsure) return isAmBand(tokens, match)
  if (first.text === 'online') return !isMark(tokens[match.end], '-') && next?.text !== 'presence'
  return true
}

/** "AM, Ellensburg", "KIXI-type AM.": neither a verb nor an hour, and it ends its phrase. */
function isAmBand(tokens: readonly Token[], { start, end }: PhraseMatch): boolean {
  const before = tokens[start - 1]
  if (before?.kind === 'number' || BEFORE_AM.has(before?.text ?? '')) return false
  const next = tokens[end]
  return !next || isMark(next, '.,;/)-') || next.text === 'or'
}

/** "print our menus" asks for a printer; "print ads" asks for space. */
function isVerbPrint(tokens: readonly Token[], match: PhraseMatch): boolean {
  return PRINT_OBJECTS.has(tokens[match.end]?.text ?? '') && tokens[match.start - 1]?.text !== 'in'
}

/** "Sponsorship of a newsletter", "sponsor a podcast": what is sponsored is the medium. */
function isSponsorOfMedium(tokens: readonly Token[], { start, end }: PhraseMatch): boolean {
  if (!/^(sponsor|sponsorship|sponsoring|sponsored|patrocinar|patrocinio)$/.test(tokens[start]?.stem ?? ''))
    return false
  const isOwn = (thing: PhraseMatch<string> | undefined) =>
    thing !== undefined && !thing.unsure && /^(social|radio|print|digital)$/.test(thing.value)
  let at = end
  while (SPONSORED_AFTER.has(tokens[at]?.text ?? '')) at++
  return tokens[at] !== undefined && isOwn(matchAt(tokens, at, LEXICON))
}

/** "near events", "event venue", "our event" refer to an event, not to a booth or sponsorship to book. */
function isEventToBuy(tokens: readonly Token[], match: PhraseMatch): boolean {
  const word = (tokens[match.start] as Token).stem
  const previous = tokens[match.start - 1]
  const next = wordAt(tokens, match.end)
  if (EVENT_SPACES.has(word)) return true
  if (next && EVENT_COMPOUNDS.has(next.stem)) return false
  if (word === 'parade' || word === 'event' || word === 'evento')
    if (EVENT_AS_PLACE.has(previous?.text ?? '') || EVENT_AS_PLACE.has(tokens[match.start - 2]?.text ?? ''))
      return false
  return (
    !/^(near|for|para|before|after)$/.test(previous?.text ?? '') ||
    (tokens[match.start] as Token).text === 'events'
  )
}
