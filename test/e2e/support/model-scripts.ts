import type { ModelInput, Move } from '#test/support/discovery/model-server.ts'

/** Requests that the scripted language model of the journeys answers, each in its way; to all others it says nothing. */
export const HONEST_REQUEST = 'billboards in Seattle for commuters'
export const LYING_REQUEST = 'billboards in Seattle for commuters, cheap'

const number = ({ spaces }: ModelInput, at: number) => Number(spaces[at]?.id.slice(1))

const HONEST: Move[] = [
  {
    calls: [
      { name: 'compare', input: (told) => ({ ids: [number(told, 0), number(told, 1)] }) },
      { name: 'help', input: { topic: 'how-payment-works' } },
    ],
  },
  {
    say: ({ spaces: [first, second] }) =>
      `Your best fit is [${first?.id}] at ${first?.price}. [${second?.id}] costs ${second?.price}. [${second?.id}] costs $3 a week. You pay the seller, not Placard.`,
  },
]

const LYING: Move[] = [
  { say: ({ spaces: [first] }) => `[${first?.id}] costs $2 a month. See www.cheap-walls.example for more.` },
]

export function scriptOf(request: string): Move[] {
  if (request === HONEST_REQUEST) return HONEST
  return request === LYING_REQUEST ? LYING : []
}
