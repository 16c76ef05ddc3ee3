import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feeOfNext, type LedgerEntry, listEntries, type Posted, sumPostings } from './ledger-postings.ts'
import { PAYMENT_VIAS, type PaymentVia } from './payment-providers.ts'

const OF = { bookingId: 42, sellerId: 12 }
const post = (purpose: Posted['purpose'], cents: number, taxCents = 0, feeBasisPoints = 0): Posted => ({
  purpose,
  cents,
  taxCents,
  feeBasisPoints,
  via: 'direct',
  keptCents: null,
})
const through = (via: PaymentVia, purpose: Posted['purpose'], cents: number): Posted => ({
  ...post(purpose, cents),
  via,
})

/** Entries of postings in order, and what they leave in each account: debits less credits. */
function write(all: readonly Posted[]) {
  const entries = all.map((posted, at) => listEntries(all.slice(0, at), posted, OF))
  const balances: Record<string, number> = {}
  const add = (account: string, cents: number) => {
    balances[account] = (balances[account] ?? 0) + cents
  }
  for (const { debit, credit, cents } of entries.flat()) {
    add(debit, cents)
    add(credit, -cents)
  }
  const standing = Object.entries(balances).filter(([, cents]) => cents !== 0)
  return { entries, balances: Object.fromEntries(standing) }
}

const say = ({ debit, credit, cents }: LedgerEntry) => `${debit} ← ${credit} ${cents}`

describe('what is posted', () => {
  it('follows the table of direct payment, and leaves nothing once all is paid', () => {
    const { entries, balances } = write([post('booked', 110_350, 10_350, 500), post('paid', 110_350)])
    expect(entries.map((some) => some.map(say))).toEqual([
      ['receivable:42 ← payable:12 100000', 'receivable:42 ← tax:12 10350', 'payable:12 ← fee 5000'],
      ['payable:12 ← receivable:42 100000', 'tax:12 ← receivable:42 10350', 'fee-due:12 ← payable:12 5000'],
    ])
    expect(balances).toEqual({ fee: -5000, 'fee-due:12': 5000 })
  })

  it('goes through a provider, which keeps the fee and its own cost', () => {
    const history = [
      post('booked', 110_350, 10_350, 500),
      through('stripe', 'paid', 110_350),
      through('stripe', 'cost', 3230),
    ]
    const { entries, balances } = write(history)
    expect(entries[1]!.map(say)).toEqual([
      'stripe ← receivable:42 110350',
      'payable:12 ← stripe 100000',
      'tax:12 ← stripe 10350',
      'stripe ← payable:12 5000',
    ])
    expect(entries[2]!.map(say)).toEqual(['provider-cost ← stripe 3230'])
    expect(balances).toEqual({ fee: -5000, stripe: 1770, 'provider-cost': 3230 })
    const back = [...history, through('stripe', 'refunded', 110_350)]
    expect(write(back).entries[3]!.map(say)).toEqual([
      'receivable:42 ← stripe 110350',
      'stripe ← payable:12 100000',
      'stripe ← tax:12 10350',
      'payable:12 ← stripe 5000',
    ])
    expect(sumPostings(back).openCents).toBe(110_350)
  })

  it('sets a disputed payment apart, and reopens the debt only where the dispute is lost', () => {
    const paid = [post('booked', 10_000), through('stripe', 'paid', 10_000)]
    const disputed = [...paid, through('stripe', 'disputed', 10_000)]
    expect(write(disputed).entries[2]!.map(say)).toEqual(['disputed ← stripe 10000'])
    expect(sumPostings(disputed).openCents).toBe(0)
    expect(write([...disputed, through('stripe', 'dispute-won', 10_000)]).balances).toEqual({})
    const lost = [...disputed, through('stripe', 'dispute-lost', 10_000)]
    expect(sumPostings(lost).openCents).toBe(10_000)
    expect(write(lost).balances).toEqual({ 'receivable:42': 10_000, 'payable:12': -10_000 })
    expect(write([...paid, through('stripe', 'bounced', 10_000)]).balances).toEqual(write(lost).balances)
  })

  it('takes what was kept from the provider, and leaves what was not as agreed between platform and seller', () => {
    const booked = post('booked', 110_350, 10_350, 500)
    const kept = (purpose: Posted['purpose'], cents: number, keptCents: number) => ({
      ...through('stripe', purpose, cents),
      keptCents,
    })
    // too much by 8,204: it is owed to the seller
    const over = write([booked, kept('paid', 50_000, 2266), kept('paid', 60_350, 10_938)])
    expect(over.balances).toEqual({ fee: -5000, stripe: 13_204, 'fee-due:12': -8204 })
    const whole = [booked, kept('paid', 50_000, 2266), kept('paid', 60_350, 2734)]
    expect(write(whole).balances).toEqual({ fee: -5000, stripe: 5000 })
    // credited, and its fee not back yet: it comes back with the money
    const credited = [...whole, post('credited', 110_350, 10_350)]
    expect(write(credited).balances).toMatchObject({ stripe: 5000, 'fee-due:12': -5000 })
    expect(write([...credited, kept('refunded', 110_350, 5000)]).balances).toEqual({})
    // lost: the platform has its fee of money that the seller no longer has
    const lost = write([...whole, kept('bounced', 60_350, 0)])
    expect(lost.balances).toMatchObject({ stripe: 5000, 'fee-due:12': -2734 })
  })

  it('asks of the next money what the books will count of it', () => {
    const booked = post('booked', 110_350, 10_350, 500)
    const paid = { ...through('stripe', 'paid', 50_000), keptCents: 2266 }
    expect(feeOfNext([booked], 50_000)).toBe(2266)
    expect(feeOfNext([booked, paid], 60_350)).toBe(2734)
    expect(feeOfNext([booked, post('paid', 50_000)], 60_350)).toBe(2734)
    expect(feeOfNext([booked, paid, post('booked', 55_175, 5175, 500)], 115_525)).toBe(5234)
    expect(feeOfNext([], 100)).toBe(0)
  })

  it('gives back a credit after it was paid', () => {
    const paid = [post('booked', 110_350, 10_350), post('paid', 110_350)]
    const credited = write([...paid, post('credited', 55_175, 5175)])
    expect(credited.entries[2]!.map(say)).toEqual([
      'payable:12 ← receivable:42 50000',
      'tax:12 ← receivable:42 5175',
    ])
    const back = write([...paid, post('credited', 55_175, 5175), post('refunded', 55_175)])
    expect(back.entries[3]!.map(say)).toEqual([
      'receivable:42 ← payable:12 50000',
      'receivable:42 ← tax:12 5175',
    ])
    expect(back.balances).toEqual({})
  })

  it('counts parts without losing a cent, and money beyond as owed back', () => {
    const thirds = [post('booked', 10_000, 937), post('paid', 3333), post('paid', 3333), post('paid', 3334)]
    expect(write(thirds).balances).toEqual({})
    const over = write([...thirds, post('paid', 10_000)])
    expect(over.balances).toEqual({ 'receivable:42': -10_000, 'payable:12': 10_000 })
    expect(sumPostings([...thirds, post('paid', 10_000)]).openCents).toBe(-10_000)
    const before = [post('paid', 500)]
    expect(sumPostings(before)).toMatchObject({ agreedCents: 0, paidCents: 500, openCents: -500 })
  })
})

