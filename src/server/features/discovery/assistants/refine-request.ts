import { meaningfulStems } from '#assistant/match/words.ts'
import { type RefineOptions, refine } from '#assistant/refine.ts'
import { type FormatPreferences, mergeFormats } from '#assistant/understand/slots/formats.ts'
import type { Understanding } from '#assistant/understand/understand.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { type Criteria, placesOf } from '#domain/discovery/criteria.ts'
import type { Gazetteer } from '#domain/discovery/places/types.ts'

interface FollowUp {
  text: string
  criteria: Criteria
  /** Of the request before, beyond its criteria. */
  words?: string | undefined
  formats?: FormatPreferences | undefined
  /** The listings shown, best first, without those that are gone meanwhile: they cannot be meant. */
  shown: readonly Listing[]
  gazetteer: Gazetteer
}

const LEAST_STEMS = 2

/** Turns a follow-up into a complete request. */
export function refineRequest(
  { text, criteria, shown, gazetteer, words = '', formats: before }: FollowUp,
  options: RefineOptions,
): Understanding & { isLike: boolean } {
  const refined = refine(
    criteria,
    text,
    shown.map((listing) => ({ listing })),
    options,
  )
  const formats = refined.like || refined.isAnew ? undefined : mergeFormats(before, refined.formats)
  // "a month" says nothing that listings could be compared with: what was said before still holds
  const isSaid = meaningfulStems(refined.words).size >= LEAST_STEMS || refined.isAnew
  const placeOf = (name: string) =>
    refined.named.find((place) => place.name === name) ?? gazetteer.resolvePlace(name)
  return {
    criteria: refined.criteria,
    words: isSaid ? refined.words : words,
    ...(formats && { formats }),
    ...(refined.unread && { unread: refined.unread }),
    places: placesOf(refined.criteria).flatMap((name) => placeOf(name) ?? []),
    isRequest: true,
    isLike: refined.like !== null,
  }
}
