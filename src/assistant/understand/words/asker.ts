import {
  ARTICLES,
  BUDGET_OR_AD,
  DESCRIBES,
  ENDS_DESCRIPTION,
  ENDS_NAME,
  ENDS_PROMOTED,
  INTRODUCED_WANTS,
  MEDIA_HEADS,
  NO_BUSINESS_BEFORE,
  PEOPLE_OF_BUSINESS,
  POSSESSIVES,
  PROMOTES,
  RUNS,
  WE,
} from '../../lexicon/asker-words.ts'
import { BUSINESS_HEADS, NOT_A_BUSINESS, REQUEST_WORDS, TRADE_VERBS } from '../../lexicon/business-words.ts'
import { isMark } from '../reading.ts'
import type { Token } from './tokenize.ts'

const MAX_NAME_WORDS = 5

/** Marks the tokens in which askers describe themselves: "our radio repair shop", "we sell digital cameras". */
export function markAsker(tokens: readonly Token[]): boolean[] {
  const asker = tokens.map(() => false)
  for (let i = 0; i < tokens.length; i++) {
    const end = Math.max(
      tradeEnd(tokens, i),
      ownedEnd(tokens, i),
      promotedEnd(tokens, i),
      introducedEnd(tokens, i),
    )
    for (let k = i; k < end; k++) asker[k] = true
  }
  return asker
}

/** "we sell …", "I own …", "we are a …": up to punctuation or the request. */
function tradeEnd(tokens: readonly Token[], i: number): number {
  const token = tokens[i] as Token
  if (token.kind !== 'word') return -1
  const next = tokens[i + 1]
  const after = tokens[i + 2]
  if (
    /^(sells|selling)$/.test(token.text) &&
    !/^(who|anyone|anybody|someone|somebody)$/.test(tokens[i - 1]?.text ?? '')
  )
    return clauseEnd(tokens, i + 1)
  if (
    /^(opening|opened|starting|launched)$/.test(token.text) &&
    /^(a|an|another|our|my)$/.test(next?.text ?? '')
  )
    return headEnd(tokens, i + 2)
  if (/^(vendemos|vendo|somos|soy)$/.test(token.text)) return clauseEnd(tokens, i + 1)
  if (/^(own|runs?)$/.test(token.text) && next && ARTICLES.has(next.text)) return clauseEnd(tokens, i + 1)
  if (!WE.has(token.text) || !next) return -1
  if (isBeing(token, next, after)) return clauseEnd(tokens, i + 1)
  if (RUNS.has(next.text)) return isCountOrAd(tokens, i + 2) ? -1 : clauseEnd(tokens, i + 2)
  return TRADE_VERBS.has(next.text) ? clauseEnd(tokens, i + 2) : -1
}

function isBeing(token: Token, next: Token, after: Token | undefined): boolean {
  if (/^(im|were)$/.test(token.text)) return ARTICLES.has(next.text) || BUSINESS_HEADS.has(next.stem)
  return /^(am|are)$/.test(next.text) && after !== undefined && ARTICLES.has(after.text)
}

function isCountOrAd(tokens: readonly Token[], index: number): boolean {
  for (let k = index; k < index + 4; k++) {
    const token = tokens[k]
    if (!token || isMark(token, '.,;!?')) return false
    if (token.kind === 'number' && (token.dollar || token.suffix)) return true
    if (token.kind === 'number' || BUDGET_OR_AD.has(token.text)) return true
  }
  return false
}

/** "our … shop", "for a new brewery": possessive or "for a" up to a business word. */
function ownedEnd(tokens: readonly Token[], i: number): number {
  const token = tokens[i] as Token
  const previous = tokens[i - 1]?.text ?? ''
  const owns = POSSESSIVES.has(token.text) && (token.text !== 'the' || previous === 'for')
  const isFor = ARTICLES.has(token.text) && /^(for|para|as|of)$/.test(previous)
  if (!owns && !isFor) return -1
  const end = headEnd(tokens, i + 1, !owns)
  // "for small business owners" is a target audience
  if (isFor && !owns && NO_BUSINESS_BEFORE.has(tokens[end]?.text ?? '')) return -1
  return end !== -1 && owns && DESCRIBES.has(tokens[end]?.text ?? '') && !speaksOfMoney(tokens, end + 1)
    ? clauseEnd(tokens, end + 1)
    : end
}

