import { DEADLINES } from '#domain/booking/deadlines.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { formatDeadline, toMonthDay, toWeekDate } from '#domain/format-dates.ts'
import type { NextBooking, NextMoney, OpenChange } from './next-facts.ts'

type Sentences = {
  booking: NextBooking
  money?: NextMoney
  change?: Pick<OpenChange, 'title'> | null
  /** "Ana offers $150 less than your $2,060.": where both sides have named terms. */
  offer?: string | undefined
  /** It is paid to the seller directly: no payment provider says that it came. */
  isDirect?: boolean
}

/** What happens next, to its reader; empty to an admin, who is no side of it. */
export function describeNext(facts: Sentences): string {
  const { booking, change } = facts
  if (booking.side === null) return ''
  if (booking.status === 'draft' && booking.waiting) return describeWaiting(booking)
  return [
    STATUS_WORDS[booking.status][booking.side]({ ...booking, offer: facts.offer }),
    change && `${change.title}.`,
    describeMoney(facts),
    describeArtwork(booking),
    describeProof(booking),
  ]
    .filter(Boolean)
    .join(' ')
}

function describeWaiting({ waiting, timeZone }: NextBooking): string {
  if (waiting?.offeredUntil)
    return `The dates are free now, and yours to take until ${formatDeadline(new Date(waiting.offeredUntil), timeZone)}.`
  return `You are number ${waiting?.rank} on the waiting list. When the dates are freed and it is your turn, you have ${DEADLINES.turnHours} hours to take them.`
}

/** `offer`: how the last word differs from the other side's, where there are two. */
type Words = (booking: NextBooking & { offer?: string | undefined }) => string

const begins: Words = ({ first }) => `It is booked and begins on ${toWeekDate(first)}.`
const runs: Words = ({ last }) => `It runs through ${toWeekDate(last)}.`
const isOver = (words: string): Record<'buyer' | 'seller', Words> => ({
  buyer: () => words,
  seller: () => words,
})

const STATUS_WORDS: Record<BookingStatus, Record<'buyer' | 'seller', Words>> = {
  draft: {
    buyer: () => 'Nothing is sent yet. Read the terms at the checkout, then book or ask.',
    seller: () => '',
  },
  requested: {
    buyer: ({ other, offer }) =>
      `${offer ? `${offer} ` : ''}${other.name} reads your request and accepts it, sends a quote or declines. The dates are not reserved yet.`,
    seller: ({ other, offer }) =>
      `${offer ?? `${other.name} asks for these dates.`} Accept the terms, send a quote of your own, or decline.`,
  },
  quoted: {
    buyer: ({ other, offer }) =>
      `${offer ?? `${other.name} offers you these terms.`} Accept them, or answer with your own.`,
    seller: ({ other, offer }) =>
      `${offer ? `${offer} ` : ''}${other.name} has your quote and accepts it, or answers with other terms.`,
  },
  held: {
    buyer: ({ steps, other }) =>
      steps.includes('accept')
        ? 'The dates are kept for you. Accept the terms to book them.'
        : `You have accepted. The dates are kept while ${other.name} decides.`,
    seller: ({ steps, other }) =>
      steps.includes('record')
        ? `The dates are kept for ${other.name}. Record the booking once you have agreed, or release them.`
        : steps.includes('accept')
          ? `The dates are kept for ${other.name}. Accept the terms, or decline.`
          : `The dates are kept while ${other.name} decides.`,
  },
  'awaiting-payment': {
    buyer: () => 'Both of you have agreed, and the dates are yours.',
    seller: () => 'Both of you have agreed, and the dates are taken.',
  },
  booked: { buyer: begins, seller: begins },
  'in-flight': {
    buyer: runs,
    seller: runs,
  },
  completed: {
    buyer: () =>
      `It is over. If something was not as agreed, say so within ${DEADLINES.disputeDays} days of its end.`,
    seller: () => 'It is over.',
  },
  cancelled: isOver('It is cancelled, and the dates are free for others.'),
  declined: {
    buyer: ({ other }) => `${other.name} has declined, and nothing is owed.`,
    seller: () => 'You have declined, and nothing is owed.',
  },
  withdrawn: isOver('It was withdrawn, and nothing is owed.'),
  expired: isOver('Its time has run out, and the dates are free for others.'),
}

/** Where nothing is said of money beside the status. */
const SILENT: readonly BookingStatus[] = ['draft', 'requested', 'quoted', 'held', 'declined', 'withdrawn']

function describeMoney({ booking, money, isDirect }: Sentences): string {
  if (!money || SILENT.includes(booking.status)) return ''
  return booking.side === 'seller' ? toSeller(booking, money) : toBuyer(booking, money, Boolean(isDirect))
}

