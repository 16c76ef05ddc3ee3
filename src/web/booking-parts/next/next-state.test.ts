import { describe, expect, it } from 'vitest'
import type { BookingPayments } from '#contract/booking/payments.ts'
import { ARTWORK_STATES } from '#domain/booking/creative/stand.ts'
import { BOOKING_STATUSES, type BookingStatus } from '#domain/booking/lifecycle.ts'
import type { NextBooking, NextFacts } from './next-facts.ts'
import { deriveNext } from './next-state.ts'

const BOOKING: NextBooking = {
  id: 42,
  status: 'draft',
  side: 'buyer',
  isOnBehalf: false,
  other: { id: 2, name: 'Ana', company: null },
  waiting: null,
  steps: [],
  timeZone: 'America/Los_Angeles',
  artwork: null,
  proof: null,
  deadlineAt: '2026-12-05T08:00:00.000Z',
  first: '2027-03-01',
  last: '2027-03-28',
  totalCents: 50_500,
  renewal: null,
}

const SENT = {
  ...{ id: 9, kind: 'sent', method: 'bank-transfer', cents: 50_500, on: '2026-11-27', note: '' },
  ...{ isOpen: true, canRetract: false, at: '2026-11-27T20:00:00.000Z' },
} as const

/** Part of what is due. */
const PART = { ...SENT, cents: 10_000 } as const

const PAID: BookingPayments = {
  reference: 'PLA-B00042',
  money: { agreedCents: 50_500, creditedCents: 0, paidCents: 50_500, refundedCents: 0, openCents: 0 },
  dues: [{ label: 'When booked', dueOn: null, cents: 50_500, paidCents: 50_500, isLate: false }],
  instructions: null,
  payments: [],
  ways: [],
  outOfRange: [],
  latest: null,
  canRecord: [],
}

const OPEN: BookingPayments = {
  ...PAID,
  money: { ...PAID.money, paidCents: 0, openCents: 50_500 },
  dues: [{ label: 'When booked', dueOn: null, cents: 50_500, paidCents: 0, isLate: false }],
}

const CARD = { method: 'card', isTest: false, cents: 50_500 } as const
const LATEST = { id: 7, method: 'card', isTest: false, cents: 50_500 } as const

/** How money can stand, by its name in the tables below. */
const MONEY = {
  unread: null,
  paid: PAID,
  direct: { ...OPEN, canRecord: ['sent'] },
  card: { ...OPEN, ways: [CARD], canRecord: ['sent'] },
  refused: { ...OPEN, ways: [CARD], latest: { ...LATEST, state: 'refused' } },
  later: {
    ...OPEN,
    canRecord: ['sent'],
    dues: [{ label: 'Balance', dueOn: '2027-02-15', cents: 50_500, paidCents: 0, isLate: false }],
  },
  late: {
    ...OPEN,
    canRecord: ['sent'],
    dues: [{ label: 'Balance', dueOn: '2027-01-15', cents: 50_500, paidCents: 0, isLate: true }],
  },
  declared: { ...OPEN, payments: [SENT], canRecord: ['sent'] },
  partly: { ...OPEN, ways: [CARD], payments: [PART, PART], canRecord: ['sent'] },
  processing: { ...OPEN, latest: { ...LATEST, state: 'processing' } },
  owed: { ...PAID, money: { ...PAID.money, paidCents: 59_500, openCents: -9_000 }, canRecord: ['returned'] },
} as const satisfies Record<string, unknown>
type MoneyName = keyof typeof MONEY

const artworkOf = (state: (typeof ARTWORK_STATES)[number] | 'none') =>
  state === 'none' ? null : { state, dueOn: '2027-02-01', isLate: false }

type ArtworkName = Parameters<typeof artworkOf>[0]
const ARTWORK: readonly ArtworkName[] = ['none', ...ARTWORK_STATES]
const MONEYS = Object.keys(MONEY) as MoneyName[]
const SIDES = ['buyer', 'seller', null] as const

function derive(
  booking: Partial<NextBooking>,
  money: MoneyName = 'unread',
  change: NextFacts['change'] = null,
) {
  const payments = MONEY[money] as BookingPayments | null
  return deriveNext({ booking: { ...BOOKING, ...booking }, payments, change })
}

/** "Pay $505 by card | To pay now 50500 | Pay by the end of Fri, Dec 4" */
function line(...given: Parameters<typeof derive>): string {
  const { action, sum, deadline } = derive(...given)
  return [action?.label ?? '-', sum ? `${sum.label} ${sum.cents / 100}` : '-', deadline?.text ?? '-'].join(
    ' | ',
  )
}

