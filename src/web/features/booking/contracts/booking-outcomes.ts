import type { ContractBooking, ContractLine } from '#contract/booking/contracts.ts'
import { formatCents, sumCents } from '#domain/booking/price/cents.ts'
import { nameUnit } from './contract-line-words.ts'

/** A line and what would become, or became, of it. */
export interface LineOutcome extends ContractBooking {
  line: ContractLine
}

/** Of one reason: how many lines, and the first of them by name. */
export interface ReasonGroup {
  reason: string
  count: number
  names: string
}

const MOST_NAMES = 3

/** What stands in the way, the reason of most lines first. */
export function groupReasons(lines: readonly LineOutcome[]): ReasonGroup[] {
  const groups = Map.groupBy(
    lines.filter(({ outcome }) => outcome === 'refused'),
    ({ reason }) => reason ?? '',
  )
  return [...groups]
    .map(([reason, of]) => ({ reason, count: of.length, names: nameSome(of) }))
    .toSorted((a, b) => b.count - a.count)
}

function nameSome(lines: readonly LineOutcome[]): string {
  const named = lines.slice(0, MOST_NAMES).map(({ line }) => `${line.client}, ${nameUnit(line)}`)
  const more = lines.length - named.length
  return `${named.join('; ')}${more > 0 ? `; and ${more.toLocaleString('en-US')} more` : ''}`
}

/** "312 lines can become bookings, $412,000.00 before tax." */
export function describeLooked(lines: readonly LineOutcome[]): string {
  const ready = listReady(lines)
  if (ready.length === 0) return 'None of these lines can become a booking now.'
  const cents = sumCents(ready.map(({ netCents }) => netCents ?? 0))
  return `${countOf(ready.length, 'line')} can become ${ready.length === 1 ? 'a booking' : 'bookings'}, ${formatCents(cents)} before tax.`
}

/** "312 bookings made.", with what was one before. */
export function describeBooked(lines: readonly LineOutcome[]): string {
  const made = lines.filter(({ outcome }) => outcome === 'booked').length
  return made === 0 ? 'No booking was made.' : `${countOf(made, 'booking')} made.`
}

/** "312 bookings taken back. Their days are blocked for the contracts again." */
export function describeUndone(lines: readonly LineOutcome[]): string {
  const undone = lines.filter(({ outcome }) => outcome === 'undone').length
  if (undone === 0) return 'No booking was taken back.'
  return `${countOf(undone, 'booking')} taken back. The days are blocked for ${undone === 1 ? 'its contract' : 'their contracts'} again.`
}

/** Lines that nothing stands in the way of. */
export function listReady(lines: readonly LineOutcome[]): LineOutcome[] {
  return lines.filter(({ outcome }) => outcome === 'books')
}

function countOf(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`
}

/** In groups of so many, in order. */
export function toBatches<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  )
}
