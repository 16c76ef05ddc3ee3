import {
  DATE_FILLERS,
  DETERMINERS,
  NEVER_STARTS,
  NOT_YET,
  START_BY_WORDS,
  STARTS_OF,
} from '../../lexicon/date-context.ts'
import { MONTHS, SEASONS, WEEKDAYS } from '../../lexicon/date-words.ts'
import { NEGATORS } from '../../lexicon/money-context.ts'
import { isMark } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'

export const BEFORES = /^(before|antes)$/

/** "no sooner than", "not before" start a period, "no later than" ends one. */
export function boundWord(tokens: readonly Token[], end: number): string | undefined {
  const start = /^(the|el)$/.test(tokens[end - 1]?.text ?? '') ? end - 1 : end
  const [second, third] = [tokens[start - 2]?.text, tokens[start - 1]?.text]
  if (third === 'than' && isNegated(tokens, start - 2))
    return /^(sooner|earlier)$/.test(second ?? '') ? 'from' : 'until'
  if (/^(not|nothing)$/.test(second ?? '') && /^(before|until|till)$/.test(third ?? '')) return 'from'
  if (second === 'b' && third === '4') return 'before'
  if (isBeforeThing(tokens, start)) return 'before'
  const named = namedBound(tokens, start)
  if (named) return named
  if (goesUp(tokens, start)) return 'from'
  if (/^(not|nothing|never|no)$/.test(second ?? '') && third === 'after') return 'until'
  if (/^(before|until|till)$/.test(third ?? '') && isNoStart(tokens, start - 1)) return 'from'
  return undefined
}

/** "no later than", "don't start sooner than" */
function isNegated(tokens: readonly Token[], at: number): boolean {
  return (
    /^(sooner|earlier|later)$/.test(tokens[at]?.text ?? '') &&
    tokens.slice(Math.max(0, at - 3), at).some(({ text }) => NEGATORS.has(text))
  )
}

/** "until graduation on June 12", "until the recital May 22", "from the end of break on January 4": what stands between names the day. */
function namedBound(tokens: readonly Token[], start: number): string | undefined {
  const isOn = /^(on|el|en)$/.test(tokens[start - 1]?.text ?? '')
  for (let i = start - 1; i >= Math.max(1, start - 6); i--) {
    const token = tokens[i] as Token
    if (token.kind !== 'word' || token.sentence !== tokens[start]?.sentence || isTime(token)) return undefined
    const before = (tokens[i - 1] as Token).text
    const isNamed = i < start - 1 && (DETERMINERS.has(token.text) || isOn)
    if (/^(until|till|til|hasta)$/.test(before)) return isNamed ? 'until' : undefined
    if (/^(from|desde)$/.test(before))
      return isNamed && STARTS_OF.has(tokens[i + 1]?.text ?? '') ? 'from' : undefined
  }
  return undefined
}

/** "it can go up without us on Dec 1", "goes live on the 4th of May" */
function goesUp(tokens: readonly Token[], start: number): boolean {
  if (tokens[start - 1]?.text !== 'on') return false
  for (let i = start - 2; i >= Math.max(1, start - 6); i--) {
    const token = tokens[i] as Token
    if (token.kind !== 'word' || token.sentence !== tokens[start]?.sentence) return false
    if (/^(up|live)$/.test(token.text) && /^(go|goes|going)$/.test(tokens[i - 1]?.text ?? ''))
      return tokens[i - 2]?.text !== 'curtain'
  }
  return false
}

/** "until the day before Easter", "from that day to New Year's Eve" */
const NO_NAME_OF_DAY = /^(then|to|through|before|after|antes|despues)$/

function isTime({ text }: Token): boolean {
  return MONTHS[text] !== undefined || SEASONS[text] !== undefined || NO_NAME_OF_DAY.test(text)
}

/** "Jan 25 or later", "March 15 at the earliest", "15 de abril a más tardar": said after the date. */
export function boundAfterDate(tokens: readonly Token[], end: number): 'from' | 'until' | undefined {
  const words = tokens
    .slice(end, end + 4)
    .map(({ text }) => text)
    .join(' ')
  if (/^((or|o) (later|after|afterwards|thereafter|despues)|at the (very )?earliest)/.test(words))
    return 'from'
  if (/^((or|o) (earlier|sooner|before|antes)|at the (very )?latest|a mas tardar|como muy tarde)/.test(words))
    return 'until'
  return undefined
}

/** "before election day 4/27", "before the fair on February 6", "before we open on the 9th": what stands between names the day. */
function isBeforeThing(tokens: readonly Token[], start: number): boolean {
  for (let i = start - 1; i >= Math.max(1, start - 7); i--) {
    const token = tokens[i] as Token
    if (token.kind !== 'word' || token.sentence !== tokens[start]?.sentence) return false
    if (BEFORES.test((tokens[i - 1] as Token).text))
      return i < start - 1 && (DETERMINERS.has(token.text) || /^(we|i|it|they)$/.test(token.text))
  }
  return false
}

/** "we can't start until January 18", "nothing goes up before May". */
function isNoStart(tokens: readonly Token[], until: number): boolean {
  const before = tokens.slice(Math.max(0, until - 5), until).map(({ text }) => text)
  return before.some((text) => NEVER_STARTS.has(text)) && before.some((text) => NOT_YET.has(text))
}

export function leadWord(tokens: readonly Token[], start: number): string {
  let i = start - 1
  while (i >= 0 && isFiller(tokens[i] as Token) && i > start - 4) i -= 1
  const text = tokens[i]?.text ?? ''
  const before = tokens[i - 1]?.text ?? ''
  if (/^(day|night|date|show)$/.test(text) && /^(first|last|final|closing)$/.test(before))
    return before === 'first' ? 'from' : 'until'
  // "where many people walk by, the week of 2/22"
  if (text === 'by' && isMark(tokens[i + 1], ',')) return ''
  // "all through the winter" is all of it, "through to the end of June" ends there
  if (/^(through|thru)$/.test(text) && before === 'all') return ''
  if (text === 'to' && /^(through|thru|up)$/.test(before)) return 'until'
  return text === 'de' ? (tokens[i - 1]?.text ?? '') : text
}

/** "starting on Monday, January 4" */
function isFiller({ text }: Token): boolean {
  return DATE_FILLERS.has(text) || WEEKDAYS[text] !== undefined
}

export function startsBy(tokens: readonly Token[], start: number): boolean {
  return tokens.slice(Math.max(0, start - 6), start).some((token) => START_BY_WORDS.has(token.text))
}
