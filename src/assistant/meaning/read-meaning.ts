import type { AssistantListing } from '../listing.ts'
import type { Understanding } from '../understand/understand.ts'
import { keepRequests } from '../understand/words/harm.ts'
import { type AudiencePrototypes, findImpliedAudience, targetPhrase } from './implied-audience.ts'
import { type CompactVector, type EmbedTexts, likeness, type Vector } from './vectors.ts'

export interface Meaning {
  /** The understanding, with an audience the words only implied where the rules found none. */
  request: Understanding
  /** The request's vector; null without a model or when rules say enough. */
  vector: Vector | null
}

/** Adds what only a sentence model sees. Without a model the rules' understanding comes back as it is. */
export async function readMeaning(
  request: Understanding,
  text: string,
  model: { embed: EmbedTexts; prototypes: AudiencePrototypes | null },
): Promise<Meaning> {
  if (!request.isRequest || request.words === '') return { request, vector: null }
  const phrase = request.criteria.audiences.length === 0 ? targetPhrase(keepRequests(text)) : null
  const vectors = await model.embed(phrase === null ? [request.words] : [request.words, phrase])
  const [vector = null, target] = vectors ?? []
  const implied = target && model.prototypes ? findImpliedAudience(target, model.prototypes) : null
  if (implied === null) return { request, vector }
  return { request: { ...request, criteria: { ...request.criteria, audiences: [implied] } }, vector }
}

/** The first sentences say what a space is; the time to embed grows with the length. */
const MAX_EMBEDDED_LENGTH = 400

/** What of a listing is embedded: once for each change of these fields. */
export function listingMeaningText(
  listing: Pick<AssistantListing, 'title' | 'description'> & { audience: { type: string | null } },
): string {
  return [listing.title, listing.description, listing.audience.type ?? '']
    .filter(Boolean)
    .join('. ')
    .slice(0, MAX_EMBEDDED_LENGTH)
}

/** Unrelated sentences of this model lie near 0.2, close ones near 0.7: stretched to 0–1. */
const UNRELATED = 0.2
const CLOSE = 0.7

/** Likeness of a request to listings, 0–1, for `match`; listings without a vector count as unrelated. */
export function similarityTo(
  vector: Vector | null,
  vectorOf: (listing: AssistantListing) => CompactVector | undefined,
): ((listing: AssistantListing) => number) | undefined {
  if (vector === null) return undefined
  return (listing) => {
    const other = vectorOf(listing)
    return other ? Math.min(1, Math.max(0, (likeness(vector, other) - UNRELATED) / (CLOSE - UNRELATED))) : 0
  }
}
