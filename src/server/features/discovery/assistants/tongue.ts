import type { AssistantAnswer } from '#assistant/answer-buyer.ts'
import { type Tongue, tongueOf } from '#assistant/converse/language.ts'
import type { assistantRoutes } from '#contract/discovery/assistants.ts'
import type { Out } from '#contract/route.ts'

type SuggestBody = Out<(typeof assistantRoutes)['suggest']['body']>

/** The language of a question; of one that shows none that of the answer before. */
export function readTongue({ query, previous }: Pick<SuggestBody, 'query' | 'previous'>): Tongue {
  return tongueOf(query, previous?.language)
}

/** Says which language an answer is in, where that is not the one of the pages: a follow-up hands it back. */
export function inTongue<A extends AssistantAnswer>(answer: A, tongue: Tongue): A {
  return tongue === 'en' ? answer : { ...answer, language: tongue }
}
