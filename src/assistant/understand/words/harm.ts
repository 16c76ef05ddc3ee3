import { ADVERTISING, INSTRUCTIONS, OTHER_ERRANDS, OTHER_TOPICS } from '../../lexicon/off-topic.ts'
import { blankMarkup, foldText } from './tokenize.ts'

const SENTENCE = /[^.!?;\n]+(?:\.(?=\S)[^.!?;\n]*)*[.!?;\n]*/g
const REQUEST =
  /^\s*(?:(?:also|and|but|anyway|ok|okay|then|now|seriously|really)[\s,]+)*(i|we|im|were)\b.{0,12}\b(want|need|looking|would like|am looking)\b/

/** A text of so many words tells a story, in which any topic may come up. */
const LONG_TEXT = 20

/**
 * Blanks everything that is not a request for advertising space: markup, addresses, prompt injection, code, and
 * other requests. Offsets are preserved. Blank when nothing is left to read.
 */
export function requestsOf(text: string): string {
  return keepRequests(blankMarkup(text))
}

function keepRequests(text: string): string {
  const folded = foldText(text).replaceAll("'", ' ').slice(0, text.length)
  let steered = false
  let kept = ''
  let read = 0
  for (const match of folded.matchAll(SENTENCE)) {
    const sentence = match[0]
    const at = match.index
    kept += text.slice(read, at)
    const cut = steeringStart(sentence)
    if (cut !== -1) steered = true
    const keep =
      cut !== -1
        ? cut
        : steered && !REQUEST.test(sentence)
          ? 0
          : isOtherErrand(sentence)
            ? 0
            : sentence.length
    kept += text.slice(at, at + keep) + ' '.repeat(sentence.length - keep)
    read = at + sentence.length
  }
  kept += text.slice(read)
  return isOtherTopic(foldText(kept)) ? '' : kept
}

function steeringStart(sentence: string): number {
  const starts = INSTRUCTIONS.map((pattern) => sentence.search(pattern)).filter((index) => index !== -1)
  return starts.length === 0 ? -1 : Math.min(...starts)
}

function isOtherErrand(sentence: string): boolean {
  return OTHER_ERRANDS.some((pattern) => pattern.test(sentence))
}

function isOtherTopic(text: string): boolean {
  const isShort = text.trim().split(/\s+/).length < LONG_TEXT
  return isShort && OTHER_TOPICS.some((pattern) => pattern.test(text)) && !ADVERTISING.test(text)
}
