import type { bookingRoutes } from '#contract/booking/bookings.ts'
import type { Out } from '#contract/route.ts'
import type { Reader } from '#domain/booking/booking-reader.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import type { BookingRow } from './lock-booking.ts'

export type BookingContext = Pick<
  AppContext,
  'db' | 'now' | 'gazetteer' | 'limiter' | 'metrics' | 'config' | 'providers'
>

export type InLine = <T>(work: () => Promise<T>) => Promise<T>

export type Step = Out<typeof bookingRoutes.takeBookingStep.body>

/** Who takes a step, of what they have read. */
export interface StepCommand<Input = Step> {
  /** As it was before the step is decided on. */
  booking: BookingRow
  actor: Actor
  reader: Reader
  input: Input
  origin: Origin
  keep: RecordResult
  /** By the clock of the process, before it stood in any line. */
  receivedAtMs: number
  /** Runs what takes connections in turn with whatever else is booked. */
  inLine: InLine
  isMailedByCaller?: true
  /** The asking of a colleague that this answers. */
  approves?: number | undefined
}
