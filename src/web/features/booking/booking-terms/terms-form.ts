import type { BookingTermsInput, OwnBookingTerms } from '#contract/booking/booking-terms.ts'
import { type ArtworkForm, toArtworkForm, toArtworkInput } from './artwork-form.ts'
import { type ProofForm, toProofForm, toProofInput } from './proof-choice.ts'

type Terms = BookingTermsInput
type Unit = Terms['units'][number]
type Period = Unit['periods'][number]
type Extra = Terms['extras'][number]
type Step = Terms['termDiscounts'][number]

/** Numbers and dates as they are typed; empty for none. */
type Typed<T, Names extends keyof T> = Omit<T, Names> & Record<Names, string>

/** The names are those of what is sent, so that its problems are shown at them; cents are dollars here, basis points percent. */
export type StepForm = Typed<Step, 'from' | 'basisPoints'>
export type ExtraForm = Typed<Extra, 'cents'>
export type PeriodForm = Typed<Period, 'capacity' | 'materialDate' | 'soldUntil'>
export type RateForm = Typed<NonNullable<Unit['rate']>, 'cents'>
export type UnitForm = Typed<Omit<Unit, 'rate' | 'periods' | 'artwork' | 'proof'>, 'capacity'> & {
  rate: RateForm | null
  artwork?: ArtworkForm | null
  proof?: ProofForm | null
  periods: PeriodForm[]
}
type Numbers =
  | 'leadDays'
  | 'minDays'
  | 'maxDays'
  | 'startWeekday'
  | 'agencyCommissionBasisPoints'
  | 'depositBasisPoints'
  | 'answerHours'
type Lists = 'termDiscounts' | 'quantityDiscounts' | 'extras' | 'taxOverride' | 'units'
export type TermsForm = Typed<Omit<Terms, Lists>, Numbers> & {
  termDiscounts: StepForm[]
  quantityDiscounts: StepForm[]
  extras: ExtraForm[]
  taxOverride: { basisPoints: string; reason: string } | null
  units: UnitForm[]
}

const typed = (value: number | string | null): string => (value === null ? '' : String(value))
const hundredth = (value: number | null): string => (value === null ? '' : String(value / 100))

/** What is stored, as the form shows it. */
export function toForm({ updatedAt: _, ...terms }: OwnBookingTerms): TermsForm {
  const toSteps = (steps: Step[]) =>
    steps.map(({ from, basisPoints }) => ({ from: typed(from), basisPoints: hundredth(basisPoints) }))
  const { taxOverride } = terms
  return {
    ...terms,
    leadDays: typed(terms.leadDays),
    minDays: typed(terms.minDays),
    maxDays: typed(terms.maxDays),
    startWeekday: typed(terms.startWeekday),
    agencyCommissionBasisPoints: hundredth(terms.agencyCommissionBasisPoints),
    depositBasisPoints: hundredth(terms.depositBasisPoints),
    answerHours: typed(terms.answerHours),
    termDiscounts: toSteps(terms.termDiscounts),
    quantityDiscounts: toSteps(terms.quantityDiscounts),
    extras: terms.extras.map((extra) => ({ ...extra, cents: hundredth(extra.cents) })),
    taxOverride: taxOverride && { ...taxOverride, basisPoints: hundredth(taxOverride.basisPoints) },
    units: terms.units.map((unit) => ({
      ...unit,
      capacity: typed(unit.capacity),
      rate: unit.rate && { ...unit.rate, cents: hundredth(unit.rate.cents) },
      artwork: unit.artwork ? toArtworkForm(unit.artwork) : null,
      proof: unit.proof ? toProofForm(unit.proof) : null,
      periods: unit.periods.map((period) => ({
        ...period,
        capacity: typed(period.capacity),
        materialDate: typed(period.materialDate),
        soldUntil: typed(period.soldUntil),
      })),
    })),
  }
}

/** NaN for what is no number: the check says so at its field. */
const number = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.replace(/[$,%\s]/g, ''))
/** Dollars to cents, percent to basis points; what has more than two decimals stays a fraction, and is refused. */
const hundredfold = (text: string): number => Number((number(text) * 100).toFixed(6))
const orNull = <T>(text: string, read: (text: string) => T): T | null =>
  text.trim() === '' ? null : read(text)
const same = (text: string): string => text

/** What is sent; not checked yet. */
export function toInput(form: TermsForm): BookingTermsInput {
  const toSteps = (steps: StepForm[]) =>
    steps.map(({ from, basisPoints }) => ({ from: number(from), basisPoints: hundredfold(basisPoints) }))
  const { taxOverride } = form
  return {
    ...form,
    leadDays: number(form.leadDays),
    minDays: orNull(form.minDays, number),
    maxDays: orNull(form.maxDays, number),
    startWeekday: orNull(form.startWeekday, number),
    agencyCommissionBasisPoints: orNull(form.agencyCommissionBasisPoints, hundredfold),
    depositBasisPoints: hundredfold(form.depositBasisPoints),
    answerHours: number(form.answerHours),
    termDiscounts: toSteps(form.termDiscounts),
    quantityDiscounts: toSteps(form.quantityDiscounts),
    extras: form.extras.map((extra) => ({ ...extra, cents: hundredfold(extra.cents) })),
    taxOverride: taxOverride && { ...taxOverride, basisPoints: hundredfold(taxOverride.basisPoints) },
    units: form.units.map((unit) => ({
      ...unit,
      capacity: number(unit.capacity),
      rate: unit.rate && { ...unit.rate, cents: hundredfold(unit.rate.cents) },
      artwork: unit.artwork ? toArtworkInput(unit.artwork) : null,
      proof: unit.proof ? toProofInput(unit.proof) : null,
      // kept in the form while another way of selling is tried, never sent with it
      periods: unit.cell === 'listed' ? unit.periods.map(toPeriod) : [],
    })),
  }
}

function toPeriod(period: PeriodForm): Period {
  return {
    ...period,
    capacity: orNull(period.capacity, number),
    materialDate: orNull(period.materialDate, same),
    soldUntil: orNull(period.soldUntil, same),
  }
}
