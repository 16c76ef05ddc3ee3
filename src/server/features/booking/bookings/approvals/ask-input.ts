import type { approvalRoutes } from '#contract/booking/bookings-approvals.ts'
import type { Out } from '#contract/route.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import type { LockedBooking } from '../lock-booking.ts'
import type { ApprovalDoors } from './doors.ts'
import type { NewAsking, Read } from './insert-asking.ts'

export type AskInput = Out<typeof approvalRoutes.askForApproval.body>
export type Of<Step> = Extract<AskInput, { step: Step }>
export type OwnInput = Of<'request' | 'book' | 'accept'>

export interface AskForApproval<Input = AskInput> {
  id: number
  actor: Actor
  input: Input
  /** The caller tells of this and more at once. */
  isToldByCaller?: true
  /** A change of one's own is priced by them. */
  doors?: Pick<ApprovalDoors, 'previewChange'>
}

/** What is read of a locked booking, and kept with the asking. */
export type AskingParts = { read: Read } & Pick<NewAsking, 'spaceCents' | 'typed'> & { changeId?: number }
export type AskLocked = (trx: Tx, locked: LockedBooking) => Promise<AskingParts>
