import { describe, expect, it } from 'vitest'
import { BOOKING_STATUSES, type BookingStatus } from '#domain/booking/lifecycle.ts'
import { BOOKING } from '#test/evaluation/booking-facts.ts'
import { OPTIONS } from '#test/evaluation/evaluate.ts'
import { readRequest } from '../understand/understand.ts'
import type { BookingFacts } from './booking-facts.ts'
import { findBookingQuestion } from './find-booking-question.ts'
import { sayIn, type Tongue } from './language.ts'
import { sayBooking } from './say-booking.ts'

const ask = (text: string, more: Partial<BookingFacts> = {}, tongue: Tongue = 'en') => {
  const kind = findBookingQuestion(text, readRequest(text, OPTIONS), 0)
  return kind && sayBooking(kind, { ...BOOKING, ...more }, sayIn(tongue)).text
}

describe('what is asked of a booking on its page', () => {
  it.each([
    ['What happens next?', 'state'],
    ['status of this booking', 'state'],
    ['is it confirmed?', 'state'],
    ['what is due now?', 'money'],
    ['How much do I still owe?', 'money'],
    ['can I get my money back if the sign stays dark?', 'cancel'],
    ['Can I still cancel?', 'cancel'],
    ['when is my billboard up?', 'dates'],
    ['when is my artwork due?', 'artwork'],
    ['do I get proof that it really ran?', 'proof'],
    ['who is the seller?', 'party'],
    ['do I have to do anything else?', 'state'],
    ['¿Cuánto debo?', 'money'],
    ['¿Puedo cancelar?', 'cancel'],
    ['¿qué sigue?', 'state'],
    ['tell me about my booking', 'state'],
    ['how did it go?', 'report'],
    ['where is the report?', 'report'],
    ['is there a proof of performance?', 'proof'],
    ['I want to report a problem', 'problem'],
    ['the wrong poster is up', 'problem'],
    ['how do I review the seller?', 'review'],
    ['can I book it again?', 'again'],
    ['can we extend this?', 'again'],
    ['¿cómo fue?', 'report'],
  ])('"%s"', (text, kind) => {
    expect(findBookingQuestion(text, readRequest(text, OPTIONS), 0)).toBe(kind)
  })

  it.each([
    'billboards in Tacoma under $900',
    'how much is a billboard in Seattle?',
    'Is this good for a bakery? Anything cheaper?',
    'what would it cost for 3 months?',
    'when is another space free?',
    'a poem about ducks',
  ])('is not "%s"', (text) => {
    expect(findBookingQuestion(text, readRequest(text, OPTIONS), 0)).toBeNull()
  })

  it('is not a space of the answer before, unless the booking is named', () => {
    const asked = (text: string) => findBookingQuestion(text, readRequest(text, OPTIONS), 3)
    expect(asked('what would the first cost?')).toBeNull()
    expect(asked('how much is the total?')).toBeNull()
    expect(asked('how much is my booking?')).toBe('money')
  })
})

