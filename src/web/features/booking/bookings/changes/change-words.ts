import type { Change } from '#contract/booking/booking-changes.ts'
import type { Booking } from '#contract/booking/bookings.ts'
import { formatDeadline } from '#domain/format-dates.ts'

type NameAskerInput = Pick<Change, 'kind' | 'status' | 'proposedBy' | 'terms'>

/** Whose change it is, to its reader: "You", or a name. */
export function nameAsker({ proposedBy, terms }: NameAskerInput, side: Booking['side']): string {
  return proposedBy === side ? 'You' : terms[proposedBy].name
}

/** "You ask for a change", "Ana asked for a change". */
export function describeAsking(change: NameAskerInput, side: Booking['side']): string {
  const name = nameAsker(change, side)
  const [verb, what] = (change.proposedBy === 'buyer' && ASKED[change.kind]) || ASKING[change.kind]
  if (change.status !== 'proposed') return `${name} ${verb}ed ${what}`
  return `${name} ${name === 'You' ? verb : `${verb}s`} ${what}`
}

const ASKING: Record<Change['kind'], [verb: string, what: string]> = {
  change: ['ask', 'for a change'],
  'make-good': ['offer', 'other days for lost ones'],
  credit: ['offer', 'a credit for lost days'],
}

/** Of buyers, who offer nothing. */
const ASKED: Partial<typeof ASKING> = {
  'make-good': ['ask', 'for other days for lost ones'],
  credit: ['ask', 'for a credit for lost days'],
}

/** Of the column with the new terms. */
export const requestLabel = (change: ChangeOrigin): string => (isOffer(change) ? 'Offered' : 'Asked for')

/** Names it on buttons and in dialogs: "the change". */
export function nounOf(change: ChangeOrigin): string {
  if (change.kind === 'change') return 'change'
  return isOffer(change) ? 'offer' : 'request'
}

type ChangeOrigin = Pick<Change, 'kind' | 'proposedBy'>

/** Sellers offer what makes up for lost days; buyers ask for it. */
const isOffer = ({ kind, proposedBy }: ChangeOrigin): boolean => kind !== 'change' && proposedBy === 'seller'

/** What is waited for and until when, to its reader. */
export function describeWait(
  { proposedBy, terms, deadlineAt }: Pick<Change, 'proposedBy' | 'terms' | 'deadlineAt'>,
  { side, timeZone }: Pick<Booking, 'side' | 'timeZone'>,
): string {
  const until = formatDeadline(new Date(deadlineAt), timeZone)
  if (side !== null && side !== proposedBy) return `Answer by ${until}`
  return `${terms[proposedBy === 'buyer' ? 'seller' : 'buyer'].name} answers by ${until}`
}

export const CHANGE_LABELS: Record<Change['status'], string> = {
  proposed: 'Waits for an answer',
  accepted: 'Agreed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Not answered in time',
}
