import type { MyNumbers, SpaceNumbers } from '#contract/listings/numbers.ts'
import { type Counts, MEASURE_LABELS, MEASURES } from '#domain/ground/funnel.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import { toCsv } from '../../../platform/http/csv-cell.ts'

const LABELS = MEASURES.map((measure) => MEASURE_LABELS[measure])

export function spacesToCsv(spaces: MyNumbers['spaces']): string {
  const rows = spaces.map(({ id, title, adType, status, counts }) => [
    id,
    title,
    AD_TYPE_LABELS[adType],
    status,
    ...inOrder(counts),
  ])
  return toCsv([['Space', 'Title', 'Medium', 'Status', ...LABELS], ...rows])
}

export function daysToCsv(days: SpaceNumbers['byDay']): string {
  return toCsv([['Day', ...LABELS], ...days.map(({ day, counts }) => [day, ...inOrder(counts)])])
}

function inOrder(counts: Counts): number[] {
  return MEASURES.map((measure) => counts[measure])
}
