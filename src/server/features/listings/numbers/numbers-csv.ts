import type { Income, MyNumbers, SpaceNumbers } from '#contract/listings/numbers.ts'
import { formatPlainCents } from '#domain/booking/price/cents.ts'
import { type Counts, MEASURE_LABELS, MEASURES } from '#domain/ground/funnel.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import { toCsv } from '../../../platform/http/csv-cell.ts'

/** In dollars, as the books have it. */
const INCOME = [
  ['agreedCents', 'Agreed (USD)'],
  ['creditedCents', 'Credited (USD)'],
  ['paidCents', 'Paid (USD)'],
  ['refundedCents', 'Refunded (USD)'],
] as const satisfies [keyof Income, string][]

const LABELS = MEASURES.map((measure) => MEASURE_LABELS[measure])

/** @param income of each space, by its id */
export function spacesToCsv(spaces: MyNumbers['spaces'], income: ReadonlyMap<number, Income>): string {
  const rows = spaces.map(({ id, title, adType, status, counts }) => [
    id,
    title,
    AD_TYPE_LABELS[adType],
    status,
    ...inOrder(counts),
    ...INCOME.map(([cents]) => formatPlainCents(income.get(id)?.[cents] ?? 0)),
  ])
  return toCsv([
    ['Space', 'Title', 'Medium', 'Status', ...LABELS, ...INCOME.map(([, label]) => label)],
    ...rows,
  ])
}

export function daysToCsv(days: SpaceNumbers['byDay']): string {
  return toCsv([['Day', ...LABELS], ...days.map(({ day, counts }) => [day, ...inOrder(counts)])])
}

function inOrder(counts: Counts): number[] {
  return MEASURES.map((measure) => counts[measure])
}
