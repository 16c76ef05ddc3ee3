import { toMonthDay } from '../format-dates.ts'
import type { BookingTerms, DiscountStep } from './booking-terms.ts'
import { CLIENT_CLASS_LABELS, CLIENT_CLASSES, type ClientClass } from './clients.ts'
import type { ArtworkDemand } from './creative/spec.ts'
import type { Booking } from './default-terms.ts'
import { formatBasisPoints } from './price/cents.ts'
import type { ProofRule } from './proof/rule.ts'
import type { Season, SpaceRates } from './space-rates.ts'

/** A rate card as its seller writes it. Percentages are hundredths of a percent. */
export interface RateCardParts {
  seasons: Season[]
  termDiscounts: DiscountStep[]
  quantityDiscounts: DiscountStep[]
  classes: Partial<Record<ClientClass, number>>
  /** Of the rate, for spaces whose location names the place. */
  markets: { place: string; basisPoints: number }[]
  floorBasisPoints: number | null
}

/** Groups of terms that a template may hold. */
export const TERM_PARTS = ['mode', 'length', 'cancellation', 'payment', 'extras', 'artwork', 'proof'] as const
export type TermPart = (typeof TERM_PARTS)[number]
export const TERM_PART_LABELS: Record<TermPart, string> = {
  mode: 'How it is booked and answered',
  length: 'Lead time and length of a booking',
  cancellation: 'Cancellation',
  payment: 'Payment and agency commission',
  extras: 'Extras',
  artwork: 'Artwork rules',
  proof: 'Proof',
}

type Terms = Omit<BookingTerms, 'rates'>
const FIELDS: Record<Exclude<TermPart, 'artwork' | 'proof'>, readonly (keyof Terms)[]> = {
  mode: ['mode', 'answerHours', 'holdDays'],
  length: ['leadDays', 'minDays', 'maxDays', 'startWeekday', 'sellsWholePeriods'],
  cancellation: ['cancellationTier'],
  payment: ['paymentSchedule', 'depositBasisPoints', 'agencyCommissionBasisPoints'],
  extras: ['extras'],
}

/** Terms as a template keeps them: of each part that it has, all. */
export interface TermsParts {
  parts: TermPart[]
  terms: Partial<Terms>
  artwork?: ArtworkDemand | null
  proof?: ProofRule[] | null
}

/** What of a space becomes a template; artwork and proof are those of its first unit. */
export function takeParts({ terms, units }: Booking, parts: readonly TermPart[]): TermsParts {
  const fields = parts.flatMap((part) => (part === 'artwork' || part === 'proof' ? [] : FIELDS[part]))
  return {
    parts: [...parts],
    terms: Object.fromEntries(fields.map((field) => [field, terms[field]])),
    ...(parts.includes('artwork') && { artwork: units[0]?.artwork ?? null }),
    ...(parts.includes('proof') && { proof: units[0]?.proof ?? null }),
  }
}

/** What a template has of these parts; undefined where it does not have one of them. */
export function keepParts(stored: TermsParts, parts: readonly TermPart[]): TermsParts | undefined {
  if (!parts.every((part) => stored.parts.includes(part))) return undefined
  const fields = parts.flatMap((part) => (part === 'artwork' || part === 'proof' ? [] : FIELDS[part]))
  return {
    parts: [...parts],
    terms: Object.fromEntries(
      fields.filter((field) => field in stored.terms).map((field) => [field, stored.terms[field]]),
    ),
    ...(parts.includes('artwork') && { artwork: stored.artwork ?? null }),
    ...(parts.includes('proof') && { proof: stored.proof ?? null }),
  }
}

export type Template =
  | { kind: 'rates'; name: string; parts: RateCardParts }
  | { kind: 'terms'; name: string; parts: TermsParts }

