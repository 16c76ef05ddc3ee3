import type { CrewFaces, CrewLink } from '#contract/booking/proofs-crew.ts'
import { hasWords } from '#domain/booking/proof/crew-link.ts'
import { toDistance } from '#domain/booking/proof/place-words.ts'
import { formatZonedTime, toMonthDay, toWeekDate } from '#domain/format-dates.ts'
import { distanceKm, type LatLng } from '#domain/geo.ts'
import { ApiError } from '#web/platform/api.ts'

/** "Works until Mar 3, 2027, 11:58 AM PST · faces with “Tacoma” · 12 photos came by it" */
export function describeLink({
  words,
  expiresAt,
  proofs,
  lapsed,
}: Pick<CrewLink, 'words' | 'expiresAt' | 'proofs' | 'lapsed'>): string {
  const until = lapsed
    ? `No longer works: ${describeEnd(lapsed)}`
    : `Works until ${formatZonedTime(expiresAt)}`
  const faces = words === '' ? 'all faces' : `faces with “${words}”`
  return [until, faces, proofs === 1 ? '1 photo came by it' : `${proofs} photos came by it`].join(' · ')
}

/** A link does no more than its seller and its maker may: "Ana, who made it, is no longer in the team" */
function describeEnd({ maker, why }: NonNullable<CrewLink['lapsed']>): string {
  if (why === 'seller') return 'your company is suspended'
  const who = maker === null ? 'who made it' : `${maker}, who made it,`
  if (why === 'left') return `${who} is no longer in the team`
  return why === 'suspended' ? `${who} is suspended` : `${who} no longer has a role that hands in proof`
}

/** It has ended, or there was none: nothing but another link helps. */
export function isLinkOver(error: Error): boolean {
  return error instanceof ApiError && error.reply?.code === 'crew-link-over'
}

/** What becomes of photos that wait where their link is over; null: none wait. */
export function describeLeft(waiting: number): string | null {
  if (waiting === 0) return null
  const photos =
    waiting === 1
      ? 'The photo below stays on this phone. It is'
      : 'The photos below stay on this phone. They are'
  return `${photos} sent when you open a new link here.`
}

type Face = CrewFaces['faces'][number]

/** "A-0114, Bonney Lake bulletin": how a crew calls a face. */
export function nameCrewFace({ unitCode, space }: Pick<Face, 'unitCode' | 'space'>): string {
  return [unitCode, space].filter(Boolean).join(', ')
}

/** "Overdue since Mar 3 · 2 photos taken · 0.4 miles from here" */
export function describeFace(
  { state, dueOn, given, location }: Pick<Face, 'state' | 'dueOn' | 'given' | 'location'>,
  here: LatLng | null,
): string {
  const due = state === 'overdue' ? `Overdue since ${toMonthDay(dueOn)}` : `Due ${toWeekDate(dueOn)}`
  const taken = given === 0 ? null : given === 1 ? '1 photo handed in' : `${given} photos handed in`
  const way = here && location ? `${toDistance(distanceKm(here, location) * 1000)} from here` : null
  return [due, taken, way].filter(Boolean).join(' · ')
}

/** Fewer are seen at a glance. */
const FEW = 4

/** Words that were typed stay there to be changed, though their faces become few as photos arrive. */
export function needsFinder(faces: number, words: string): boolean {
  return faces > FEW || words !== ''
}

/** Those whose number, space or address has some words; from where a crew stands the nearest first, what states no place last. */
export function arrangeFaces<
  F extends Pick<Face, 'unitCode' | 'space' | 'address' | 'placement' | 'location'>,
>(faces: readonly F[], { words, from }: { words: string; from: LatLng | null }): F[] {
  const found = faces.filter(({ unitCode, space, address, placement }) =>
    hasWords([unitCode, space, address, placement], words.trim()),
  )
  if (!from) return found
  const kmTo = ({ location }: F) => (location ? distanceKm(from, location) : Number.POSITIVE_INFINITY)
  return found.toSorted((a, b) => kmTo(a) - kmTo(b) || 0)
}
