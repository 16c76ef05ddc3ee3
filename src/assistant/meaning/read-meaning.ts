import type { AssistantListing } from '../listing.ts'
import type { Understanding } from '../understand/understand.ts'
import { requestsOf } from '../understand/words/harm.ts'
import { type AudiencePrototypes, findImpliedAudience, targetPhrase } from './implied-audience.ts'
import { type CompactVector, type EmbedTexts, likeness, type Vector } from './vectors.ts'

export interface Meaning {
  /** The understanding, plus an audience implied by the text where the rules found none. */
  request: Understanding
  /** The request's vector; null without a model or when the rules suffice. */
  vector: Vector | null
}

/** Adds what only a sentence model recognizes. Without a model the rules' result is returned unchanged. */
export async function readMeaning(
  request: Understanding,
  text: string,
  model: { embed: EmbedTexts; prototypes: AudiencePrototypes | null },
): Promise<Meaning> {
  if (!request.isRequest || request.words === '') return { request, vector: null }
  const phrase = request.criteria.audiences.length === 0 ? targetPhrase(requestsOf(text)) : null
  const vectors = await model.embed(phrase === null ? [request.words] : [request.words, phrase])
  const [vector = null, target] = vectors ?? []
  const implied = target && model.prototypes ? findImpliedAudience(target, model.prototypes) : null
  if (implied === null) return { request, vector }
  return { request: { ...request, criteria: { ...request.criteria, audiences: [implied] } }, vector }
}

/** Truncation: the first sentences describe a space; embedding time grows with the length. */
const MAX_EMBEDDED_LENGTH = 400

/** The text of a listing that is embedded, once per change of these fields. */
export function listingMeaningText(
  listing: Pick<AssistantListing, 'title' | 'description'> & { audience: { type: string | null } },
): string {
  return [listing.title, listing.description, listing.audience.type ?? '']
    .filter(Boolean)
    .join('. ')
    .slice(0, MAX_EMBEDDED_LENGTH)
}

/** Calibration: unrelated sentences of this model score near 0.2, close ones near 0.7; stretched to 0–1. */
const UNRELATED = 0.2
const CLOSE = 0.7

/** Similarity of a request to listings, 0–1, for `match`; listings without a vector count as unrelated. */
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