/** "our gym has $500 for ads" is a budget, not a description. */
function speaksOfMoney(tokens: readonly Token[], from: number): boolean {
  return tokens
    .slice(from, from + 4)
    .some(
      ({ dollar, suffix, text }) => dollar || suffix || /^(budget|ads?|hundred|grand|thousand)$/.test(text),
    )
}

/** End of the longest run of words from `from` that ends with a business word. */
function headEnd(tokens: readonly Token[], from: number, singular = false): number {
  let end = -1
  for (let k = from; k < from + MAX_NAME_WORDS && k < tokens.length; k++) {
    const token = tokens[k] as Token
    if (isMark(token, '-&') || (token.text === 'and' && tokens[k + 1]?.text === 'pop')) continue
    if (token.kind !== 'word' || REQUEST_WORDS.has(token.text) || NOT_A_BUSINESS.has(token.stem)) break
    if (ENDS_NAME.has(token.text)) break
    if (BUSINESS_HEADS.has(token.stem) && (!singular || token.text === token.stem)) end = k + 1
  }
  return end
}

/** "promoting a podcast launch": what is promoted is not what is booked. */
function promotedEnd(tokens: readonly Token[], i: number): number {
  const token = tokens[i] as Token
  if (!PROMOTES.has(token.text)) return -1
  const next = tokens[i + 1]
  if (!next || !(ARTICLES.has(next.text) || POSSESSIVES.has(next.text))) return -1
  let k = i + 2
  for (; k < tokens.length; k++) {
    const at = tokens[k] as Token
    if (
      at.sentence !== token.sentence ||
      isMark(at, '.,;!?') ||
      ENDS_PROMOTED.has(at.text) ||
      REQUEST_WORDS.has(at.text)
    )
      break
  }
  return k
}

/** "Small brewery in Georgetown looking for …", "gym owner here": the text starts with who is asking. */
function introducedEnd(tokens: readonly Token[], i: number): number {
  const opens = i === 0 || (tokens[i - 1] as Token).sentence !== (tokens[i] as Token).sentence
  if (!opens) return -1
  const end = headEnd(tokens, i)
  if (end === -1 || PEOPLE_OF_BUSINESS.has(tokens[end]?.text ?? '')) return -1
  for (let k = end; k < Math.min(end + 6, tokens.length); k++) {
    const text = (tokens[k] as Token).text
    if (/^(owner|here|dueno|duena)$/.test(text)) return Math.max(end, k + 1)
    if (INTRODUCED_WANTS.has(text)) return end
    if (isMark(tokens[k], '.;!?')) return isFragment(tokens, i, end, k) ? end : -1
  }
  return -1
}

/** "Yoga studio. Reach young people …": two words or more, then a stop, then the request. */
function isFragment(tokens: readonly Token[], start: number, end: number, stop: number): boolean {
  const head = tokens[end - 1]?.stem ?? ''
  return start === 0 && stop === end && end - start >= 2 && stop + 1 < tokens.length && !MEDIA_HEADS.has(head)
}

/** The description ends at punctuation, a request word, or "and/but" before either. */
function clauseEnd(tokens: readonly Token[], from: number): number {
  const sentence = (tokens[from - 1] as Token).sentence
  for (let k = from; k < tokens.length; k++) {
    const token = tokens[k] as Token
    if (token.sentence !== sentence) return k
    if (isMark(token, '.,;!?:') || REQUEST_WORDS.has(token.text)) return k
    // "we serve lunch for $14" is the asker's own price
    if (token.text === 'for' && tokens[k + 1]?.dollar) continue
    if (ENDS_DESCRIPTION.has(token.text)) return k
    if (/^(and|with|y|con)$/.test(token.text) && (startsMoney(tokens[k + 1]) || startsMoney(tokens[k + 2])))
      return k
    if (
      /^(and|y)$/.test(token.text) &&
      (WE.has(tokens[k + 1]?.text ?? '') || REQUEST_WORDS.has(tokens[k + 1]?.text ?? ''))
    )
      return k
  }
  return tokens.length
}

function startsMoney(token: Token | undefined): boolean {
  if (token?.kind === 'number')
    return (
      token.dollar === true || token.suffix !== undefined || token.plus === true || (token.value ?? 0) >= 20
    )
  return /^(budget|about|around|only|up)$/.test(token?.text ?? '')
}
