import type { TermsForm } from './terms-form.ts'

const PARTS: [title: string, names: (keyof TermsForm)[]][] = [
  ['How it is booked', ['mode']],
  ['What is sold', ['units']],
  ['Notice and length', ['leadDays', 'minDays', 'maxDays', 'startWeekday', 'sellsWholePeriods']],
  ['Discounts', ['termDiscounts', 'quantityDiscounts', 'agencyCommissionBasisPoints']],
  ['Extras', ['extras']],
  ['Cancelling', ['cancellationTier']],
  ['Payment', ['paymentSchedule', 'depositBasisPoints']],
  ['Where the ad appears', ['delivery']],
  ['Sales tax', ['taxOverride']],
  ['Your answers and your clock', ['answerHours', 'holdDays', 'timeZone']],
]

/** Headings of the sections in which two versions differ. */
export function listChangedParts(one: TermsForm, other: TermsForm): string[] {
  const read = (form: TermsForm, names: (keyof TermsForm)[]) =>
    JSON.stringify(names.map((name) => form[name]))
  return PARTS.filter(([, names]) => read(one, names) !== read(other, names)).map(([title]) => title)
}
