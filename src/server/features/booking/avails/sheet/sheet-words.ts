import { toDateRange, toLongDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import type { SheetInput } from './sheet-input.ts'

export const INTERNAL = 'Internal: names clients. Not to be sent to anybody.'

/** What a sheet is: the first line names it. */
export function describeSheet({
  avails: { columns, today, rows, all, isCut },
  choice,
  seller,
}: Pick<SheetInput, 'avails' | 'choice' | 'seller'>): string[] {
  const shown = { first: required(columns[0]).first, last: required(columns.at(-1)).last }
  const faces = `${rows.length.toLocaleString('en-US')} ${rows.length === 1 ? 'face' : 'faces'}`
  return [
    `Avails of ${seller}`,
    `${faces}, ${toDateRange(shown)}, as of ${toLongDate(today)}`,
    ...(isCut ? [`More faces are not in it: it is made of the oldest ${all.toLocaleString('en-US')}.`] : []),
    ...(choice.isInternal ? [INTERNAL] : []),
    ...(choice.hasPrices ? ['Prices at listed rates, before tax and production.'] : []),
    'What is free now may be booked or held before you answer.',
  ]
}
