import { toDateRange, toShortDate } from '../format-dates.ts'
import { AD_TYPE_LABELS, type AdType } from '../vocabulary.ts'
import { dueDayOf } from './creative/deadline.ts'
import { describeSpec } from './creative/spec-words.ts'
import type { DocumentParts } from './document-parts.ts'
import { describePlanned } from './planned-times.ts'
import { describeAudience } from './report/audience-words.ts'
import type { AgreedTerms, AgreedUnit } from './terms.ts'

/** The terms in full: what is booked, its price, when it is paid, and what holds if it is cancelled or fails. */
export function toOrderParts(terms: AgreedTerms): DocumentParts {
  return {
    facts: toFacts(terms),
    ...toPriced(terms),
    sections: [
      { title: 'Placements', texts: listPlacements(terms) },
      ...(terms.artwork ? [{ title: 'Artwork', texts: [describeSpec(terms.artwork.spec)] }] : []),
      { title: 'Cancellation', texts: terms.cancellation.steps },
      { title: 'Make-good', texts: [terms.makeGood] },
      { title: 'Proof', texts: [terms.proof] },
      ...(terms.audience
        ? [{ title: 'Audience, as stated', texts: [describeAudience(terms.audience)] }]
        : []),
      ...(terms.note ? [{ title: 'Note', texts: [terms.note] }] : []),
    ],
    accounting: [],
  }
}

/** @param reference of every payment */
export function toInvoiceParts(terms: AgreedTerms, reference: string): DocumentParts {
  return {
    facts: toFacts(terms),
    ...toPriced(terms),
    sections: [
      { title: 'Placements', texts: listPlacements(terms) },
      {
        title: 'How to pay',
        texts: [
          `The seller is paid directly, as the booking says on Placard. Please name ${reference} with every payment.`,
        ],
      },
    ],
    accounting: terms.amounts.map(({ name, cents, taxCents }) => ({
      label: name,
      netCents: cents,
      taxCents,
      paidCents: 0,
    })),
  }
}

/** What a booking is about, in a few words. */
export function toFacts({ listing, brand, political, first, last }: AgreedTerms): DocumentParts['facts'] {
  return [
    { label: 'Space', text: listing.title },
    { label: 'Place', text: listing.place },
    { label: 'Medium', text: AD_TYPE_LABELS[listing.medium] },
    { label: 'Dates', text: toDateRange({ first, last }) },
    ...(brand ? [{ label: 'Advertised', text: brand }] : []),
    ...(political ? [{ label: 'Political, paid by', text: political.sponsor }] : []),
  ].filter(({ text }) => text !== '')
}

function toPriced(terms: AgreedTerms): Pick<DocumentParts, 'lines' | 'sums' | 'statement'> {
  return {
    lines: terms.lines.map(({ label, detail, cents }) => ({ label, detail, cents })),
    sums: [
      { label: 'Total before tax', cents: terms.netCents },
      { label: 'Total', cents: terms.totalCents },
    ],
    statement: {
      title: 'Payment schedule',
      rows: terms.schedule.map(({ label, dueOn, cents }) => ({
        label,
        detail: dueOn === null ? 'When agreed' : toShortDate(dueOn),
        cents,
      })),
    },
  }
}

function listPlacements(terms: AgreedTerms): string[] {
  const { medium } = terms.listing
  return terms.units.map((unit) => describeUnit(unit, { dueOn: dueDayOf(terms, unit), medium }))
}

function describeUnit(
  { name, label, first, last, quantity, capacity, materialDate, times }: AgreedUnit,
  { dueOn, medium }: { dueOn: string | null; medium: AdType },
): string {
  const what = label ? `${name}, ${label}` : name
  const share = capacity > 1 ? `, ${quantity} of ${capacity}` : ''
  const often = times ? `, ${describePlanned(times, medium)}` : ''
  const due = dueOn ?? materialDate
  const artwork = due ? `, artwork due ${toShortDate(due)}` : ''
  return `${what}: ${toDateRange({ first, last })}${share}${often}${artwork}`
}