/** One agreement, credits within it, and money in any amounts. */
const histories = fc
  .record({
    net: fc.integer({ min: 0, max: 5_000_000 }),
    tax: fc.integer({ min: 0, max: 500_000 }),
    fee: fc.integer({ min: 0, max: 2000 }),
    creditedNet: fc.double({ min: 0, max: 1, noNaN: true }),
    creditedTax: fc.double({ min: 0, max: 1, noNaN: true }),
    money: fc.array(
      fc.record({
        purpose: fc.constantFrom<Posted['purpose']>('paid', 'refunded', 'bounced', 'dispute-lost'),
        via: fc.constantFrom(...PAYMENT_VIAS),
        cents: fc.integer({ min: 1, max: 3_000_000 }),
        keptCents: fc.option(fc.integer({ min: 0, max: 1000 })),
      }),
      { maxLength: 8 },
    ),
  })
  .map(({ net, tax, fee, creditedNet, creditedTax, money }) => {
    const taxBack = Math.round(tax * creditedTax)
    return [
      post('booked', net + tax, tax, fee),
      post('credited', Math.round(net * creditedNet) + taxBack, taxBack),
      ...money.map(({ purpose, cents, via, keptCents }) => ({ ...through(via, purpose, cents), keptCents })),
    ]
  })
const orders = histories.chain((all) =>
  fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length })),
)

describe('any history', () => {
  it('leaves the same ledger in any order', () => {
    fc.assert(
      fc.property(orders, ([one, other]) => {
        expect(write(other).balances).toEqual(write(one).balances)
      }),
    )
  })

  it('is balanced, and its receivable is what is open', () => {
    fc.assert(
      fc.property(orders, ([, all]) => {
        const { entries, balances } = write(all)
        expect(Object.values(balances).reduce((sum, cents) => sum + cents, 0)).toBe(0)
        expect(balances['receivable:42'] ?? 0).toBe(sumPostings(all).openCents)
        for (const { debit, credit, cents } of entries.flat()) {
          expect(cents).toBeGreaterThan(0)
          expect(debit).not.toBe(credit)
        }
      }),
    )
  })

  it('that is paid to the cent leaves nothing but the fee', () => {
    fc.assert(
      fc.property(orders, ([, all]) => {
        const { openCents } = sumPostings(all)
        const rest = post(openCents > 0 ? 'paid' : 'refunded', Math.abs(openCents))
        const { balances } = write(openCents === 0 ? all : [...all, rest])
        // what providers hold beside it is what they still have of disputes
        const { disputed = 0, fee = 0, test = 0, stripe = 0, paypal = 0, ...others } = balances
        expect(test + stripe + paypal + disputed + fee + (others['fee-due:12'] ?? 0)).toBe(0)
        expect(Object.keys(others).filter((account) => account !== 'fee-due:12')).toEqual([])
      }),
    )
  })
})
