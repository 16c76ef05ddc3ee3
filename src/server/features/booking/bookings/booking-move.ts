import type { BookingActor, BookingMoveStep, BookingStatus } from '#domain/booking/lifecycle.ts'
import type { AgreedTerms } from '#domain/booking/terms.ts'
import type { AppContext } from '../../../context.ts'
import type { Origin } from '../../../platform/db/audit.ts'

export type MoveContext = Pick<AppContext, 'config' | 'now'>

export interface BookingMove {
  step: BookingMoveStep
  actor: BookingActor
  /** Who does it; null for the clock and for money. */
  by: number | null
  now: Date
  reason?: string | null
  /** Of a step with several ends. */
  to?: BookingStatus
  /** Proposed in place of what stands. */
  terms?: AgreedTerms
  /** Of whoever accepts with it. */
  origin?: Pick<Origin, 'address' | 'userAgent'>
  /** In place of what the state has by itself. */
  deadlineAt?: Date
  /** Of a hold. */
  holdDays?: number
  /** False for a quote that leaves its dates free. */
  holdsDates?: boolean
  /** The dates were taken before, in this transaction. */
  isClaimed?: boolean
  /** The other side's mail is the caller's, or that of both for this and what follows; thread and bell tell it as always. */
  isMailedByCaller?: true | 'of-both'
  /** The asking of a colleague that this answers. */
  approves?: number | undefined
  /** The caller has held the spending of its buyer to their limit, or a colleague has approved all of it. */
  isSpendingChecked?: true
  /** Another step follows at once, which tells all. */
  isFollowed?: boolean
}
