import { AGENCY } from './clients.ts'

interface Revised {
  /** Whole US dollars for each line, in their order; null: at the card. */
  dollars: readonly (number | null)[]
  intro: string
}

/** What happens with a proposal once it is there. */
export type ProposalAct =
  | { do: 'send' }
  | { do: 'revise'; revised: Revised }
  | { do: 'decline'; reason: string }
  | { do: 'withdraw' }
  /** By whom the agency's address is; the first payment of each booking arrives with it. */
  | { do: 'accept'; by: string }

export interface DemoProposal {
  title: string
  /** By name. */
  client: string
  intro: string
  /** The company's own numbers. */
  faces: readonly string[]
  /** The first period that begins so many days after now or later, and how many of them. */
  inDays: number
  periods: number
  /** One price for all, whole US dollars. */
  oneDollars?: number
  holds?: true
  validDays?: number
  /** Begun so many days before now. */
  daysAgo: number
  acts: readonly (readonly [daysAgo: number, act: ProposalAct])[]
}

/** In every state that a proposal has, in the order in which they were begun. */
export const PROPOSALS: readonly DemoProposal[] = [
  {
    title: 'Urgent care on the plateau, winter',
    client: 'Prairie Line Medical Group',
    intro: 'Two faces on the way to the new clinic, for the weeks in which everybody coughs.',
    faces: ['N-216A', 'N-217A'],
    inDays: 30,
    periods: 2,
    daysAgo: 34,
    acts: [[33, { do: 'send' }]],
  },
  {
    title: 'Diesel and welding, spring enrollment',
    client: 'Salal Trade School',
    intro: 'Shift workers on Canyon Road, north and south, while your spring classes fill.',
    faces: ['N-216A', 'N-216B'],
    inDays: 80,
    periods: 2,
    daysAgo: 22,
    acts: [
      [21, { do: 'send' }],
      [
        17,
        { do: 'decline', reason: 'Our board has put the money into the open house. Ask us again for fall.' },
      ],
    ],
  },
  {
    title: 'Boat season, Mountain Highway',
    client: 'Bayside Boats and Trailers',
    intro: 'Everybody with a trailer hitch drives south past these two on a Thursday.',
    faces: ['N-220A', 'N-220B'],
    inDays: 110,
    periods: 3,
    daysAgo: 14,
    acts: [
      [13, { do: 'send' }],
      [11, { do: 'withdraw' }],
    ],
  },
  {
    title: 'Valley commute for Tahoma Fiber',
    client: 'Tahoma Fiber Internet',
    intro: 'Both sides of the rail yard for two periods, so that the commute sees you out and back.',
    faces: ['N-227A', 'N-227B'],
    inDays: 70,
    periods: 2,
    daysAgo: 9,
    acts: [
      [8.5, { do: 'send' }],
      [
        3,
        {
          do: 'revise',
          revised: {
            dollars: [3250, null],
            intro: 'As we talked on Tuesday: the north face at 3,250, and the south face as it was.',
          },
        },
      ],
      [2.8, { do: 'send' }],
    ],
  },
  {
    title: 'Harborline Homes, Canyon Road',
    client: AGENCY.name,
    intro: 'The two faces that Tobias liked, one period each, from the same Monday.',
    faces: ['N-216A', 'N-217A'],
    inDays: 38,
    periods: 1,
    daysAgo: 6,
    acts: [
      [5.5, { do: 'send' }],
      [1.2, { do: 'accept', by: 'tobias.renn' }],
    ],
  },
  {
    title: 'Home loans on Mountain Highway',
    client: 'Fir Street Credit Union',
    intro: 'Both faces at one price, held for you until this ends.',
    faces: ['N-220A', 'N-220B'],
    inDays: 40,
    periods: 2,
    oneDollars: 3900,
    holds: true,
    daysAgo: 2,
    acts: [[1.1, { do: 'send' }]],
  },
  {
    title: 'Prairie Park, model homes',
    client: 'Green Gable Homes',
    intro: '',
    faces: ['N-217B', 'N-220A', 'N-227A'],
    inDays: 130,
    periods: 2,
    daysAgo: 0.4,
    acts: [],
  },
]
