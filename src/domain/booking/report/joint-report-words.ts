import { AD_TYPE_LABELS, AUDIENCE_BASIS_LABELS } from '../../vocabulary.ts'
import { type BookingStatus, cameToNothing } from '../lifecycle.ts'
import { formatCents } from '../price/cents.ts'
import { BOOKING_STATUS_LABELS } from '../status-labels.ts'
import type { JointReport, MediumCount, ReportedBooking, ReportTotal } from './joint-report.ts'
import { describeCount } from './line-counts.ts'

const count = (number: number): string => number.toLocaleString('en-US')

/** How its figures come about. */
export const JOINT_REPORT_NOTES = [
  'Delivered are the days that have ended, less days that both sides agreed were not shown. The report of each booking lists what shows that it ran.',
  'Contacts follow the audience of the signed terms. They are not people: the same person may see several spaces, and each more than once.',
  'Contacts of different kinds of sources are never added up.',
  'Plays, spots, issues and posts are added up by medium and by what shows them; figures that a seller states stay by themselves.',
  'Cost per thousand is what the spaces cost before tax, less what was credited, for a thousand delivered contacts.',
]

/** "28 of 28 days" */
export function describeDays({ contractedDays, deliveredDays }: ReportedBooking): string {
  return `${count(deliveredDays)} of ${count(contractedDays)} ${contractedDays === 1 ? 'day' : 'days'}`
}

/** "6,000 of 7,000, measured"; "not stated" */
export function describeReportedContacts(row: ReportedBooking): string {
  const { contractedContacts, deliveredContacts, basis } = row
  if (basis === null || contractedContacts === null || deliveredContacts === null) return 'not stated'
  return `${count(deliveredContacts)} of ${count(contractedContacts)}, ${AUDIENCE_BASIS_LABELS[basis]}`
}

/** "2 of 3 accepted"; "not due yet" */
export function describeProof({ proof: { accepted, due } }: ReportedBooking): string {
  return due === 0 ? 'not due yet' : `${accepted} of ${due} accepted`
}

/** "$1,200.00 before tax for 2 spaces: 6,000 of 7,000 contacts, measured, at $4.10 for a thousand" */
export function describeReportTotal(total: ReportTotal): string {
  const { basis, bookings, contractedContacts, deliveredContacts, costCents, cpmCents } = total
  const spaces = `${formatCents(costCents)} before tax for ${bookings} ${bookings === 1 ? 'space' : 'spaces'}`
  if (basis === null) return `${spaces}: contacts not stated in the terms`
  const contacts = `${count(deliveredContacts)} of ${count(contractedContacts)} contacts, ${AUDIENCE_BASIS_LABELS[basis]}`
  return `${spaces}: ${contacts}${cpmCents === null ? '' : `, at ${formatCents(cpmCents)} for a thousand`}`
}

/** "Digital: 8,064 of 8,960 plays, by the play log" */
export function describeMediumCount(count: MediumCount): string {
  return `${AD_TYPE_LABELS[count.medium]}: ${describeCount(count)}`
}

/** Also what the table of lines does not show: what never came to a booking. */
export function listOpen({ missing, left }: Pick<JointReport, 'missing' | 'left'>): string[] {
  return [
    ...missing.flatMap(({ title, texts }) => texts.map((text) => `${title}: ${text}`)),
    ...left.map(({ title, reason }) => `${title}: ${reason}`),
  ]
}

/** Why there is no report of a booking; null and a draft: nothing was booked. */
export function describeLeft(status: BookingStatus | null): Omit<JointReport['left'][number], 'title'> {
  if (status === null || status === 'draft') return { reason: 'Not booked.', isPending: false }
  const label = BOOKING_STATUS_LABELS[status]
  if (cameToNothing(status)) return { reason: `${label}: nothing ran.`, isPending: false }
  return { reason: `${label}: its report begins with its first day.`, isPending: true }
}