describe('before both have agreed', () => {
  it.each([
    ['draft', 'buyer', [], 'Go to the checkout | - | Kept until the end of Fri, Dec 4'],
    ['draft', 'seller', [], '- | - | Kept until the end of Fri, Dec 4'],
    ['requested', 'buyer', ['withdraw'], '- | Total 505 | Ana answers by the end of Fri, Dec 4'],
    [
      'requested',
      'seller',
      ['accept', 'quote'],
      'Read and accept | Total 505 | Answer by the end of Fri, Dec 4',
    ],
    [
      'quoted',
      'buyer',
      ['accept', 'counter'],
      'Read and accept | Total 505 | Accept by the end of Fri, Dec 4',
    ],
    ['quoted', 'seller', ['withdraw'], '- | Total 505 | Ana decides by the end of Fri, Dec 4'],
    ['held', 'buyer', ['accept'], 'Read and accept | Total 505 | Held until the end of Fri, Dec 4'],
    ['held', 'seller', [], '- | Total 505 | Held until the end of Fri, Dec 4'],
  ] as const)('%s, to the %s who can %j', (status, side, steps, expected) => {
    expect(line({ status, side, steps: [...steps] })).toBe(expected)
  })
})

describe('B8: the one thing to do, the sum and the day, once both have agreed', () => {
  it.each([
    ['direct', 'buyer', 'Pay $505 | To pay now 505 | Pay by the end of Fri, Dec 4'],
    ['direct', 'seller', '- | To be paid 505 | Expires if not paid by the end of Fri, Dec 4'],
    ['card', 'buyer', 'Pay $505 by card | To pay now 505 | Pay by the end of Fri, Dec 4'],
    ['refused', 'buyer', 'Try again: pay $505 by card | To pay now 505 | Pay by the end of Fri, Dec 4'],
    ['declared', 'buyer', '- | Said to be sent 505 | Dates held until the end of Fri, Dec 4'],
    ['declared', 'seller', 'It arrived | Said to be sent 505 | Expires if not paid by the end of Fri, Dec 4'],
    ['partly', 'buyer', 'Pay $305 | To pay now 305 | Pay by the end of Fri, Dec 4'],
    ['partly', 'seller', 'It arrived | Said to be sent 100 | Expires if not paid by the end of Fri, Dec 4'],
    ['processing', 'buyer', '- | On its way 505 | Dates held until the end of Fri, Dec 4'],
    ['processing', 'seller', '- | On its way 505 | Expires if not paid by the end of Fri, Dec 4'],
  ] as const)('awaiting payment, %s, to the %s', (money, side, expected) => {
    expect(line({ status: 'awaiting-payment', side }, money)).toBe(expected)
  })

  it.each([
    // money of no day is due at once, and before any artwork
    ['card', 'missing', 'buyer', 'Pay $505 by card | To pay now 505 | -'],
    ['late', 'missing', 'buyer', 'Pay $505 | To pay now 505 | It was due on Fri, Jan 15'],
    // of two days the earlier one
    ['later', 'missing', 'buyer', 'Send your artwork | To pay now 505 | Send it by the end of Mon, Feb 1'],
    ['later', 'approved', 'buyer', 'Pay $505 | To pay now 505 | Pay by the end of Mon, Feb 15'],
    ['later', 'approved', 'seller', '- | To be paid 505 | To be paid by the end of Mon, Feb 15'],
    ['paid', 'missing', 'buyer', 'Send your artwork | - | Send it by the end of Mon, Feb 1'],
    ['paid', 'rejected', 'buyer', 'Send another file | - | Send it by the end of Mon, Feb 1'],
    ['paid', 'waiting', 'buyer', '- | - | -'],
    ['paid', 'waiting', 'seller', 'Look at the artwork | - | -'],
    ['paid', 'approved', 'buyer', '- | - | -'],
    ['declared', 'waiting', 'seller', 'It arrived | Said to be sent 505 | -'],
    ['owed', 'approved', 'buyer', '- | To be given back 90 | -'],
    ['owed', 'waiting', 'seller', 'I have given it back | To be given back 90 | -'],
  ] as const)('booked or running, money %s, artwork %s, to the %s', (money, artwork, side, expected) => {
    for (const status of ['booked', 'in-flight'] as const)
      expect(line({ status, side, artwork: artworkOf(artwork) }, money), status).toBe(expected)
  })

  it.each([
    ['missing', 'Upload the artwork | - | Upload it by the end of Mon, Feb 1'],
    ['rejected', 'Upload the artwork | - | Upload it by the end of Mon, Feb 1'],
    ['waiting', 'Look at the artwork | - | -'],
    ['approved', '- | - | -'],
  ] as const)('booked for a client without an account, artwork %s, to the seller', (artwork, expected) => {
    const booking = { status: 'booked', side: 'seller', isOnBehalf: true } as const
    expect(line({ ...booking, artwork: artworkOf(artwork) }, 'paid')).toBe(expected)
  })

  it.each([
    ['completed', 'unread', 'buyer', '- | - | -'],
    ['completed', 'paid', 'buyer', 'Book again | - | -'],
    ['completed', 'paid', 'seller', '- | - | -'],
    ['completed', 'owed', 'buyer', 'Book again | To be given back 90 | -'],
    ['completed', 'late', 'buyer', 'Pay $505 | To pay now 505 | It was due on Fri, Jan 15'],
    ['cancelled', 'owed', 'seller', 'I have given it back | To be given back 90 | -'],
    ['cancelled', 'owed', 'buyer', 'Book again | To be given back 90 | -'],
    ['cancelled', 'paid', 'seller', '- | - | -'],
    ['expired', 'owed', 'buyer', 'Book again | To be given back 90 | -'],
    ['withdrawn', 'unread', 'buyer', 'Book again | - | -'],
    ['declined', 'unread', 'buyer', '- | - | -'],
  ] as const)('%s, money %s, to the %s', (status, money, side, expected) => {
    expect(line({ status, side }, money)).toBe(expected)
  })
})

