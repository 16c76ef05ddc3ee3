import { setTimeout } from 'node:timers/promises'
import type { AssistantListing } from '#assistant/listing.ts'
import { type AudiencePrototypes, embedPrototypes } from '#assistant/meaning/implied-audience.ts'
import { readMeaning, similarityTo } from '#assistant/meaning/read-meaning.ts'
import type { Understanding } from '#assistant/understand/understand.ts'
import type { AppContext } from '../../context.ts'
import { ListingVectors } from './listing-vectors.ts'

/** An answer does not wait longer for the model; on a slow machine the first ones are the rules' alone. */
const PATIENCE_MS = 1000

export interface ReadRequest {
  request: Understanding
  /** 0–1 likeness of a listing to the request; absent without a model. */
  similarity?: (listing: AssistantListing) => number
}

/** Adds to the rules' reading what the words only imply. Without the model, or when it fails, the reading stays as it is. */
export function createMeaningReader(
  { db, embedder, log }: Pick<AppContext, 'db' | 'embedder' | 'log'>,
  patienceMs = PATIENCE_MS,
) {
  const vectors = new ListingVectors(db)
  let prototypes: AudiencePrototypes | null = null

  async function read(request: Understanding, text: string): Promise<ReadRequest> {
    if (!embedder || !request.isRequest || request.words === '') return { request }
    prototypes ??= await embedPrototypes(embedder.embed)
    await vectors.refresh()
    const meaning = await readMeaning(request, text, { embed: embedder.embed, prototypes })
    const similarity = similarityTo(meaning.vector, (listing) => vectors.get(listing.id))
    return { request: meaning.request, ...(similarity && { similarity }) }
  }

  return async (request: Understanding, text: string): Promise<ReadRequest> => {
    const patience = new AbortController()
    const tooLate = setTimeout(patienceMs, { request }, { signal: patience.signal }).catch(() => ({
      request,
    }))
    try {
      return await Promise.race([read(request, text), tooLate])
    } catch (error) {
      log.warn({ err: error }, 'the sentence model could not be asked; the assistants use rules')
      return { request }
    } finally {
      patience.abort()
    }
  }
}

export type ReadMeaningOf = ReturnType<typeof createMeaningReader>
