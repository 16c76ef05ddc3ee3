import { describe, expect, it } from 'vitest'
import { required } from '../required.ts'
import { describeDatesTaken, describeMove, type MoveDetails, moveMessage } from './booking-words.ts'
import { BOOKING_LIFECYCLE, type BookingActor, type BookingStatus } from './lifecycle.ts'

const FACTS = {
  buyer: 'Bob',
  seller: 'Sally',
  title: 'Wall by the ferry',
  dates: 'Mar 2 to Mar 29',
  total: '$2,184',
  offer: null,
  dueNow: '$500',
  reason: null,
  refund: null,
}
const NAMES: Record<BookingActor, string> = {
  buyer: 'Bob',
  seller: 'Sally',
  admin: 'Placard',
  clock: 'Placard',
  money: 'Placard',
}
/** States that the clock ends. */
const WAITS: readonly BookingStatus[] = [
  'requested',
  'quoted',
  'held',
  'awaiting-payment',
  'booked',
  'in-flight',
]

/** Every way of the table. */
const WAYS = BOOKING_LIFECYCLE.filter((rule) => rule.step !== 'change').flatMap((rule) =>
  rule.actors.flatMap((actor) =>
    rule.from.map((from): MoveDetails => {
      const deadline = WAITS.includes(rule.to) ? 'Mon, Mar 1, 5:00 PM PST' : null
      const reason = 'needsReason' in rule ? 'It rains' : null
      return { ...FACTS, step: rule.step, from, to: rule.to, actor, name: NAMES[actor], deadline, reason }
    }),
  ),
)

it('B22: a request at the buyer’s own price says so, in the thread and to the seller', () => {
  const request = required(WAYS.find(({ step }) => step === 'request'))
  const told = { ...request, offer: '$1,900 for the space, $160 less than the listed price' }
  expect(describeMove(told)).toBe(
    'Bob asks to book Mar 2 to Mar 29 for $2,184, offering $1,900 for the space, $160 less than the listed price.',
  )
  expect(moveMessage(told, 'seller').paragraphs).toContain(
    'Bob offers $1,900 for the space, $160 less than the listed price.',
  )
})

describe('every step', () => {
  it.each(WAYS.map((told) => [`${told.step} by ${told.actor} from ${told.from}`, told] as const))(
    '%s is told in whole sentences to both sides',
    (_, told) => {
      const message = describeMove(told)
      expect(message).toMatch(/[.\w]$/)
      for (const side of ['buyer', 'seller'] as const) {
        const { line, paragraphs, button } = moveMessage(told, side)
        expect(line).toContain('Wall by the ferry')
        expect(paragraphs.length).toBeGreaterThan(1)
        expect(button).not.toBe('')
        expect([message, line, ...paragraphs].join(' ')).not.toMatch(/null|undefined|\{|\s{2}/)
        if (told.reason) expect(paragraphs.join(' ')).toContain(`${told.name} says: It rains`)
      }
    },
  )
})

it('names what a cancellation costs, what is paid first, and until when', () => {
  const refund = { back: '$300', kept: '$200', due: '$0' }
  const cancel = { ...WAYS.find(({ step }) => step === 'cancel')!, refund }
  expect(describeMove(cancel)).toContain('To be paid back: $300. Kept: $200. Still owed: $0.')
  const accept = WAYS.find(({ step, to }) => step === 'accept' && to === 'awaiting-payment')!
  expect(moveMessage(accept, 'buyer').paragraphs.join(' ')).toContain('Please pay $500 until Mon, Mar 1')
  expect(moveMessage({ ...accept, dueNow: null }, 'buyer').paragraphs.join(' ')).toContain(
    'nothing is due now',
  )
  expect(describeDatesTaken(FACTS).paragraphs[0]).toContain('You asked for Mar 2 to Mar 29.')
})
