import type { Terms } from '#contract/booking/bookings.ts'
import { listChanges, type TermsRow } from '../detail/terms-rows.ts'

/** Rows that differ between two versions, without the lines that both have. */
export function listChangedLines(before: Terms, after: Terms): (TermsRow & { before: string })[] {
  return listChanges(before, after).map((row) => ({
    label: row.label,
    before: without(row.before, row.text),
    text: without(row.text, row.before),
  }))
}

function without(text: string, other: string): string {
  const same = new Set(other.split('\n'))
  return text
    .split('\n')
    .filter((line) => !same.has(line))
    .join('\n')
}
