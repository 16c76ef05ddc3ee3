import {
  DATE_FILLERS,
  DETERMINERS,
  NEVER_STARTS,
  NOT_YET,
  START_BY_WORDS,
} from '../../lexicon/date-context.ts'
import { isMark } from '../reading.ts'
import type { Token } from '../words/tokenize.ts'

export const BEFORES = /^(before|antes)$/

/** "no sooner than", "not before" start a period, "no later than" ends one. */
export function boundWord(tokens: readonly Token[], end: number): string | undefined {
  const start = /^(the|el)$/.test(tokens[end - 1]?.text ?? '') ? end - 1 : end
  const [first, second, third] = [tokens[start - 3]?.text, tokens[start - 2]?.text, tokens[start - 1]?.text]
  if (third === 'than' && /^(no|not)$/.test(first ?? ''))
    return /^(sooner|earlier)$/.test(second ?? '') ? 'from' : 'until'
  if (/^(not|nothing)$/.test(second ?? '') && /^(before|until|till)$/.test(third ?? '')) return 'from'
  if (second === 'b' && third === '4') return 'before'
  if (isBeforeThing(tokens, start)) return 'before'
  if (/^(not|nothing|never|no)$/.test(second ?? '') && third === 'after') return 'until'
  if (/^(before|until|till)$/.test(third ?? '') && isNoStart(tokens, start - 1)) return 'from'
  return undefined
}

/** "before election day 4/27", "before the fair on February 6": what stands between names the day. */
function isBeforeThing(tokens: readonly Token[], start: number): boolean {
  for (let i = start - 1; i >= Math.max(1, start - 5); i--) {
    const token = tokens[i] as Token
    if (token.kind !== 'word' || token.sentence !== tokens[start]?.sentence) return false
    if (BEFORES.test((tokens[i - 1] as Token).text)) return i < start - 1 && DETERMINERS.has(token.text)
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
  while (i >= 0 && DATE_FILLERS.has((tokens[i] as Token).text) && i > start - 4) i -= 1
  const text = tokens[i]?.text ?? ''
  const before = tokens[i - 1]?.text ?? ''
  if (text === 'day' && /^(first|last|final)$/.test(before)) return before === 'first' ? 'from' : 'until'
  // "where many people walk by, the week of 2/22"
  if (text === 'by' && isMark(tokens[i + 1], ',')) return ''
  // "all through the winter" is all of it, "through to the end of June" ends there
  if (/^(through|thru)$/.test(text) && before === 'all') return ''
  if (text === 'to' && /^(through|thru|up)$/.test(before)) return 'until'
  return text === 'de' ? (tokens[i - 1]?.text ?? '') : text
}

export function startsBy(tokens: readonly Token[], start: number): boolean {
  return tokens.slice(Math.max(0, start - 6), start).some((token) => START_BY_WORDS.has(token.text))
}
