import { BOOKING_STATUSES, type BookingStatus } from '../booking/lifecycle.ts'
import { BOOKING_STATUS_LABELS } from '../booking/status-labels.ts'

/** How a line of a plan goes to its seller, the preferred first. */
export const REQUEST_STEPS = ['book', 'request', 'hold'] as const
export type RequestStep = (typeof REQUEST_STEPS)[number]

export const REQUEST_STATES = ['waiting', 'sent', 'refused'] as const
type RequestState = (typeof REQUEST_STATES)[number]

/** Of a line whose dates others have, once it is on the list for them. */
export const ON_WAITING_LIST = 'You are on the waiting list for these dates.'

/** By then; what is booked may wait for its payment: `statusOf` tells. */
const DONE: Record<RequestStep, BookingStatus> = { book: 'booked', request: 'requested', hold: 'held' }

interface SentLine {
  step: RequestStep
  state: RequestState
  /** As its booking stands; absent: what the step leads to. */
  status?: BookingStatus | undefined
}

/** To people: what became of one press, in the words of the bookings' statuses: "1 to be paid, 3 requested, 1 not". */
export function describeSent(lines: readonly SentLine[]): string {
  const sent = lines.filter(({ state }) => state === 'sent')
  const byStatus = Map.groupBy(sent, ({ step, status }) => status ?? DONE[step])
  const said = BOOKING_STATUSES.flatMap((status) => {
    const count = byStatus.get(status)?.length ?? 0
    return count > 0 ? [`${count} ${BOOKING_STATUS_LABELS[status].toLowerCase()}`] : []
  })
  const count = (state: RequestState) => lines.filter((line) => line.state === state).length
  const [waiting, refused] = [count('waiting'), count('refused')]
  const rest = [waiting > 0 ? `${waiting} on the way` : '', refused > 0 ? `${refused} not` : '']
  return [...said, ...rest].filter(Boolean).join(', ')
}
