import type { Audience } from '#domain/vocabulary.ts'
import { AGE_JOINTS, COUNTED_BY, PEOPLE } from '../../lexicon/audience-context.ts'
import { MONTHS } from '../../lexicon/date-words.ts'
import type { PhraseMatch } from '../words/phrases.ts'
import type { Token } from '../words/tokenize.ts'

const AGE_OF_PEOPLE =
  /\b(?:people|folks|women|men|adults|homeowners|drivers|anyone|everyone|everybody|nobody|those|all|guys|girls|singles|persons?|residents|couples|crowd|ladies|shoppers|customers|gente|personas) (?:who are |aged |age )?(over|under|above|below|past) (?:the age of )?(\d{2})s?\b(?! (?:dollars|bucks|a|per|miles?|minutes?))/g

/** "in their late 20s", "20s and 30s", "the 60s crowd"; the forties and fifties are no audience of ours, 15s and 30s are spots. */
const DECADES =
  /(?<!\b[1346][05] s (?:and |or |, |\/ )?)(?:(?<=\bin their |\bin her |\bin his |\bearly |\bmid |\blate |\band |\bor |- |, )|(?<=^))(2|3|6|7|8)0 s\b(?! (?:music|hits|rock|songs|style|theme|show|radio))/g

const AGES =
  /(?:\b(?:ages?|aged)\s)?\b(\d{2})(?: (?:-|to) (\d{2}))?( \+| and (?:up|over|older))?(?: (?:crowd|demo|demographic|bracket|age group|set)\b| (?:- )?years?(?: - | )olds?| (?:- )?yr olds?| year olds?)?/g

const AGE_BANDS: readonly { audience: Audience; from: number; to: number }[] = [
  { audience: 'young-adults', from: 16, to: 36 },
  { audience: 'seniors', from: 55, to: 120 },
]

/** "18-34 year olds", "ages 65 and up", "55+", "over 60s": the age bands that cover the whole range. */
export function findAges(tokens: readonly Token[]): PhraseMatch<Audience>[] {
  if (!tokens.some(({ kind, value = 0 }) => kind === 'number' && value >= 13 && value < 100)) return []
  const starts: number[] = []
  let text = ''
  for (const token of tokens) {
    starts.push(text.length)
    text += `${token.text} `
  }
  text = text.slice(0, -1)
  const tokenAt = new Map(starts.map((start, index) => [start, index]))
  const ages: PhraseMatch<Audience>[] = []
  const add = (audience: Audience | undefined, at: number, length: number) => {
    const start = tokenAt.get(at)
    if (!audience || start === undefined) return
    let end = start + 1
    while (end < tokens.length && (starts[end] as number) < at + length) end += 1
    if (!ages.some((age) => age.start < end && age.end > start)) ages.push({ value: audience, start, end })
  }
  for (const match of text.matchAll(AGE_OF_PEOPLE))
    add(audienceOfBound(match[1], Number(match[2])), match.index, match[0].length)
  for (const match of text.matchAll(DECADES))
    add(Number(match[1]) < 4 ? 'young-adults' : 'seniors', match.index, match[0].length)
  for (const match of text.matchAll(AGES))
    add(audienceOfAges(tokens, text, match, tokenAt), match.index, match[0].length)
  for (const { audience, start, end } of findBareAges(tokens))
    add(audience, starts[start] as number, (starts[end - 1] as number) + 1 - (starts[start] as number))
  return ages.sort((a, b) => a.start - b.start)
}

export function audienceOfBound(bound: string | undefined, age: number): Audience | undefined {
  const isUnder = bound === 'under' || bound === 'below'
  if (!isUnder && age >= 50) return 'seniors'
  return isUnder && age >= 25 && age <= 40 ? 'young-adults' : undefined
}

function audienceOfAges(
  tokens: readonly Token[],
  text: string,
  match: RegExpMatchArray,
  tokenAt: ReadonlyMap<number, number>,
): Audience | undefined {
  const at = match.index as number
  const number = tokens[tokenAt.get(at + match[0].search(/\d/)) ?? -1]
  const isPlus = isPlusAge(number, match)
  const isAge = isPlus || isDemo(text, match) || /age|year|yr|crowd|demo|bracket| set/.test(match[0])
  if (!isAge) return undefined
  const from = Number(match[1])
  return bandOf(from, match[2] ? Number(match[2]) : match[3] || isPlus ? 120 : from)
}

export function bandOf(from: number, to: number): Audience | undefined {
  return AGE_BANDS.find((one) => from >= one.from && to <= one.to)?.audience
}

/** "A18-24", "W25-54": how planners write ages. */
function isDemo(text: string, match: RegExpMatchArray): boolean {
  return (
    match[2] !== undefined &&
    /(^|[^a-z0-9$])(a|m|w|f|p|adults|men|women|demo|target) $/.test(text.slice(0, match.index))
  )
}

/** "55+" alone: a senior's age, not a price. */
function isPlusAge(number: Token | undefined, match: RegExpMatchArray): boolean {
  const age = Number(match[1])
  if (match[2] || age < 50 || age > 75) return false
  if (/ and (up|over|older)/.test(match[3] ?? '')) return true
  return number?.plus === true && !number.dollar && !number.suffix
}

/** "18-34 renters", "people between 20 and 35": a range that planners use, or one that people are in. */
function findBareAges(tokens: readonly Token[]): { audience: Audience; start: number; end: number }[] {
  return tokens.flatMap((token, start) => {
    const to = tokens[start + 2]
    if (!isBareNumber(token) || !to || !isBareNumber(to)) return []
    if (!AGE_JOINTS.has(tokens[start + 1]?.text ?? '') || isOfOther(tokens, start)) return []
    const [from, until] = [token.value as number, to.value as number]
    const isBand = tokens[start + 1]?.text === '-' && isPlannersBand(from, until)
    if (!isBand && !isOfPeople(tokens, start)) return []
    return from >= 16 && until <= 36 && until - from >= 4
      ? [{ audience: 'young-adults' as const, start, end: start + 3 }]
      : []
  })
}

export function isBareNumber({ kind, dollar, suffix, plus, text }: Token): boolean {
  return kind === 'number' && !dollar && !suffix && !plus && text.length === 2
}

function isPlannersBand(from: number, to: number): boolean {
  return from === 18 || from === 21 ? to >= 24 : from === 25 && (to === 34 || to === 35)
}

/** Days of a month, money, or things that are counted. */
function isOfOther(tokens: readonly Token[], start: number): boolean {
  const before = tokens[start - 1]?.text ?? ''
  return before in MONTHS || before === '$' || COUNTED_BY.has(tokens[start + 3]?.text ?? '')
}

function isOfPeople(tokens: readonly Token[], start: number): boolean {
  if (/^(years?|yrs?|yo|anos?)$/.test(tokens[start + 3]?.text ?? '')) return true
  // "los de 18 a 24"
  if (tokens[start - 1]?.text === 'de' && /^l[oa]s$/.test(tokens[start - 2]?.text ?? '')) return true
  const isBetween = tokens[start + 1]?.text === 'and' || tokens[start + 1]?.text === 'y'
  const before = tokens.slice(Math.max(0, start - 4), start).map(({ text }) => text)
  if (isBetween && !before.includes('between') && !before.includes('entre')) return false
  return before.some((word) => PEOPLE.has(word))
}
