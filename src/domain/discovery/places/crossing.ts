import { required } from '../../required.ts'

/** Two streets that meet, as somebody typed them: "3rd Ave and Pine St Seattle". */
export interface Crossing {
  /** The words that tell each street apart, lower case: `["3rd"]`, `["martin", "luther", "king"]`. */
  streets: readonly [readonly string[], readonly string[]]
  /** As typed: `3rd Ave and Pine St`. */
  name: string
  /** What stands before the first street: "billboard near". */
  before: string
  /** What follows the second street: its town, perhaps. */
  rest: string
}

const MAX_CHARS = 120
const MAX_STREET_WORDS = 4
const JOINTS = new Set(['and', '&', '/', '@', 'at', 'x'])
/** "billboards at 3rd Ave": these lead to a street too, and join two only where both say that they are streets. */
const LOOSE_JOINTS = new Set(['@', 'at'])
const KINDS = new Set(
  `st street ave avenue av blvd boulevard rd road way dr drive ln lane pl place hwy highway pkwy parkway ct court
  ter terrace loop sq square`.split(/\s+/),
)
const DIRECTIONS = new Set('n s e w ne nw se sw north south east west'.split(' '))
const ORDINAL = /^\d{1,3}(?:st|nd|rd|th)$/
/** Before the first street. */
const LEADS = new Set(['corner', 'of', 'the', 'near', 'around', 'by', 'at', 'in', 'intersection'])

/** Null when the text names no two streets; at least one must say that it is a street ("Ave", "3rd"). */
export function parseCrossing(text: string): Crossing | null {
  const words = text
    .slice(0, MAX_CHARS)
    .replace(/[,&/@]/g, ' $& ')
    .split(/\s+/)
    .filter(Boolean)
  const plain = words.map((word) => word.toLowerCase().replaceAll('.', ''))
  const joint = plain.findIndex((word, i) => i > 0 && JOINTS.has(word))
  if (joint < 1 || joint === words.length - 1) return null
  const start = plain.findLastIndex((word, i) => i < joint && LEADS.has(word)) + 1
  const end = streetEnd(plain, joint + 1)
  const first = plain.slice(start, joint)
  const second = plain.slice(joint + 1, end)
  const streetsNeeded = LOOSE_JOINTS.has(required(plain[joint])) ? 2 : 1
  if ([first, second].filter(isStreet).length < streetsNeeded) return null
  const streets = [toName(first), toName(second)] as const
  if (streets.some((name) => name.length === 0 || name.length > MAX_STREET_WORDS)) return null
  const rest = words
    .slice(end)
    .filter((word) => word !== ',')
    .join(' ')
  const before = words
    .slice(0, start)
    .filter((_, i) => !LEADS.has(required(plain[i])))
    .join(' ')
  return { streets, name: words.slice(start, end).join(' '), before, rest }
}

/** After the street's kind and direction; without a kind, after its first word. */
function streetEnd(words: readonly string[], start: number): number {
  const kind = words.findIndex((word, i) => i > start && i <= start + MAX_STREET_WORDS && KINDS.has(word))
  let end = kind === -1 ? (DIRECTIONS.has(required(words[start])) ? start + 2 : start + 1) : kind + 1
  while (end < words.length && DIRECTIONS.has(required(words[end]))) end++
  return Math.min(end, words.length)
}

function isStreet(words: readonly string[]): boolean {
  return words.some((word, i) => ORDINAL.test(word) || (i > 0 && KINDS.has(word)))
}

function toName(words: readonly string[]): string[] {
  return words.filter((word) => !KINDS.has(word) && !DIRECTIONS.has(word) && /^[a-z0-9'-]+$/.test(word))
}