it('says to both sides what is still due beside what was said to be sent', () => {
  const say = (side: 'buyer' | 'seller') => derive({ status: 'awaiting-payment', side }, 'partly').sentence
  expect(say('buyer')).toContain(
    'You said that $200 was sent on Nov 27: Ana confirms when it has arrived. $305 is still to be paid.',
  )
  expect(say('seller')).toContain('say whether it has arrived. Another $305 is due.')
})

describe('in every state', () => {
  const all = BOOKING_STATUSES.flatMap((status) =>
    MONEYS.flatMap((money) =>
      ARTWORK.flatMap((artwork) => SIDES.map((side) => ({ status, money, artwork, side }))),
    ),
  )
  const of = ({ status, money, artwork, side }: (typeof all)[number]) =>
    derive({ status, side, artwork: artworkOf(artwork) }, money)

  it('says what comes next, to its two sides alone', () => {
    for (const facts of all) {
      const isSaid = facts.side !== null && !(facts.status === 'draft' && facts.side === 'seller')
      expect(of(facts).sentence !== '', JSON.stringify(facts)).toBe(isSaid)
      if (facts.side === null) expect(of(facts).action).toBeNull()
    }
  })

  it('names every sum that is open: what is to be paid has its amount beside it', () => {
    for (const facts of all) {
      const { action, sum } = of(facts)
      const isOfMoney = action && ['pay', 'confirm', 'return'].includes(action.kind)
      if (isOfMoney) expect(sum, JSON.stringify(facts)).not.toBeNull()
    }
  })

  it('B9: nobody is asked to pay what was said to be sent, or is on its way', () => {
    for (const facts of all.filter(({ money }) => money === 'declared' || money === 'processing'))
      expect(of(facts).action?.label ?? '', JSON.stringify(facts)).not.toMatch(/pay/i)
  })

  it('asks for artwork only where something will run', () => {
    const isRunning = (status: BookingStatus) => status === 'booked' || status === 'in-flight'
    for (const facts of all.filter(({ status }) => !isRunning(status)))
      expect(of(facts), JSON.stringify(facts)).toEqual(of({ ...facts, artwork: 'none' }))
  })
})

it('leads to a change that waits for an answer before anything else', () => {
  const change = { isToAnswer: true, title: 'Ana asks for a change', deadlineAt: '2026-12-05T08:00:00.000Z' }
  const booking = { status: 'booked', artwork: artworkOf('missing') } as const
  expect(line(booking, 'late', change)).toBe(
    'Read and answer | To pay now 505 | Answer by the end of Fri, Dec 4',
  )
  expect(derive(booking, 'paid', change).sentence).toContain('Ana asks for a change.')
  const own = { ...change, isToAnswer: false, title: 'You ask for a change' }
  expect(line({ status: 'booked' }, 'paid', own)).toBe('- | - | Ana answers by the end of Fri, Dec 4')
})

it('leads to the offer of the next term where nothing else is asked', () => {
  const renewal = { id: 43, reference: 'PLA-B00043', status: 'quoted' } as const
  expect(derive({ status: 'in-flight', renewal }, 'paid').action).toMatchObject({ kind: 'booking', id: 43 })
  expect(derive({ status: 'in-flight', renewal }, 'late').action?.kind).toBe('part')
})
