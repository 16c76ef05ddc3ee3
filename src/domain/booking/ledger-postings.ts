import { type PaymentVia, PROVIDER_IDS, type ProviderId } from './payment-providers.ts'
import { feeOfAgreed, feeOfPart, shareOf } from './platform-fee.ts'

/** What one more posting of a purpose changes. */
interface Effect {
  /** What is owed to the seller. */
  open?: 1 | -1
  /** What was paid and not given back. */
  settled?: 1 | -1
  /** What the buyer's bank disputes. */
  disputed?: 1 | -1
  /** Agreed between the two sides; all else is posted for an event about money that moved. */
  isAgreed?: true
}

/**
 * Why something is posted: it was agreed, paid, given back, is no longer owed, or was not paid or given back after all; a payment
 * through a provider came back, cost something, or is disputed by the buyer's bank, and how that ended.
 */
const LEDGER_EFFECTS = {
  booked: { open: 1, isAgreed: true },
  paid: { open: -1, settled: 1 },
  refunded: { open: 1, settled: -1 },
  'refund-reversed': { open: -1, settled: 1 },
  credited: { open: -1, isAgreed: true },
  retracted: { open: 1, settled: -1 },
  bounced: { open: 1, settled: -1 },
  cost: {},
  disputed: { disputed: 1 },
  'dispute-won': { disputed: -1 },
  'dispute-lost': { open: 1, settled: -1, disputed: -1 },
} as const satisfies Record<string, Effect>

export type LedgerPurpose = keyof typeof LEDGER_EFFECTS
export const LEDGER_PURPOSES = Object.keys(LEDGER_EFFECTS) as LedgerPurpose[]

const effectOf = (purpose: LedgerPurpose): Effect => LEDGER_EFFECTS[purpose]
const havingEffect = (isSo: (effect: Effect) => boolean) =>
  LEDGER_PURPOSES.filter((purpose) => isSo(effectOf(purpose)))

/** What more of a purpose makes more owed to the seller, and what less; the rest: neither. */
export const ADDS_TO_OPEN = havingEffect(({ open }) => open === 1)
export const TAKES_FROM_OPEN = havingEffect(({ open }) => open === -1)

/** What more of a purpose makes more disputed by the buyer's bank, and what less. */
export const ADDS_TO_DISPUTED = havingEffect(({ disputed }) => disputed === 1)
export const TAKES_FROM_DISPUTED = havingEffect(({ disputed }) => disputed === -1)

export const AGREED_PURPOSES = havingEffect(({ isAgreed }) => isAgreed === true)

/** What adds to what was paid and not given back, and what takes from it: below nothing, more was given back than came. */
export const ADDS_TO_SETTLED = havingEffect(({ settled }) => settled === 1)
export const TAKES_FROM_SETTLED = havingEffect(({ settled }) => settled === -1)

/** What one posting says of a booking. Integer US cents, not negative. */
export interface Posted {
  purpose: LedgerPurpose
  cents: number
  /** Of them, the tax; 0 for money, whose share of tax follows from what it pays. */
  taxCents: number
  /** The platform's, of what is agreed before tax: as agreed with the booking, the same in all its postings. */
  feeBasisPoints: number
  via: PaymentVia
  /**
   * Of money through a provider, what of it stayed with the platform, or went back with it, as the provider says. Null: from
   * before that was learned; then it is a share of the fee.
   */
  keptCents: number | null
}

/** All that was posted of a booking, by purpose. Integer US cents; `open` is negative where money is owed back. */
export interface LedgerSums {
  agreedCents: number
  creditedCents: number
  paidCents: number
  refundedCents: number
  openCents: number
}

/** One amount that leaves an account (credit) and enters another (debit). */
export interface LedgerEntry {
  debit: string
  credit: string
  /** Greater than 0. */
  cents: number
}

interface Parties {
  bookingId: number
  sellerId: number
}

/** What stands after some postings, each account by what is still to come of it. */
interface Standing {
  /** The seller's, before tax and without fees. */
  payable: number
  tax: number
  fee: number
  /** Of the fee, what the seller owes because the buyer's money went past the platform. */
  feeDue: number
  through: Record<ProviderId, Through>
}

/** What one provider has moved. */
interface Through {
  /** Of the buyer's money. */
  collected: number
  /** Of that, what did not go on to the seller: the platform's fee. */
  kept: number
  cost: number
  disputed: number
}

/** The account of what a buyer owes for a booking. */
export const receivableOf = (bookingId: number) => `receivable:${bookingId}`

/**
 * The entries of one more posting: the difference of what stands after it and before it. So the ledger depends on what was
 * posted and never on the order (docs/decisions/0074). Direct payment: the buyer pays the seller. Through a provider: it takes
 * the buyer's money and hands it on to the seller, but for the platform's fee (docs/decisions/0091).
 */
