import type { CapturePage } from '#contract/booking/proofs-capture.ts'
import type { Capture } from '#domain/booking/proof/capture.ts'
import { toCompassPoint, toDistance } from '#domain/booking/proof/place-words.ts'
import { formatTime, toMonthDay } from '#domain/format-dates.ts'
import { bearingTo, distanceKm, type LatLng } from '#domain/geo.ts'
import type { QueuedPhoto } from './photo-queue.ts'

/** Where the space lies from here: "The space is 0.4 miles to the northeast (within 35 feet).". */
export function describeWay(position: NonNullable<Capture['position']>, space: LatLng): string {
  const meters = distanceKm(position, space) * 1000
  const accuracy = `within ${toDistance(position.accuracyM)}`
  if (meters <= position.accuracyM) return `You are there, as far as this phone knows (${accuracy}).`
  return `The space is ${toDistance(meters)} to the ${toCompassPoint(bearingTo(position, space))} (${accuracy}).`
}

/** As `describeWay`; null: the space states no place, undefined: there are several. */
export function describePlace(
  position: NonNullable<Capture['position']>,
  space: LatLng | null | undefined,
): string {
  if (space) return describeWay(position, space)
  return space === null
    ? 'Your position is known; the space states none.'
    : `Your position is known (within ${toDistance(position.accuracyM)}): each face says how far it is.`
}

/** Of a photo that waits: when it was taken, and whether it is known where. */
export function describeQueued({ capture }: Pick<QueuedPhoto, 'capture'>): string {
  const place = capture.position
    ? `position within ${toDistance(capture.position.accuracyM)}`
    : 'without a position'
  return `${formatTime(capture.capturedAt)}, ${place}`
}

/** Why a booking needs no photo now. */
export function describeNothing({ because, opensOn }: NonNullable<CapturePage['nothing']>): string {
  if (because === 'not-owed') return 'No proof is owed for this booking.'
  if (opensOn === null) return 'No proof is needed now: all of it was accepted.'
  return `No proof is needed now. It can be handed in from ${toMonthDay(opensOn)} on.`
}

/** Above the queue. */
export function describeQueue(waiting: number, isOnline: boolean): string {
  if (waiting === 0) return 'Nothing waits on this phone.'
  const photos = waiting === 1 ? '1 photo waits' : `${waiting} photos wait`
  return isOnline
    ? `${photos} on this phone.`
    : `${photos} on this phone. You are offline: they are sent when you are back, from any page of Placard that is open. Do not clear this browser until then.`
}
