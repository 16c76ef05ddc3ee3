import type { Booking } from '#contract/booking/bookings.ts'
import { describeExpiry } from '#domain/booking/expiry-words.ts'

type BookingEvent = Booking['events'][number]

const HAPPENED: Record<string, string> = {
  request: 'asked to book',
  book: 'booked',
  quote: 'sent a quote',
  renew: 'offered the next term',
  offer: 'made an offer',
  counter: 'made a counter-offer',
  hold: 'held the dates',
  record: 'recorded what was agreed outside Placard',
  challenge: 'asked to decide within a day',
  accept: 'accepted the terms',
  decline: 'declined',
  withdraw: 'withdrew',
  change: 'agreed to a change',
  cancel: 'cancelled the booking',
}

const BY_ITSELF: Record<string, string> = {
  hold: 'The dates were freed and are held',
  secure: 'What was due is paid: it is booked',
  start: 'It began',
  finish: 'It ended',
}

const OTHERS: Partial<Record<BookingEvent['actor'], string>> = {
  buyer: 'The buyer',
  seller: 'The seller',
  admin: 'Placard',
}

/** What happened, in a sentence without its time: "Ana accepted the terms". */
export function describeEvent({ step, from, actor, name }: BookingEvent): string {
  if (step === 'expire')
    return `It ended: ${describeExpiry({ from, buyer: 'the buyer', seller: 'the seller' })}`
  const who = name ?? OTHERS[actor]
  if (!who) return BY_ITSELF[step] ?? step
  return `${who} ${HAPPENED[step] ?? step}`
}
