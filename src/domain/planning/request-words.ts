/** How a line of a plan goes to its seller, the preferred first. */
export const REQUEST_STEPS = ['book', 'request', 'hold'] as const
export type RequestStep = (typeof REQUEST_STEPS)[number]

export const REQUEST_STATES = ['waiting', 'sent', 'refused'] as const
type RequestState = (typeof REQUEST_STATES)[number]

const DONE: Record<RequestStep, string> = { book: 'booked', request: 'requested', hold: 'held' }

/** To people: what became of one press: "1 booked, 3 requested, 1 not". */
export function describeSent(lines: readonly { step: RequestStep; state: RequestState }[]): string {
  const sent = REQUEST_STEPS.map((step) => {
    const count = lines.filter((line) => line.step === step && line.state === 'sent').length
    return count > 0 ? `${count} ${DONE[step]}` : ''
  })
  const count = (state: RequestState) => lines.filter((line) => line.state === state).length
  const [waiting, refused] = [count('waiting'), count('refused')]
  const rest = [waiting > 0 ? `${waiting} on the way` : '', refused > 0 ? `${refused} not` : '']
  return [...sent, ...rest].filter(Boolean).join(', ')
}
