import type { Booking, StepInput } from '#contract/booking/bookings.ts'
import { parseCents } from '#domain/booking/price/cents.ts'
import type { BookingPageStep } from './step-words.ts'

export type PlainStep = Exclude<BookingPageStep, 'quote' | 'counter'>
type Given = { readHash: string | null; holdDays: number; reason: string; dollars?: string }

/** What is sent, or what is missing. */
export function toStepInput(
  { version, sha256 }: Pick<Booking, 'version' | 'sha256'>,
  step: PlainStep,
  given: Given,
): StepInput | string {
  const { readHash, holdDays, reason, dollars = '' } = given
  switch (step) {
    case 'accept':
      if (sha256 === null || readHash !== sha256) return 'Please read and accept the terms first'
      return { step, version, sha256 }
    case 'hold':
      return { step, version, days: holdDays }
    case 'record': {
      const cents = dollars.trim() === '' ? null : parseCents(dollars)
      if (cents === null && dollars.trim() !== '') return 'Please type the price as dollars and cents'
      return reason === '' ? 'Please say how it was agreed' : { step, version, reason, spaceCents: cents }
    }
    case 'challenge':
      return { step, version }
    case 'withdraw':
      return { step, version, reason }
    default:
      return reason === '' ? 'Please say why' : { step, version, reason }
  }
}