export function listEntries(
  before: readonly Posted[],
  posted: Posted,
  { bookingId, sellerId }: Parties,
): LedgerEntry[] {
  const [was, is] = [standAfter(before), standAfter([...before, posted])]
  const receivable = receivableOf(bookingId)
  const [payable, tax, due] = [`payable:${sellerId}`, `tax:${sellerId}`, `fee-due:${sellerId}`]
  const payer = posted.via === 'direct' ? receivable : posted.via
  return [
    ...PROVIDER_IDS.map((via) =>
      move(via, receivable, is.through[via].collected - was.through[via].collected),
    ),
    move(payer, payable, is.payable - was.payable),
    move(payer, tax, is.tax - was.tax),
    move(payable, 'fee', is.fee - was.fee),
    move(due, payable, is.feeDue - was.feeDue),
    ...PROVIDER_IDS.flatMap((via) => [
      move(via, payable, is.through[via].kept - was.through[via].kept),
      move('provider-cost', via, is.through[via].cost - was.through[via].cost),
      move('disputed', via, is.through[via].disputed - was.through[via].disputed),
    ]),
  ].filter(({ cents }) => cents > 0)
}

/** What is summed up: postings, or sums of them by purpose. */
type Summable = Pick<Posted, 'purpose' | 'cents'> & Partial<Posted>

export function sumPostings(all: readonly Summable[]): LedgerSums {
  const [agreedCents, creditedCents] = [sumOf(all, 'booked'), sumOf(all, 'credited')]
  const refundedCents = sumOf(all, 'refunded') - sumOf(all, 'refund-reversed')
  const paidCents = settledOf(all) + refundedCents
  const openCents = agreedCents - creditedCents - paidCents + refundedCents
  return { agreedCents, creditedCents, paidCents, refundedCents, openCents }
}

/** Paid, less what was given back or came back. */
function settledOf(all: readonly Summable[], key: 'cents' | 'keptCents' = 'cents'): number {
  return all.reduce((sum, one) => sum + (effectOf(one.purpose).settled ?? 0) * (one[key] ?? 0), 0)
}

/**
 * The platform's fee of the next money of a booking, by all that was posted of it: as the books count it once the money is
 * there. Integer US cents.
 */
export function feeOfNext(all: readonly Posted[], cents: number): number {
  const { agreedCents, creditedCents, paidCents, refundedCents } = sumPostings(all)
  const wholeCents = agreedCents - creditedCents
  const feeCents = feeOfAgreed(netOf(all), rateOf(all))
  return feeOfPart({ feeCents, wholeCents, beforeCents: paidCents - refundedCents, cents })
}

/** Agreed and not credited, before tax. */
function netOf(all: readonly Posted[]): number {
  const netOfEach = (purpose: LedgerPurpose) => sumOf(all, purpose) - sumOf(all, purpose, 'taxCents')
  return netOfEach('booked') - netOfEach('credited')
}

function standAfter(all: readonly Posted[]): Standing {
  const sums = sumPostings(all)
  const [agreedTax, creditedTax] = [sumOf(all, 'booked', 'taxCents'), sumOf(all, 'credited', 'taxCents')]
  const owed = { cents: sums.agreedCents - sums.creditedCents, taxCents: agreedTax - creditedTax }
  const settled = sums.paidCents - sums.refundedCents
  const settledTax = taxOf(settled, owed, { cents: sums.creditedCents, taxCents: creditedTax })
  const net = netOf(all)
  const fee = feeOfAgreed(net, rateOf(all))
  const settledFee = shareOf(settled, owed.cents, fee)
  const standOf = (via: PaymentVia) =>
    standThrough(
      all.filter((one) => one.via === via),
      { settled, settledFee },
    )
  const through = Object.fromEntries(PROVIDER_IDS.map((via) => [via, standOf(via)])) as Standing['through']
  const kept = PROVIDER_IDS.reduce((sum, via) => sum + through[via].kept, 0)
  return {
    payable: net - (settled - settledTax),
    tax: owed.taxCents - settledTax,
    fee,
    feeDue: settledFee - kept,
    through,
  }
}

function standThrough(
  own: readonly Posted[],
  { settled, settledFee }: { settled: number; settledFee: number },
): Through {
  const unknown = own.filter(({ keptCents }) => keptCents === null)
  return {
    collected: settledOf(own),
    kept: settledOf(own, 'keptCents') + shareOf(settledOf(unknown), settled, settledFee),
    cost: sumOf(own, 'cost'),
    disputed: own.reduce((sum, { purpose, cents }) => sum + (effectOf(purpose).disputed ?? 0) * cents, 0),
  }
}

/** Money first pays what is owed, then lies there to be given back for what was credited; the rest was never owed. */
function taxOf(settled: number, owed: Amount, credited: Amount): number {
  return (
    shareOf(settled, owed.cents, owed.taxCents) +
    shareOf(settled - owed.cents, credited.cents, credited.taxCents)
  )
}

interface Amount {
  cents: number
  taxCents: number
}

function move(debit: string, credit: string, cents: number): LedgerEntry {
  return cents < 0 ? { debit: credit, credit: debit, cents: -cents } : { debit, credit, cents }
}

type Summed = 'cents' | 'taxCents' | 'keptCents'

function sumOf(all: readonly Summable[], purpose: LedgerPurpose, key: Summed = 'cents'): number {
  return all.filter((one) => one.purpose === purpose).reduce((sum, one) => sum + (one[key] ?? 0), 0)
}

function rateOf(all: readonly Posted[]): number {
  return all.find(({ purpose }) => purpose === 'booked')?.feeBasisPoints ?? 0
}
