import { FORMATS, type Format, MOST_SIZES } from '#domain/discovery/formats.ts'
import { FORMAT_WORDS } from '../../lexicon/format-words.ts'
import { inOrder, type Reading, type Role, roleOf, ruledRole } from '../reading.ts'
import { buildLexicon, findPhrases, matchAt, type PhraseMatch } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'
import { findMedia, isNarrow } from './media.ts'
import type { SizeMention } from './sizes.ts'

/** Wishes narrower than a kind: what is wanted ranks first, what is refused is left out or ranks last. */
export interface FormatPreferences {
  wanted: Format[]
  refused: Format[]
  /** As sizes are written ("14 × 48 ft"): what states one ranks first. */
  sizes?: string[] | undefined
  /** The kinds were chosen by themselves, as in a form: none beyond them is shown. */
  isWithinKinds?: boolean
}

const LEXICON = buildLexicon(FORMAT_WORDS)

/** The formats and sizes a text asks for, and the formats it refuses; null where it names none. What is said last of a format holds. */
export function readFormats(reading: Reading, sizes: readonly SizeMention[] = []): FormatPreferences | null {
  const said = new Map<Format, Role>()
  const media = findMedia(reading.tokens)
  for (const match of findPhrases(reading.tokens, LEXICON)) {
    if (match.value === 'other') continue
    const role = roleIn(reading, match, media)
    if (role !== 'aside') said.set(match.value, role)
  }
  const of = (role: Role) =>
    inOrder(
      FORMATS,
      [...said].flatMap(([format, one]) => (one === role ? format : [])),
    )
  const stated = toSizes(sizes)
  if (said.size === 0 && stated.length === 0) return null
  return { wanted: of('wanted'), refused: of('refused'), ...(stated.length > 0 && { sizes: stated }) }
}

/** As they are written, each once. */
export function toSizes(mentions: readonly SizeMention[]): string[] {
  return [...new Set(mentions.map(({ words }) => words))].slice(0, MOST_SIZES)
}

/** True where a format is named, and its refusal is one of that format alone. */
export function isFormat(
  tokens: readonly Token[],
  { start, end }: Pick<PhraseMatch, 'start' | 'end'>,
): boolean {
  const match = matchAt(tokens, start, LEXICON)
  return match !== undefined && match.value !== 'other' && match.end >= end
}

/** As the medium that the same words name, else as the sentence has it; "no flyers" refuses all print, and no format. */
function roleIn(reading: Reading, match: PhraseMatch, media: readonly PhraseMatch[]): Role {
  const medium = media.find(({ start, end }) => start < match.end && match.start < end)
  if (!medium) return roleOf(reading, 'medium', match)
  const role = roleOf(reading, 'medium', medium)
  // a wish that only ranks needs no certainty of its kind
  if (medium.unsure && role === 'aside')
    return ruledRole(reading, 'medium', { start: match.start, end: match.end })
  return role === 'refused' && !isNarrow(reading.tokens, medium) ? 'aside' : role
}

/** What a follow-up says of formats, added to what was said before: a new wish replaces the one before, refusals stay. */
export function mergeFormats(
  before: FormatPreferences | undefined,
  now: FormatPreferences | undefined,
): FormatPreferences | undefined {
  if (!before || !now) return now ?? before
  const wanted = now.wanted.length > 0 ? now.wanted : before.wanted
  const sizes = now.sizes ?? before.sizes
  return {
    ...(sizes && { sizes }),
    wanted: wanted.filter((format) => !now.refused.includes(format)),
    refused: inOrder(FORMATS, [...before.refused, ...now.refused]).filter(
      (format) => !now.wanted.includes(format),
    ),
  }
}

/** Whether both ask for the same. */
export function isSameFormats(a: FormatPreferences | undefined, b: FormatPreferences | undefined): boolean {
  const listed = (of: FormatPreferences | undefined) =>
    JSON.stringify([of?.wanted ?? [], of?.refused ?? [], of?.sizes ?? []])
  return listed(a) === listed(b)
}
