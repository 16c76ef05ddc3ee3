import type { LatLng } from '../../geo.ts'

/** What a phone says of the moment in which a photo was taken. Instants are ISO 8601, by its own clock. */
export interface Capture {
  capturedAt: string
  /** When it was sent: how far its clock is from ours is known by it. */
  sentAt: string
  /** Null: not allowed, or not known. */
  position: (LatLng & { accuracyM: number }) | null
  /** Where the camera pointed, whole degrees from north, 0 to 359; null: no compass. */
  heading: number | null
}

/** A clock that is nearer than this is right: a photo takes minutes to arrive. */
const CLOCK_TOLERANCE_MS = 15 * 60_000

/** How far a phone's clock is behind ours, in ms; 0 where that may be the time on the way. */
export function clockOffsetOf({ sentAt }: Pick<Capture, 'sentAt'>, receivedAt: Date): number {
  const offset = receivedAt.getTime() - Date.parse(sentAt)
  return Math.abs(offset) <= CLOCK_TOLERANCE_MS ? 0 : offset
}

/** When it was taken, by our clock. */
export function takenAt(capture: Pick<Capture, 'capturedAt' | 'sentAt'>, receivedAt: Date): Date {
  return new Date(Date.parse(capture.capturedAt) + clockOffsetOf(capture, receivedAt))
}
