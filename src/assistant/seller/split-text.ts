import * as words from '../lexicon/seller-words.ts'
import { foldText } from '../understand/words/tokenize.ts'

/** A seller's text, parted into what is told of the space and what is asked of the assistant. */
export interface SellerText {
  /** Sentences about the space, as written. */
  told: string[]
  /** Sentences to the assistant, as written. */
  asked: string[]
  /** Sentences that wish for something untrue; empty where none does. */
  untrue: string[]
}

const SENTENCES = /(?<=[.!?])\s+|\n+/

export function splitSellerText(text: string): SellerText {
  const parted: SellerText = { told: [], asked: [], untrue: [] }
  for (const sentence of joinCorrections(text.split(SENTENCES).map((one) => one.trim()))) {
    if (!/[\p{L}\d]/u.test(sentence)) continue
    const folded = foldText(sentence)
    const plain = folded.replaceAll("'", '')
    if (words.INFLATES.some((wish) => wish.test(plain)) || corrects(sentence)) parted.untrue.push(sentence)
    else if (words.WRITING.test(plain)) putWriting(sentence, parted)
    else if (isQuestion(plain)) putQuestion(sentence, parted)
    else parted.told.push(sentence)
  }
  // "Could you say … ? I have no proof.": the claim is in the sentence before
  if (parted.untrue.length > 0) parted.told = parted.told.filter((one) => !claimsFirst(one))
  return parted
}

/** "Say that 20,000 people pass. Really it is 900.": one wish in two sentences. */
function joinCorrections(sentences: readonly string[]): string[] {
  const joined: string[] = []
  for (const sentence of sentences) {
    const before = joined.at(-1)
    if (before && words.WISHES_FIGURE.test(plainOf(before)) && words.CORRECTS.test(plainOf(sentence)))
      joined[joined.length - 1] = `${before} ${sentence}`
    else joined.push(sentence)
  }
  return joined
}

/** Whether it is a wish joined with its correction. */
function corrects(sentence: string): boolean {
  const [first = '', second] = sentence.split(SENTENCES)
  return (
    second !== undefined && words.WISHES_FIGURE.test(plainOf(first)) && words.CORRECTS.test(plainOf(second))
  )
}

function plainOf(sentence: string): string {
  return foldText(sentence).replaceAll("'", '')
}

function isQuestion(plain: string): boolean {
  return /[?¿]/.test(plain) || words.ASKING_START.test(plain)
}

/** "Write the ad for me: bus shelter panel on Market Street": what follows the colon is told. */
function putWriting(sentence: string, parted: SellerText): void {
  const colon = sentence.indexOf(': ')
  parted.asked.push(colon < 0 ? sentence : sentence.slice(0, colon))
  if (colon >= 0) parted.told.push(sentence.slice(colon + 2).trim())
}

/** "My group has 4,300 members, how much can I get?": told up to the comma. */
function putQuestion(sentence: string, parted: SellerText): void {
  const parts = sentence.split(/,\s+/)
  const at = parts.findIndex(
    (part, i) => i > 0 && words.QUESTION_TAIL.test(foldText(part).replaceAll("'", '').replace(/^¿/, '')),
  )
  const isToldFirst = at > 0 && !words.ASKING_START.test(foldText(sentence).replaceAll("'", ''))
  if (!isToldFirst) {
    parted.asked.push(sentence)
    return
  }
  parted.told.push(parts.slice(0, at).join(', '))
  parted.asked.push(parts.slice(at).join(', '))
}

function claimsFirst(sentence: string): boolean {
  return /\b(number one|no\.? ?1|#1)\b/i.test(sentence)
}

/** The figure wished for and the true one, as written, of "say 20,000 people pass, really it is 900". */
export function readUntrue(sentence: string): {
  wished: string | null
  truth: string | null
  phrase: string
} {
  const [before = '', after = ''] = sentence.split(words.IN_TRUTH).map((part) => part ?? '')
  const figure = /\d(?:[\d,.]*\d)?(?:\s?[km]\b)?/i
  const wished = figure.exec(before)?.[0] ?? null
  const truth = figure.exec(after)?.[0] ?? null
  if (wished === null || truth === null || wished === truth) return { wished, truth: null, phrase: '' }
  const rest = before.slice(before.indexOf(wished) + wished.length)
  const counted = /^\s*[\p{L} ]{2,60}/u.exec(rest)?.[0] ?? ''
  const phrase = counted.replace(
    /\b(?:in (?:the|my) (?:text|ad|title|listing)|please|but|and|pero|y|por favor)\b.*$/is,
    '',
  )
  return { wished, truth, phrase: phrase.trim() === '' ? '' : `${truth}${phrase.trimEnd()}` }
}
