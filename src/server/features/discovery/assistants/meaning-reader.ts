import { setTimeout } from 'node:timers/promises'
import { type AudiencePrototypes, embedPrototypes } from '#assistant/meaning/implied-audience.ts'
import { readMeaning } from '#assistant/meaning/read-meaning.ts'
import type { Vector } from '#assistant/meaning/vectors.ts'
import type { Understanding } from '#assistant/understand/understand.ts'
import type { AppContext } from '../../../context.ts'

/** Timeout for the model; on a slow machine the first answers come from the rules alone. */
const TIMEOUT_MS = 1000

export interface ReadRequest {
  request: Understanding
  /** Embedding of the request; null without a model. */
  vector: Vector | null
}

/** Adds criteria that the text only implies. Without the model, or when it fails, the rules' reading stays as it is. */
export function createMeaningReader(
  { embedder, log }: Pick<AppContext, 'embedder' | 'log'>,
  timeoutMs = TIMEOUT_MS,
) {
  let prototypes: AudiencePrototypes | null = null

  async function read(request: Understanding, text: string): Promise<ReadRequest> {
    if (!embedder || !request.isRequest || request.words === '') return { request, vector: null }
    prototypes ??= await embedPrototypes(embedder.embed)
    return readMeaning(request, text, { embed: embedder.embed, prototypes })
  }

  return async (request: Understanding, text: string): Promise<ReadRequest> => {
    const timer = new AbortController()
    const rulesAlone: ReadRequest = { request, vector: null }
    const timeout = setTimeout(timeoutMs, rulesAlone, { signal: timer.signal }).catch(() => rulesAlone)
    try {
      return await Promise.race([read(request, text), timeout])
    } catch (error) {
      log.warn({ err: error }, 'the sentence model could not be asked; the assistants use rules')
      return rulesAlone
    } finally {
      timer.abort()
    }
  }
}
