import type { Side } from '../messaging/conversation.ts'
import { describeExpiry, explainExpiry } from './expiry-words.ts'
import type { BookingActor, BookingMoveStep, BookingStatus } from './lifecycle.ts'

/** A step of a booking as it is told; dates, amounts and instants are written already. */
export interface MoveDetails {
  step: BookingMoveStep
  from: BookingStatus
  to: BookingStatus
  actor: BookingActor
  /** Whoever did it; "Placard" for the clock, for money and for an admin. */
  name: string
  buyer: string
  seller: string
  title: string
  dates: string
  total: string
  /** Of a request at the buyer's own price (`describeOfferedPrice`). */
  offer: string | null
  /** What is to be paid first; null: nothing is due now. */
  dueNow: string | null
  /** When the clock moves it on. */
  deadline: string | null
  reason: string | null
  /** Of a cancellation. */
  refund: { back: string; kept: string; due: string } | null
}

/** A step as one side reads it. */
export interface MoveWords {
  /** In the list of the bell, and the subject of the mail. */
  line: string
  heading: string
  paragraphs: string[]
  /** Of the button that opens the booking. */
  button: string
}

/** In the thread of the booking, for both sides. */
export function describeMove(told: MoveDetails): string {
  return [HAPPENED[told.step](told), ...(told.reason ? [`Reason: ${told.reason}`] : [])].join(' ')
}

/** For the bell and by mail. */
export function moveMessage(told: MoveDetails, reader: Side): MoveWords {
  const { line, more = [], button = 'Open the booking' } = TOLD[told.step](told, reader)
  const because = told.reason ? [`${told.name} says: ${told.reason}`] : []
  return { line, heading: line, paragraphs: [describeWhat(told), ...because, ...more], button }
}

function describeWhat({ title, dates, total, seller, buyer }: MoveDetails): string {
  return `“${title}”, ${dates}, ${total} in all. Buyer: ${buyer}. Seller: ${seller}.`
}

/** To a buyer who asked for dates that somebody else has booked now. */
export function describeDatesTaken({ title, dates }: { title: string; dates: string }): MoveWords {
  const line = `Your dates at “${title}” were booked by somebody else`
  return {
    line,
    heading: line,
    paragraphs: [
      `You asked for ${dates}. Your request stays open, and the seller can offer you other days. You can also join the waiting list with the same dates: if they become free, you are the first to know.`,
    ],
    button: 'See your request',
  }
}

/** To who waits for dates that are free now, where the seller wants to be asked. */
export function describeOfferedDates({
  title,
  dates,
  until,
}: {
  title: string
  dates: string
  until: string
}): MoveWords {
  return {
    line: `${dates} at “${title}” became free: ask for them by ${until}`,
    heading: 'The dates that you wait for are free',
    paragraphs: [
      `You are the next on the waiting list for ${dates} at “${title}”. Ask the seller for them by ${until}; after that we notify the next in line.`,
      'Nothing is held or booked yet: the seller answers your request.',
    ],
    button: 'Ask for these dates',
  }
}

const WAS: Partial<Record<BookingStatus, string>> = {
  draft: 'The draft',
  requested: 'The request',
  quoted: 'The quote',
  held: 'The hold',
  'awaiting-payment': 'The booking',
}
const wasOf = ({ from }: MoveDetails) => WAS[from] ?? 'The booking'

const HAPPENED: Record<BookingMoveStep, (told: MoveDetails) => string> = {
  request: ({ name, dates, total, offer }) =>
    `${name} asks to book ${dates} for ${total}${offer ? `, offering ${offer}` : ''}.`,
  book: ({ name, dates, total }) => `${name} booked ${dates} for ${total}.`,
  quote: describeMadeOffer,
  renew: ({ name, dates, total }) => `${name} offers to go on: ${dates} for ${total}.`,
  offer: describeMadeOffer,
  counter: ({ name, dates, total }) => `${name} proposes ${dates} for ${total}.`,
  hold: ({ actor, name, buyer, dates, deadline }) =>
    actor === 'clock'
      ? `${dates} became free and are held for ${buyer} until ${deadline}.`
      : `${name} holds ${dates} until ${deadline}.`,
  record: ({ name, dates, total }) => `${name} recorded ${dates} for ${total}, agreed outside Placard.`,
  challenge: ({ deadline, dates }) =>
    `Somebody else wants ${dates}. They stay held until ${deadline}, and are free then if they are not booked.`,
  accept: ({ name, to, dates, total }) =>
    to === 'held'
      ? `${name} accepted ${dates} for ${total}; the other side has not yet.`
      : `${name} accepted ${dates} for ${total}.`,
  secure: ({ dates }) => `Booked: ${dates}. The insertion order and the invoice are with the booking.`,
  decline: ({ name }) => `${name} declined.`,
  withdraw: (told) => `${told.name} withdrew. ${wasOf(told)} is over, and nothing is held any more.`,
  expire: (told) => `${wasOf(told)} ended: ${describeExpiry(told)}. Nothing is held any more.`,
  start: () => 'The booking has begun.',
  finish: () => 'The booking has ended.',
  cancel: ({ name, refund }) => `${name} cancelled the booking.${refund ? ` ${toSums(refund)}` : ''}`,
}

/** "Ana offers Jan 5 to Feb 1, 2027 for $900." */
export function describeMadeOffer({
  name,
  dates,
  total,
}: Pick<MoveDetails, 'name' | 'dates' | 'total'>): string {
  return `${name} offers ${dates} for ${total}.`
}

function toSums({ back, kept, due }: NonNullable<MoveDetails['refund']>): string {
  return `To be paid back: ${back}. Kept: ${kept}. Still owed: ${due}.`
}

