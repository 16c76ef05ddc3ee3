import { AUDIENCES, type Audience } from '#domain/vocabulary.ts'
import { AUDIENCE_SENTENCES } from './audience-sentences.ts'
import { cosine, type EmbedTexts, type Vector } from './vectors.ts'

/**
 * Tuned on `test/evaluation/implied-audiences.ts`: at 0.55 with a lead of 0.03, nine of ten audiences found are right
 * (precision) and a third of the implied ones are found (recall); lower thresholds add more errors than hits.
 */
const MIN_LIKENESS = 0.55
const MIN_LEAD = 0.03

export type AudiencePrototypes = readonly { audience: Audience; vector: Vector }[]

/** Embeds the audiences' descriptions once; null without a model. */
export async function embedPrototypes(embed: EmbedTexts): Promise<AudiencePrototypes | null> {
  const pairs = AUDIENCES.flatMap((audience) =>
    AUDIENCE_SENTENCES[audience].map((text) => ({ audience, text })),
  )
  const vectors = await embed(pairs.map(({ text }) => text))
  return vectors && pairs.map(({ audience }, index) => ({ audience, vector: vectors[index] as Vector }))
}

/** The audience closest to a phrase's vector, or null when none is similar enough or clearly ahead. */
export function findImpliedAudience(
  phrase: Vector,
  prototypes: AudiencePrototypes,
  limits = { likeness: MIN_LIKENESS, lead: MIN_LEAD },
): Audience | null {
  const best = new Map<Audience, number>()
  for (const { audience, vector } of prototypes)
    best.set(audience, Math.max(best.get(audience) ?? -1, cosine(phrase, vector)))
  const [first, second] = [...best].sort((a, b) => b[1] - a[1])
  if (!first || !second || first[1] < limits.likeness || first[1] - second[1] < limits.lead) return null
  return first[0]
}

/** Not where it is refused: "not for students", "don't target seniors". */
const TARGET =
  /(?<!\b(?:not|never|avoid|stop|without|don['’]?t|doesn['’]?t|no) (?:to |want to |need to )?)\b(?:reach(?:es|ing)?|target(?:s|ing)?|aimed at|aim at|attract(?:ing)?|seen by|speak to|talk to|appeal to|get in front of|in front of|for|audience is|customers are)\s+((?:[a-z0-9'-]+\s*){1,8})/i
const NOT_PEOPLE = /^(a|an|my|our|the|us|me|sale|rent|lease|under|less|about|around|\d+)\b/i

/**
 * The phrase of a request that describes its target audience ("attract couples expecting their first baby"), or null.
 */
export function targetPhrase(text: string): string | null {
  const phrase = TARGET.exec(text)?.[1]?.trim()
  if (!phrase || NOT_PEOPLE.test(phrase)) return null
  return phrase.replace(/\s(in|near|around|at|under|within|by|starting|from|on)\b[\s\S]*$/i, '').trimEnd()
}