describe('what is said of a booking', () => {
  it('is its own state, sums and terms', () => {
    expect(ask('What happens next?')).toBe(
      'This is booking PLA-B00042: “Wall on Pike”, Mar 1 to Mar 28, 2027, $900 in all. Both of you have agreed; it waits for your payment by the end of Fri, Dec 4.',
    )
    expect(ask('what is due now?')).toBe(
      'PLA-B00042 costs $900 in all, with extras and tax. Deposit: $200; Balance before the start: $700 by Feb 28, 2027. Paid so far: $0; $900 is open. Pay by the end of Fri, Dec 4, or the dates are free again.',
    )
    expect(ask('who is the seller?')).toBe(
      'The seller is Ana, Fremont Signs. Write to them in its conversation.',
    )
    expect(ask('when is my artwork due?')).toBe('Artwork is expected from you by Feb 20, 2027.')
  })

  it('says what would come back, by which rule and by which terms', () => {
    const cancelling = {
      refundCents: 70_000,
      keptCents: 20_000,
      dueCents: 0,
      rule: 'All but the deposit comes back.',
    }
    expect(ask('Can I still cancel?', { status: 'booked', cancelling })).toBe(
      'If you cancelled now, $700 would go back to you and $200 would be kept. All but the deposit comes back. The page shows the amounts again before you confirm. The terms say: Free to cancel until Jan 30. After that nothing comes back. Dark days are credited.',
    )
    expect(ask('Can I still cancel?')).toContain('It is not booked yet: you can end it on this page')
    expect(ask('Can I still cancel?', { status: 'completed', steps: [] })).toContain(
      'nothing for you to cancel',
    )
  })

  it('turns to the side that reads it', () => {
    expect(ask('What happens next?', { side: 'seller' })).toContain('waits for the payment of Ana')
    expect(ask('who is the buyer?', { side: 'seller' })).toContain('The buyer is Ana')
    expect(ask('when is the artwork due?', { side: 'seller' })).toContain('expected from the buyer')
    expect(ask('when is the artwork due?', { side: 'seller', isOnBehalf: true })).toContain(
      'expected from you',
    )
    expect(
      ask('what is owed?', { money: { ...BOOKING.money, paidCents: 100_000, openCents: -10_000 } }),
    ).toContain('Paid so far: $1,000; $100 is to be given back.')
  })

  it('goes on after it ran: report, problems, reviews, once more', () => {
    const links = (text: string, more: Partial<BookingFacts>) => {
      const kind = findBookingQuestion(text, readRequest(text, OPTIONS), 0)
      return sayBooking(kind!, { ...BOOKING, ...more }, sayIn('en')).links?.map(({ path }) => path)
    }
    const over = { status: 'completed', steps: [] } as const
    expect(ask('how did it go?', over)).toContain('what was contracted beside what ran')
    expect(links('how did it go?', over)?.[0]).toBe('/bookings/42/report')
    expect(ask('how did it go?')).toBe('Its report begins with its first day, Mar 1, 2027.')
    expect(ask('I want to report a problem', over)).toMatch(/^The terms say: Dark days are credited\. Under/)
    expect(links('I want to report a problem', over)?.[0]).toBe('/bookings/42#problem')
    expect(ask('I want to report a problem', { ...over, side: 'seller' })).toContain('Offer a credit')
    expect(links('how do I review the seller?', over)).toEqual(['/bookings/42/review'])
    expect(ask('can I book it again?', over)).toContain('“Book again” on the booking’s page')
    expect(ask('can I book it again?', { status: 'in-flight' })).toContain('another last day')
    expect(links('where is the report?', { status: 'cancelled' })).toEqual(['/bookings/42/report'])
  })

  it.each<[string, BookingStatus, string]>([
    ['can I book it again?', 'draft', 'It is not booked yet.'],
    ['can we extend this?', 'awaiting-payment', 'It is not booked yet.'],
    ['can I book it again?', 'expired', '“Book again” on'],
    ['can I book it again?', 'declined', 'It was declined: ask for other days'],
    ['where is the report?', 'withdrawn', 'It never ran: there is no report.'],
    ['where is the report?', 'cancelled', 'If it had begun before it was cancelled'],
    ['how do I review the seller?', 'in-flight', 'when it is over, after Mar 28, 2027.'],
    ['how do I review the seller?', 'cancelled', 'If it had begun before it was cancelled'],
    ['how do I review the seller?', 'expired', 'It never ran: there is nothing to review.'],
  ])('"%s" of what is %s promises nothing that its page lacks', (text, status, words) => {
    expect(ask(text, { status })).toContain(words)
  })

  it.each(['can I book it again?', 'how do I review the client?', 'I want to report a problem'])(
    '"%s" of a client without an account asks nobody here',
    (text) => {
      expect(ask(text, { status: 'completed', side: 'seller', isOnBehalf: true })).toMatch(
        /^Its client has no account here: /,
      )
    },
  )

  it('is in the language of the question', () => {
    expect(ask('¿Cuánto debo?', {}, 'es')).toContain('Pagado hasta ahora: $0; quedan $900.')
    expect(ask('¿Puedo cancelar?', {}, 'es')).toContain('Los términos dicen, en inglés: “Free to cancel')
  })

  it.each(BOOKING_STATUSES)('has words for %s, on either side and in either language', (status) => {
    for (const side of ['buyer', 'seller', null] as const)
      for (const tongue of ['en', 'es'] as const) {
        const text = ask('What happens next?', { status, side, deadlineAt: null }, tongue)
        expect(text).toMatch(/PLA-B00042.*\. .+\.$/)
        expect(text).not.toMatch(/undefined|null|\.\./)
      }
  })
})
