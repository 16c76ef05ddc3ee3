import type { Booking } from '#contract/booking/bookings.ts'
import { formatCents, formatShortCents } from '#domain/booking/price/cents.ts'
import { APPROVED_STEPS, type ApprovableStep, describeAbove, toNames } from '#domain/booking/spending.ts'
import { formatZonedTime } from '#domain/format-dates.ts'

type Approval = NonNullable<Booking['approval']>
type ShownAsking = NonNullable<Approval['asking']>

/** What stands above a booking that a colleague has to approve; null: nothing does. */
export interface ApprovalWords {
  tone: 'info' | 'warning' | 'success'
  title: string
  /** One sentence each. */
  lines: string[]
}

/** Whether a step that binds goes to a colleague first. */
export function needsApproval({ approval }: Pick<Booking, 'approval'>): boolean {
  return approval?.aboveCents != null
}

/** Whether a colleague has been asked, and has not answered. */
export function waitsForApproval({ approval }: Pick<Booking, 'approval'>): boolean {
  return approval?.asking?.state === 'waiting'
}

/** Whether nothing is left to its reader but to wait or to decide: nobody sends it beside the asking. */
export function isWithColleagues({ approval }: Pick<Booking, 'approval'>): boolean {
  const isTheirs = needsApproval({ approval }) || approval?.asking?.canDecide === true
  return isTheirs && waitsForApproval({ approval }) && isOfTerms(approval?.asking?.step)
}

/** Whether it is about the booking's own terms as they stand, which are read beside it. */
export function isOfTerms(step: ApprovableStep | undefined): boolean {
  return APPROVED_STEPS.some((own) => own === step)
}

export function describeApproval({ approval }: Pick<Booking, 'approval'>): ApprovalWords | null {
  if (!approval) return null
  const { asking, aboveCents, approvers } = approval
  if (asking) return ASKING_WORDS[asking.state](asking, approvers)
  if (aboveCents === null) return null
  return {
    tone: 'info',
    title: describeAbove(aboveCents),
    lines: [approvers.length > 0 ? `${toNames(approvers)} can approve it.` : NOBODY],
  }
}

/** Said above the terms that are approved: they are the listed ones, also where an offer below them was asked for. */
export function describeApproving(
  { totalCents }: Pick<Booking, 'totalCents'>,
  asking: Pick<ShownAsking, 'by' | 'totalCents'>,
): string {
  const words = `You accept these terms for your company, as ${asking.by} asked. They are sent in your name.`
  if (asking.totalCents === totalCents) return words
  return `${words} What is sent is an offer of ${formatCents(asking.totalCents)} in total.`
}

const NOBODY = 'Nobody on your team may approve this amount yet. An owner can change that on the team page.'

const ASKING_WORDS: Record<
  ShownAsking['state'],
  (asking: ShownAsking, approvers: readonly string[]) => ApprovalWords
> = {
  waiting: (asking, approvers) => ({
    tone: 'info',
    title: asking.canDecide
      ? `${asking.by} asks you to approve ${formatShortCents(asking.totalCents)}`
      : `Waits for approval of ${toNames(approvers) || 'an owner'}`,
    lines: [
      ...(asking.canDecide
        ? []
        : [
            `${whoOf(asking)} asked on ${formatZonedTime(asking.at)} for ${formatShortCents(asking.totalCents)}.`,
          ]),
      ...quoted(asking.message),
      UNTIL_THEN[asking.step],
    ],
  }),
  changed: (asking) => ({
    tone: 'warning',
    title: `The terms have changed since ${asking.isMine ? 'you' : asking.by} asked for approval`,
    lines: ['That request for approval has ended. Read the terms as they are now, and ask again.'],
  }),
  declined: (asking) => ({
    tone: 'warning',
    title: `${asking.decidedBy} did not approve it`,
    lines: quoted(asking.answer),
  }),
  approved: (asking) => ({
    tone: 'success',
    title: `${asking.decidedBy} approved it for ${asking.isMine ? 'you' : asking.by}`,
    lines: [],
  }),
}

const UNSENT = 'Nothing is sent until then, and the dates are not held.'
const UNACCEPTED = 'Nothing is accepted until then.'
const UNCHANGED = 'The booking stays as it is until then.'

/** What an asking does not do by itself. */
export const UNTIL_THEN: Record<ApprovableStep, string> = {
  request: UNSENT,
  book: UNSENT,
  accept: UNACCEPTED,
  counter: 'The counter-offer is not sent until then.',
  change: UNCHANGED,
  agree: UNCHANGED,
  proposal: UNACCEPTED,
}

const whoOf = ({ isMine, by }: ShownAsking) => (isMine ? 'You' : by)
const quoted = (words: string) => (words ? [`“${words}”`] : [])