interface MoveText {
  line: string
  more?: string[]
  button?: string
}

function describeQuote({ name, title, deadline }: MoveDetails): MoveText {
  return {
    line: `${name} made you an offer for “${title}”`,
    more: [`It is valid until ${deadline}. Accept it, propose something else, or let it expire.`],
    button: 'Read the offer',
  }
}

const TOLD: Record<BookingMoveStep, (told: MoveDetails, reader: Side) => MoveText> = {
  request: ({ name, title, offer, deadline }) => ({
    line: `${name} asks to book “${title}”`,
    more: [
      ...(offer ? [`${name} offers ${offer}.`] : []),
      `Please answer until ${deadline}: accept, make an offer of your own, hold the dates, or decline. A request does not hold the dates, and expires if it is not answered.`,
    ],
    button: 'Answer the request',
  }),
  book: ({ name, title, dueNow, deadline }) => ({
    line: `${name} booked “${title}”`,
    more: [
      dueNow
        ? `The dates are taken. ${name} pays ${dueNow} by your payment details until ${deadline}; tell us when it arrives, and it is booked for good.`
        : 'The dates are taken, and nothing is due now.',
    ],
  }),
  quote: describeQuote,
  offer: describeQuote,
  renew: ({ name, title, deadline }) => ({
    line: `${name} offers to renew “${title}”`,
    more: [
      `Nothing renews automatically. The offer is valid until ${deadline}: accept it, propose something else, or let it expire.`,
    ],
    button: 'Read the offer',
  }),
  counter: ({ name, title, deadline }) => ({
    line: `${name} proposes other terms for “${title}”`,
    more: [`Please answer until ${deadline}. No dates are held meanwhile.`],
    button: 'Read the proposal',
  }),
  hold: describeHold,
  record: ({ name, title }) => ({
    line: `${name} recorded a booking of “${title}”`,
    more: ['It was agreed outside Placard. The insertion order and the invoice are with the booking.'],
    button: 'Open documents and terms',
  }),
  challenge: ({ title, deadline }, reader) => ({
    line: `Somebody else wants your dates at “${title}”`,
    more: [
      reader === 'buyer'
        ? `You have the first option until ${deadline}. Book by then, or the dates go to the next buyer in line.`
        : `The first option lasts until ${deadline}.`,
    ],
    button: 'Decide now',
  }),
  accept: describeAccept,
  secure: ({ title, seller }, reader) => ({
    line: `“${title}” is booked`,
    more: [
      'The insertion order and the invoice are with the booking, with the terms that both sides accepted.',
      reader === 'buyer'
        ? `Write to ${seller} in the thread of the booking about artwork and posting.`
        : 'Write to the buyer in the thread of the booking about artwork and posting.',
    ],
    button: 'Open documents and terms',
  }),
  decline: ({ name, title }) => ({
    line: `${name} declined to book “${title}”`,
    more: [
      'Nothing was charged and nothing is held. Other dates, or another space, can be asked for at any time.',
    ],
  }),
  withdraw: (told) => ({
    line: `${told.name} withdrew: “${told.title}”`,
    more: [`${wasOf(told)} is over, and its dates are free.`],
  }),
  expire: (told, reader) => ({
    line: `${wasOf(told)} for “${told.title}” has ended`,
    more: explainExpiry(told, reader),
  }),
  start: ({ title }, reader) => ({
    line: `Your booking of “${title}” has begun`,
    more: [
      reader === 'seller'
        ? 'Show that it runs: hand in the proof that the terms name, on the page of the booking.'
        : 'The seller shows that it runs, as the terms say. You are told when it has come.',
    ],
  }),
  finish: ({ title }) => ({
    line: `Your booking of “${title}” has ended`,
    more: ['If something was not as agreed, open a dispute within 30 days.'],
  }),
  cancel: ({ name, title, refund }) => ({
    line: `${name} cancelled the booking of “${title}”`,
    more: refund ? [toSums(refund), 'The credit note is with the booking.'] : [],
    button: 'See the sums',
  }),
}

function describeHold({ actor, name, title, deadline }: MoveDetails, reader: Side): MoveText {
  if (actor === 'clock')
    return {
      line:
        reader === 'buyer' ? `Your dates at “${title}” are free` : `Dates at “${title}” went to who waited`,
      more: [`They are held until ${deadline}. Book by then, or they go to the next who waits.`],
      button: reader === 'buyer' ? 'Book now' : 'Open the booking',
    }
  if (reader === 'seller')
    return {
      line: `${name} holds dates at “${title}”`,
      more: [
        `The hold lasts until ${deadline}. You can accept it, decline it, or ask for a decision if others wait.`,
      ],
    }
  return {
    line: `${name} holds “${title}” for you`,
    more: [`You have the first option until ${deadline}. Book by then, or the dates are free again.`],
    button: 'Book these dates',
  }
}

function describeAccept({ name, title, to, dueNow, deadline }: MoveDetails, reader: Side): MoveText {
  const line = `${name} accepted: “${title}”`
  if (to === 'held')
    return {
      line,
      more: [`The dates stay held until ${deadline}: your own acceptance is all that is missing.`],
    }
  if (!dueNow) return { line, more: ['The dates are taken, and nothing is due now.'] }
  return reader === 'buyer'
    ? {
        line,
        more: [
          `The dates are yours. Please pay ${dueNow} until ${deadline}; the seller’s payment details are with the booking. Name the reference, and press “I have sent it” when you have.`,
        ],
        button: 'See how to pay',
      }
    : {
        line,
        more: [
          `The dates are taken. ${name} pays ${dueNow} until ${deadline}; tell us when it arrives, and it is booked for good.`,
        ],
      }
}
