import { toDateRange, toMonthDay } from '../../format-dates.ts'
import { AD_TYPE_LABELS, AUDIENCE_BASIS_LABELS } from '../../vocabulary.ts'
import { formatCents } from '../price/cents.ts'
import { describeCount } from './line-counts.ts'
import type { ReportBody, ReportLine } from './report-body.ts'
import { STATE_LABELS } from './report-labels.ts'

export interface Figure {
  label: string
  text: string
}

const count = (number: number): string => number.toLocaleString('en-US')
const days = (number: number): string => `${count(number)} ${number === 1 ? 'day' : 'days'}`

/** What it is about. */
export function listReportFacts({ space, brand, first, last, agreed, endedOn }: ReportBody): Figure[] {
  return [
    { label: 'Space', text: space.title },
    { label: 'Place', text: space.place },
    { label: 'Medium', text: AD_TYPE_LABELS[space.medium] },
    { label: 'Dates', text: toDateRange({ first, last }) },
    { label: 'Cancelled', text: endedOn ? toMonthDay(endedOn) : '' },
    { label: 'Advertised', text: brand },
    { label: 'Terms', text: `Version ${agreed.version}` },
  ].filter(({ text }) => text !== '')
}

/** What was contracted, what was delivered, and what a thousand contacts cost. */
export function listReportFigures({ total, audience, isOver }: ReportBody): Figure[] {
  const { contractedContacts, deliveredContacts, makeGoodDays } = total
  const basis = audience ? AUDIENCE_BASIS_LABELS[audience.basis] : null
  const goods = makeGoodDays > 0 ? `, ${days(makeGoodDays)} of make-good among them or to come` : ''
  return [
    { label: 'Contracted', text: days(total.contractedDays) },
    { label: 'Delivered', text: `${days(total.deliveredDays)}${goods}` },
    {
      label: 'Contacts contracted',
      text: contractedContacts === null ? 'Not stated' : `${count(contractedContacts)}, ${basis}`,
    },
    {
      label: 'Contacts delivered',
      text: deliveredContacts === null ? 'Not stated' : `${count(deliveredContacts)}, ${basis}`,
    },
    {
      label: isOver ? 'Cost of the space' : 'Cost of the space so far',
      text: `${formatCents(total.costCents)} before tax`,
    },
    {
      label: 'Cost per thousand',
      text: total.cpmCents === null ? 'Not stated' : `${formatCents(total.cpmCents)}, contacts ${basis}`,
    },
  ]
}

/** By the ledger, tax and extras included. */
export function listReportMoney({ money }: Pick<ReportBody, 'money'>): Figure[] {
  const { agreedCents, creditedCents, paidCents, refundedCents, openCents } = money
  return [
    { label: 'Agreed', text: formatCents(agreedCents) },
    { label: 'Credited', text: formatCents(creditedCents) },
    { label: 'Paid', text: formatCents(paidCents) },
    { label: 'Refunded', text: formatCents(refundedCents) },
    openCents < 0
      ? { label: 'Owed to the buyer', text: formatCents(-openCents) }
      : { label: 'Open', text: formatCents(openCents) },
  ]
}

/** "Make-good, North face, 1 of 8" */
export function describeReportLine({ name, isMakeGood, quantity, capacity }: ReportLine): string {
  const share = capacity > 1 ? `${quantity} of ${capacity}` : ''
  return [isMakeGood && !name.includes('Make-good') ? 'Make-good' : '', name, share]
    .filter(Boolean)
    .join(', ')
}

/** "28 of 28 days", "26 of 28 days, 2 lost" */
export function describeDelivered({ contractedDays, deliveredDays, lostDays }: ReportLine): string {
  const lost = lostDays > 0 ? `, ${count(lostDays)} lost` : ''
  return `${count(deliveredDays)} of ${days(contractedDays)}${lost}`
}

/** "4,032 of 4,480 plays, by the play log": what was counted of a line. */
export function describeCounts({ counts = [] }: ReportLine): string[] {
  return counts.map(describeCount)
}

/** "6,000 of 7,000"; "not stated" */
export function describeContacts({ contractedContacts, deliveredContacts }: ReportLine): string {
  if (contractedContacts === null || deliveredContacts === null) return 'not stated'
  return `${count(deliveredContacts)} of ${count(contractedContacts)}`
}

/** What shows a line, and how that stands: "Photos, close and wide: accepted". */
export function describeShown({ duties }: ReportLine): string[] {
  return duties.map(({ title, state }) => `${title}: ${STATE_LABELS[state]}`)
}
