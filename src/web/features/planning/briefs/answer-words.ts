import type { ReceivedBrief } from '#contract/planning/briefs-received.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { readAnswerForm } from '#domain/planning/brief-forms.ts'

type Line = ReceivedBrief['lines'][number]
type FittingSpace = ReceivedBrief['fitting'][number]

/** What was typed, as a browser without scripts would post it. */
export function toParams(form: FormData): URLSearchParams {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
  return new URLSearchParams(texts)
}

/** "Ridge board, North face, Feb 1 – 28, 2027" */
export function nameLine({
  title,
  unitName,
  first,
  last,
}: Pick<Line, 'title' | 'unitName' | 'first' | 'last'>) {
  return [title, unitName, toDateRange({ first, last })].filter(Boolean).join(', ')
}

/** What of a line the buyer has, and what has changed since. */
export function describeLine({ totalCents, nowCents, problem }: Line): string {
  const shown = totalCents ?? nowCents
  return [
    shown !== null && `${formatShortCents(shown)} all-in`,
    totalCents === null ? 'Not sent yet' : 'Sent',
    totalCents !== null &&
      nowCents !== null &&
      nowCents !== totalCents &&
      `${formatShortCents(nowCents)} now`,
    problem,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Own spaces that can be had in the days, and those that cannot. */
export function splitFitting(fitting: readonly FittingSpace[]): {
  free: FittingSpace[]
  taken: FittingSpace[]
} {
  return {
    free: fitting.filter(({ totalCents }) => totalCents !== null),
    taken: fitting.filter(({ totalCents }) => totalCents === null),
  }
}

/** As the forms name a space with its days. */
export function toCellValue({ listingId, unitId, first, last }: FittingSpace): string {
  return `${listingId}:${unitId ?? ''}:${first}:${last}`
}

/** Another answer begins the form anew; a space that is added leaves what is typed alone. */
export function toFormKey(lines: readonly Line[]): string {
  const sent = lines.filter(({ totalCents }) => totalCents !== null)
  return sent.map(({ id, totalCents }) => `${id}:${totalCents}`).join()
}

/** What is asked for a line in place of the rate card. Integer US cents. */
export interface Price {
  id: number
  spaceCents: number
}

/** Prices by hand as they are saved. */
export function listPrices(lines: readonly Pick<Line, 'id' | 'spaceCents'>[]): Price[] {
  return lines.flatMap(({ id, spaceCents }) => (spaceCents === null ? [] : { id, spaceCents }))
}

/** As they are typed: what cannot be read yet is left out. */
export function readPrices(typed: URLSearchParams): Price[] {
  const { lines } = readAnswerForm(typed)
  return lines.flatMap(({ id, spaceCents }) =>
    spaceCents == null || Number.isNaN(spaceCents) ? [] : { id, spaceCents },
  )
}

/** What of an answer cannot be sent as it is typed; JSON would take a price that cannot be read for none. */
export function findAnswerProblem({
  lines,
}: {
  lines: readonly { spaceCents: number | null }[]
}): string | undefined {
  if (lines.length === 0) return 'Choose at least one space'
  if (lines.some(({ spaceCents }) => Number.isNaN(spaceCents))) return 'Write prices in dollars, such as 700'
  return undefined
}
