import { required } from '../required.ts'
import { toWallTime } from '../zoned-time.ts'
import type { ExtraKind } from './booking-terms.ts'
import {
  type Cancellable,
  findCancellationStep,
  findMaterialDate,
  GRACE,
  hasGrace,
  listCancellationSteps,
  type Owed,
} from './cancellation.ts'
import { divideBy, mulDiv, portionOfEach, sumCents } from './price/cents.ts'
import { listParts } from './price/schedule.ts'
import { countDays } from './price/split-term.ts'

/** A thing that was agreed: the space with its discounts, or an extra. Integer US cents, not negative. */
export interface AgreedItem {
  kind: 'space' | ExtraKind
  cents: number
  taxCents: number
  /** Production that was made or bought: never returned to a buyer who cancels. */
  isSpent: boolean
}

export interface Cancellation extends Cancellable {
  last: string
  /** Where the space is (IANA): days are counted there. */
  timeZone: string
  bookedAt: Date
  cancelledAt: Date
  /** Whose cancellation it is. */
  by: 'buyer' | 'seller'
  items: readonly AgreedItem[]
  /** What has been paid, tax included. */
  paidCents: number
}

/** Integer US cents, tax apart: what of an item stays owed, and what is credited. */
export interface ItemRefund {
  owedCents: number
  owedTaxCents: number
  creditCents: number
  creditTaxCents: number
}

/** kept + refund = paid, and owed + credit = agreed; `due` is owed and not yet paid. */
export interface Refund {
  /** In the order of the items. */
  items: ItemRefund[]
  keptCents: number
  refundCents: number
  dueCents: number
}

/** What comes back of a booking that is cancelled, by its tier (`cancellation.ts`). */
export function refundOf(given: Cancellation): Refund {
  const owed = required(listOwed(given).toSorted((a, b) => total(b) - total(a))[0])
  const allOwedCents = total(owed)
  const items = given.items.map(({ cents, taxCents }, at): ItemRefund => {
    const [owedCents, owedTaxCents] = [sumOf(owed, at, false), sumOf(owed, at, true)]
    return {
      owedCents,
      owedTaxCents,
      creditCents: cents - owedCents,
      creditTaxCents: taxCents - owedTaxCents,
    }
  })
  const keptCents = Math.min(given.paidCents, allOwedCents)
  return { items, keptCents, refundCents: given.paidCents - keptCents, dueCents: allOwedCents - keptCents }
}

/** A piece of an item's price, or of its tax, that has one fate. */
interface Atom {
  /** Place of the item. */
  at: number
  isTax: boolean
  cents: number
  /** Owed whole, not at all, or the share that the tier's step says. */
  fate: 'whole' | 'none' | 'share'
}

/** What is owed by the step that holds, in each way that it may be counted: most counts. */
function listOwed(given: Cancellation): Atom[][] {
  const on = toDay(given.cancelledAt, given)
  const { owed } = findCancellationStep(listCancellationSteps(given), on)
  const steps: Counted[] = owed === 'running-or-deposit' ? ['running', 'deposit'] : [owed]
  return steps.map((step) => {
    const atoms = given.items.flatMap((item, at) => splitItem(item, fatesOf(item, { given, step, on }), at))
    return step === 'deposit'
      ? keepDeposit(atoms, required(given.depositBasisPoints))
      : oweShare(atoms, SHARES[step])
  })
}

type Counted = Exclude<Owed, 'running-or-deposit'>

const SHARES: Record<Exclude<Counted, 'deposit'>, number> = {
  nothing: 0,
  half: 5000,
  running: 0,
  everything: 10_000,
}

/** The deposit counts toward what is owed whole; what it exceeds that by is owed of the rest. */
function keepDeposit(atoms: readonly Atom[], basisPoints: number): Atom[] {
  const whole = total(atoms.filter(({ fate }) => fate === 'whole'))
  const rest = total(atoms.filter(({ fate }) => fate === 'share'))
  const depositCents = mulDiv(total(atoms), basisPoints, 10_000)
  return oweShare(atoms, Math.max(0, depositCents - whole), rest || 1)
}

/** The amounts owed, in place of those agreed. */
function oweShare(atoms: readonly Atom[], n: number, of = 10_000): Atom[] {
  const shared = atoms.map(({ fate, cents }) => (fate === 'share' ? cents : 0))
  const shares = portionOfEach(shared, n, of)
  return atoms.map((atom, i) => ({
    ...atom,
    cents: atom.fate === 'whole' ? atom.cents : required(shares[i]),
  }))
}

function total(atoms: readonly Atom[]): number {
  return sumCents(atoms.map(({ cents }) => cents))
}

function sumOf(atoms: readonly Atom[], at: number, isTax: boolean): number {
  return total(atoms.filter((atom) => atom.at === at && atom.isTax === isTax))
}

interface Part {
  weight: number
  fate: Atom['fate']
}

/** Tax follows its line. */
function splitItem({ cents, taxCents }: AgreedItem, parts: readonly Part[], at: number): Atom[] {
  const weights = parts.map(({ weight }) => weight)
  const split = (amount: number, isTax: boolean) =>
    divideBy(weights, amount).map(
      (part, i): Atom => ({ at, isTax, cents: part, fate: required(parts[i]).fate }),
    )
  return [...split(cents, false), ...split(taxCents, true)]
}

/** What becomes of an item: of the space by its issues or its 28 days, of all else as a whole. */
function fatesOf(
  { kind, isSpent }: AgreedItem,
  { given, step, on }: { given: Cancellation; step: Counted; on: string },
): Part[] {
  if (given.by === 'seller') return [{ weight: 1, fate: 'none' }]
  if (isSpent) return [{ weight: 1, fate: 'whole' }]
  if (isInGrace(given)) return [{ weight: 1, fate: 'none' }]
  // what is paid once belongs to the first 28 days
  if (kind !== 'space') return [{ weight: 1, fate: step === 'running' ? 'whole' : 'share' }]
  const runsUntil = endOfRunning(given, on)
  return listSpaceParts(given).map(({ weight, first, materialDate }) => {
    if (materialDate !== null && materialDate < on) return { weight, fate: 'whole' }
    if (step !== 'running') return { weight, fate: 'share' }
    return { weight, fate: first <= runsUntil ? 'whole' : 'none' }
  })
}

/** Issues and dates weigh the same, 28 days by their number. */
function listSpaceParts({ medium, periods, first, last }: Cancellation) {
  if (periods.length === 0)
    return listParts(first, last).map((part) => ({
      weight: countDays(part.first, part.last),
      first: part.first,
      materialDate: null,
    }))
  return periods.map((period) => ({
    weight: 1,
    first: period.first,
    materialDate: findMaterialDate(medium, period),
  }))
}

/** The last of the 28 days that run on a day; before the start, of the first. */
function endOfRunning({ first, last }: Cancellation, on: string): string {
  const parts = listParts(first, last)
  return (parts.find((part) => on <= part.last) ?? required(parts.at(-1))).last
}

/** Right after booking, where the start is far enough off. */
export function isInGrace(given: Omit<Cancellation, 'items' | 'paidCents'>): boolean {
  const hours = (given.cancelledAt.getTime() - given.bookedAt.getTime()) / 3_600_000
  return hours <= GRACE.hours && hasGrace(toDay(given.bookedAt, given), given.first)
}

function toDay(instant: Date, { timeZone }: Pick<Cancellation, 'timeZone'>): string {
  return toWallTime(instant, timeZone).date
}
