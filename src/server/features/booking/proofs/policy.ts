import type { Reader } from '#domain/booking/booking-reader.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { type DutyStand, isOpenDuty, PROOF_STATUSES } from '#domain/booking/proof/stand.ts'

/** Proof is the seller's to give, from the first day of what it is about, until it is accepted. */
export function canSendProof(reader: Reader, status: BookingStatus, duty: Pick<DutyStand, 'state'>): boolean {
  return reader === 'seller' && PROOF_STATUSES.includes(status) && isOpenDuty(duty)
}

/** What was given is its buyer's to accept or to question, once. */
export function canDecideProof(reader: Reader, duty: Pick<DutyStand, 'state'>): boolean {
  return reader === 'buyer' && duty.state === 'received'
}