function toBuyer({ other, status }: NextBooking, money: NextMoney, isDirect: boolean): string {
  switch (money.kind) {
    case 'due': {
      if (money.said) return toBuyerWithRest(other.name, { ...money, said: money.said })
      const what = status === 'awaiting-payment' ? 'what is due first' : `${formatShortCents(money.cents)}`
      return isDirect
        ? `Pay ${other.name} ${what} directly, then say that you have sent it.`
        : `Pay ${what}${status === 'awaiting-payment' ? ', and it is booked' : ''}.`
    }
    case 'declared':
      return `You said that ${formatShortCents(money.cents)} was sent on ${toMonthDay(money.on)}. ${other.name} confirms when it has arrived.`
    case 'processing':
      return 'A payment for this booking is on its way. You get a mail when it arrives.'
    case 'owed-back':
      return `${formatShortCents(money.cents)} is to be given back to you.`
    case 'none':
      return ''
  }
}

type PartlySaid = Required<Pick<Extract<NextMoney, { kind: 'due' }>, 'cents' | 'said'>>

function toBuyerWithRest(seller: string, { cents, said }: PartlySaid): string {
  const sent = `You said that ${formatShortCents(said.cents)} was sent on ${toMonthDay(said.on)}`
  return `${sent}: ${seller} confirms when it has arrived. ${formatShortCents(cents)} is still to be paid.`
}

function toSeller({ other }: NextBooking, money: NextMoney): string {
  switch (money.kind) {
    case 'due':
      return `${other.name} pays ${formatShortCents(money.cents)}.`
    case 'declared':
      return [
        `${other.name} said that ${formatShortCents(money.cents)} was sent on ${toMonthDay(money.on)}: say whether it has arrived.`,
        money.restCents > 0 && `Another ${formatShortCents(money.restCents)} is due.`,
      ]
        .filter(Boolean)
        .join(' ')
    case 'processing':
      return `A payment by ${other.name} is on its way.`
    case 'owed-back':
      return `${formatShortCents(money.cents)} is to be given back to ${other.name}.`
    case 'none':
      return ''
  }
}

/** What its artwork waits for; empty where none is expected. */
function describeArtwork({ artwork, other, side, status, isOnBehalf }: NextBooking): string {
  if (!artwork || (status !== 'booked' && status !== 'in-flight')) return ''
  const forSeller = isOnBehalf ? ARTWORK_ON_BEHALF : ARTWORK_TO_SELLER
  const words = { buyer: ARTWORK_TO_BUYER, seller: forSeller }[side ?? 'buyer']
  return words[artwork.state](other.name, byWhen(artwork))
}

type ArtworkWords = Record<
  NonNullable<NextBooking['artwork']>['state'],
  (other: string, when: string) => string
>

const ARTWORK_TO_BUYER: ArtworkWords = {
  missing: (_, when) => `Send your artwork${when}.`,
  rejected: (other, when) => `${other} has refused your artwork: send another file${when}.`,
  waiting: (other) => `${other} looks at your artwork.`,
  approved: () => 'Your artwork is approved.',
}

const ARTWORK_TO_SELLER: ArtworkWords = {
  missing: (other, when) => `${other} sends the artwork${when}.`,
  rejected: (other, when) => `${other} sends other artwork${when}.`,
  waiting: () => 'Artwork waits for you: approve it, or refuse it and say why.',
  approved: () => 'The artwork is approved.',
}

/** The client has no account: the seller's own people upload it. */
const ARTWORK_ON_BEHALF: ArtworkWords = {
  ...ARTWORK_TO_SELLER,
  missing: (other, when) => `Upload the artwork of ${other}${when}.`,
  rejected: (other, when) => `The artwork of ${other} was refused: upload another file${when}.`,
}

/** What its proof waits for; empty where nothing is owed. */
function describeProof({ proof, other, side, status }: NextBooking): string {
  if (!proof || status === 'booked') return ''
  const words = { buyer: PROOF_TO_BUYER, seller: PROOF_TO_SELLER }[side ?? 'buyer']
  return words[proof.state](other.name, toWeekDate(proof.dueOn))
}

type ProofWords = Record<NonNullable<NextBooking['proof']>['state'], (other: string, due: string) => string>

const PROOF_TO_BUYER: ProofWords = {
  waiting: (other, due) => `${other} shows by ${due} that it ran.`,
  due: (other, due) => `${other} shows by ${due} that it ran.`,
  overdue: (other, due) => `${other} has not shown yet that it ran: that was due on ${due}.`,
  questioned: (other) => `${other} answers what you asked about the proof.`,
  received: () => 'Proof waits for you: accept it, or question it and say why.',
  accepted: () => 'What was handed in as proof is accepted.',
}

const PROOF_TO_SELLER: ProofWords = {
  waiting: (other, due) => `Show ${other} by ${due} that it ran.`,
  due: (other, due) => `Show ${other} by ${due} that it ran.`,
  overdue: (other, due) => `Show ${other} that it ran: that was due on ${due}.`,
  questioned: (other) => `${other} questions the proof: hand in what answers it.`,
  received: (other) => `${other} looks at your proof.`,
  accepted: () => 'What you handed in as proof is accepted.',
}

function byWhen({ dueOn, isLate }: NonNullable<NextBooking['artwork']>): string {
  if (!dueOn) return ''
  return isLate ? `, it was due on ${toMonthDay(dueOn)}` : ` by ${toMonthDay(dueOn)}`
}
