import type { Terms } from '#contract/booking/bookings.ts'
import { describeLead, describeSpec } from '#domain/booking/creative/spec-words.ts'
import { describePlanned } from '#domain/booking/planned-times.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { describeAudience } from '#domain/booking/report/audience-words.ts'
import { toDateRange, toShortDate } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'

export interface TermsRow {
  label: string
  text: string
}

/** Terms in words, one row a subject, so that two versions can be compared word by word. */
export function toTermsRows(terms: Terms): TermsRow[] {
  const {
    units,
    lines,
    schedule,
    cancellation,
    political,
    totalCents,
    brand,
    note,
    makeGood,
    proof,
    artwork,
    audience,
  } = terms
  return [
    { label: 'Dates', text: toDateRange(terms) },
    { label: 'Space', text: units.map((unit) => describeUnit(unit, terms.listing.medium)).join('\n') },
    { label: 'Price', text: lines.map(describeLine).join('\n') },
    { label: 'Total', text: formatCents(totalCents) },
    { label: 'When it is due', text: schedule.map(describeDue).join('\n') },
    { label: 'If you cancel', text: cancellation.steps.join('\n') },
    { label: 'If it does not run', text: makeGood },
    { label: 'Proof', text: proof },
    { label: 'Artwork', text: artwork ? describeDemand(artwork) : '' },
    { label: 'Audience, as stated', text: audience ? describeAudience(audience) : '' },
    { label: 'Advertises', text: brand },
    { label: 'Sponsor', text: political?.sponsor ?? '' },
    { label: 'Note', text: note },
  ]
}

function describeDemand(artwork: NonNullable<Terms['artwork']>): string {
  if (artwork.spec.kind === 'none') return describeSpec(artwork.spec)
  return `${describeSpec(artwork.spec)} Due ${describeLead(artwork)}.`
}

function describeUnit(unit: Terms['units'][number], medium: Terms['listing']['medium']): string {
  const { name, label, first, last, quantity, capacity, times } = unit
  const share = capacity > 1 && `${quantity} of ${capacity}`
  const often = times && describePlanned(times, medium)
  return [toDateRange({ first, last }), name, label, share, often].filter(Boolean).join(', ')
}

function describeLine({ label, detail, cents }: Terms['lines'][number]): string {
  return [`${label}: ${formatCents(cents)}`, detail].filter(Boolean).join(', ')
}

function describeDue({ label, dueOn, cents }: Terms['schedule'][number]): string {
  return `${dueOn ? `${label}, ${toShortDate(dueOn)}` : label}: ${formatCents(cents)}`
}

/** The rows that differ between two versions. */
export function listChanges(before: Terms, after: Terms): (TermsRow & { before: string })[] {
  const old = toTermsRows(before)
  return toTermsRows(after)
    .map((row, i) => ({ ...row, before: required(old[i]).text }))
    .filter(({ text, before }) => text !== before)
}
