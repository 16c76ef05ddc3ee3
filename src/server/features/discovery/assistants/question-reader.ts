import { readFollowUp } from '#assistant/refine.ts'
import { readRequest, type Understanding, type UnderstandOptions } from '#assistant/understand/understand.ts'
import type { AppContext } from '../../../context.ts'
import { surePlacesIn } from './which-place.ts'

/** Reads the text of one question, as a request of its own and as a follow-up: each once, whoever needs it. */
export interface QuestionReader {
  options: UnderstandOptions
  readRequest: () => Understanding
  readFollowUp: () => Understanding
}

export function createQuestionReader(
  text: string,
  { gazetteer, now }: Pick<AppContext, 'gazetteer' | 'now'>,
): QuestionReader {
  const options = { now: now(), findPlaces: surePlacesIn(gazetteer()) }
  return {
    options,
    readRequest: once(() => readRequest(text, options)),
    readFollowUp: once(() => readFollowUp(text, options)),
  }
}

function once<T>(read: () => T): () => T {
  let known: { value: T } | undefined
  return () => {
    known ??= { value: read() }
    return known.value
  }
}
