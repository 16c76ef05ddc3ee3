import {
  type CheckedSentence,
  checkSentence,
  type Fault,
  type ListPlaces,
  pointsBack,
} from './check-sentence.ts'
import type { Known } from './known-facts.ts'
import { isWhole, sentencesOf } from './sentences.ts'

const MAX_SENTENCES = 8

export interface Composed {
  sentences: string[]
  /** The spaces they name, in their order. */
  spaces: number[]
  /** Of the sentences left out. */
  faults: Fault[]
}

/**
 * What of a model's text can be shown, sentence by sentence. A sentence that stands on one left out goes with it, and so
 * does one that was cut off.
 */
export function composeAnswer(text: string, known: Known, listPlaces: ListPlaces): Composed {
  const composed: Composed = { sentences: [], spaces: [], faults: [] }
  let before: readonly number[] = []
  let isLost = false
  for (const sentence of sentencesOf(text)) {
    if (!isWhole(sentence) || composed.sentences.length === MAX_SENTENCES) continue
    const checked: CheckedSentence | Fault =
      isLost && pointsBack(sentence) ? 'id' : checkSentence(sentence, { known, listPlaces, before })
    isLost = typeof checked === 'string'
    if (typeof checked === 'string') {
      composed.faults.push(checked)
      before = []
      continue
    }
    before = checked.spaces
    composed.sentences.push(checked.text)
    composed.spaces.push(...checked.spaces.filter((id) => !composed.spaces.includes(id)))
  }
  return composed
}

/** Whether what is left is an answer: more than was left out, and of a space where there are any to speak of. */
export function isAnswer({ sentences, spaces, faults }: Composed, needsSpace: boolean): boolean {
  return sentences.length > faults.length && (!needsSpace || spaces.length > 0)
}
