import type { MentionKind, Reading, Role } from '../reading.ts'
import { findAudiences } from '../slots/audiences.ts'
import { findFeatures } from '../slots/features.ts'
import { findListingTypes } from '../slots/listing-type.ts'
import { findMedia } from '../slots/media.ts'
import { findVenues } from '../slots/venues.ts'

export const ROLES = ['wanted', 'refused', 'aside'] as const satisfies Role[]

/** A word or phrase that may name something asked for; token indexes, end exclusive. */
export interface Mention {
  kind: MentionKind
  value: string
  start: number
  end: number
  /** Named by a word that seldom means it. */
  unsure?: true
}

/** Every mention, and every amount and date, in the order of the text. */
export function listAllMentions(reading: Reading): Mention[] {
  const figures = [
    ...reading.amounts.map(({ start, end, value }) => ({
      kind: 'amount' as const,
      value: `${value}`,
      start,
      end,
    })),
    ...reading.periods.map(({ start, end }) => ({ kind: 'date' as const, value: 'date', start, end })),
  ]
  return [...listMentions(reading), ...figures].sort((a, b) => a.start - b.start || a.end - b.end)
}

/** Every mention of what words name, in the order of the text. */
export function listMentions(reading: Reading): Mention[] {
  const { tokens, places, placeAt, unsurePlaces } = reading
  const named = places.flatMap(({ place }, index) => {
    const start = placeAt.indexOf(index)
    return start === -1
      ? []
      : [{ kind: 'place' as const, value: place.name, start, end: placeAt.lastIndexOf(index) + 1 }]
  })
  const of = (kind: MentionKind, matches: readonly Omit<Mention, 'kind'>[]) =>
    matches.map((match): Mention => ({ kind, ...match }))
  return [
    ...of('medium', findMedia(tokens)),
    ...of('venue', findVenues(tokens)),
    ...of('audience', findAudiences(tokens)),
    ...of('feature', findFeatures(tokens)),
    ...of('deal', findListingTypes(tokens)),
    ...named,
    ...unsurePlaces.map(({ place, first, next }) => ({
      kind: 'place' as const,
      value: place.name,
      start: first,
      end: next,
      unsure: true as const,
    })),
  ].sort((a, b) => a.start - b.start || a.end - b.end)
}