/** How a space is booked once a template was applied to it; null takes its rate card off. */
export function applyTemplate<T extends Booking>(booking: T, template: Template | null, place: string): T {
  const { terms, units } = booking
  if (template === null) return { ...booking, terms: { ...terms, rates: null } }
  if (template.kind === 'rates') {
    const rates = toSpaceRates(template.name, template.parts, place)
    return { ...booking, terms: { ...terms, rates } }
  }
  const { parts, terms: given, artwork, proof } = template.parts
  const changed = units.map((unit) => ({
    ...unit,
    ...(parts.includes('artwork') && { artwork: artwork ?? null }),
    ...(parts.includes('proof') && { proof: proof ?? null }),
  }))
  return { ...booking, terms: { ...terms, ...given }, units: changed }
}

function toSpaceRates(card: string, parts: RateCardParts, place: string): SpaceRates {
  const { markets, ...rest } = parts
  const market = markets.find((one) => namesPlace(place, one.place))
  return {
    card,
    market: market ? { name: `${market.place} rate`, basisPoints: market.basisPoints } : null,
    ...rest,
  }
}

/** "Tacoma" and "Tacoma, WA" name a space in "Downtown Tacoma, WA"; "Tac" does not. */
function namesPlace(location: string, place: string): boolean {
  const words = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  return words(location).includes(words(place))
}

const sorted = (value: unknown) =>
  JSON.stringify(value ?? null, (_key, one: unknown) =>
    one !== null && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )

// stored objects come back with their keys in another order
const differs = (a: unknown, b: unknown) => sorted(a) !== sorted(b)

type Compared = Pick<Booking, 'terms' | 'units'>

/** Whether a space is booked the same way, in what no template sets too: discounts, taxes. */
export function isBookedAlike(one: Compared, other: Compared): boolean {
  const termsOf = ({ terms }: Compared) => ({ ...terms, rates: terms.rates ?? null })
  return !differs(termsOf(one), termsOf(other)) && listTermChanges(one, other).length === 0
}

/** What a change of terms changes, in words: "Cancellation, Extras". Empty where it changes nothing. */
export function listTermChanges(before: Compared, after: Compared): string[] {
  const parts = Object.entries(FIELDS).flatMap(([part, fields]) =>
    fields.some((field) => differs(before.terms[field], after.terms[field]))
      ? [TERM_PART_LABELS[part as TermPart]]
      : [],
  )
  const ofUnits = (part: 'artwork' | 'proof') =>
    before.units.some((unit, at) => differs(unit[part], after.units[at]?.[part]))
      ? [TERM_PART_LABELS[part]]
      : []
  const ratesDiffer = differs(before.terms.rates, after.terms.rates)
  const card = after.terms.rates ? `Rate card ${after.terms.rates.card}` : 'Rate card taken off'
  return [...(ratesDiffer ? [card] : []), ...parts, ...ofUnits('artwork'), ...ofUnits('proof')]
}

/** What a card says, a line each. */
export function describeCard(card: RateCardParts): string[] {
  const percent = formatBasisPoints
  return [
    ...card.seasons.map(
      ({ name, from, to, basisPoints }) =>
        `${name} (${toYearlyDay(from)} to ${toYearlyDay(to)}): ${percent(basisPoints)}`,
    ),
    ...card.markets.map(({ place, basisPoints }) => `${place}: ${percent(basisPoints)}`),
    ...card.termDiscounts.map(({ from, basisPoints }) => `From ${from} days: ${percent(basisPoints)} off`),
    ...card.quantityDiscounts.map(
      ({ from, basisPoints }) => `From ${from} at once: ${percent(basisPoints)} off`,
    ),
    ...CLIENT_CLASSES.flatMap((one) => {
      const points = card.classes[one]
      return points === undefined ? [] : [`${CLIENT_CLASS_LABELS[one]}: ${percent(points)} off`]
    }),
    ...(card.floorBasisPoints === null ? [] : [`Never below ${percent(card.floorBasisPoints)} of the rate`]),
  ]
}

/** "06-01", a day of every year → "Jun 1" */
const toYearlyDay = (day: string) => toMonthDay(`2028-${day}`)
