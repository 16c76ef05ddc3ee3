import type { NumberSort, NumberSpan } from '#contract/listings/numbers.ts'
import { MEASURES } from '#domain/ground/funnel.ts'

/** What is shown, as in the address of the page. */
export interface NumbersState {
  days?: NumberSpan
  sort?: NumberSort
  dir?: 'asc' | 'desc'
  page?: number
}

export const SPANS = [
  { value: '7', label: '7 days' },
  { value: '28', label: '28 days' },
  { value: '90', label: '90 days' },
] as const satisfies { value: NumberSpan; label: string }[]

const SORTS: readonly string[] = ['title', ...MEASURES]

/** Leniently: what is not known is as by default. */
export function parseNumbersState(raw: Record<string, unknown>): NumbersState {
  const days = SPANS.find(({ value }) => value === String(raw.days))?.value
  const sort = SORTS.includes(String(raw.sort)) ? (raw.sort as NumberSort) : undefined
  const page = Number(raw.page)
  return {
    ...(days && { days }),
    ...(sort && { sort }),
    ...(raw.dir === 'asc' && { dir: 'asc' as const }),
    ...(Number.isInteger(page) && page > 1 && page <= 1000 && { page }),
  }
}

export const DEFAULT_SPAN: NumberSpan = '28'
