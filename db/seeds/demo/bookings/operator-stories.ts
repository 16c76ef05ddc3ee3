import { addDays } from '#domain/zoned-time.ts'
import { OPERATOR_SPACES } from '../conversations/operator-threads.ts'
import { approve, refuse, sendFile } from './artwork.ts'
import { askChange } from './changes.ts'
import { arrived, sent } from './money.ts'
import { acceptProof, showPhoto } from './proofs.ts'
import { accept, ask, bookByTransfer, draft, quote, say } from './steps.ts'
import type { DemoBooking } from './types.ts'

const [, BULLETIN] = OPERATOR_SPACES

/** What others book of the first admin. */
export const OPERATOR_SELLS: readonly DemoBooking[] = [
  {
    key: 'walk-in hours',
    title: BULLETIN,
    buyer: 'samir.haddad',
    brand: 'Lakeside Physical Therapy, walk-in hours',
    request: { inDays: 0 },
    acts: [
      [47, ask('We would like the southbound face for our move.')],
      [46.5, accept()],
      [44, sent('bank-transfer')],
      [42, arrived('bank-transfer')],
      [30, sendFile('Walk-in hours', { hue: 205 })],
      [29, approve],
      [
        0.9,
        askChange(
          'buyer',
          ({ last }) => ({ to: addDays(last, 28) }),
          'The phones have not stopped since. Could it stay up for one more period?',
        ),
      ],
    ],
  },
  {
    key: 'open houses',
    title: BULLETIN,
    buyer: 'victor.osei',
    brand: 'Harborline Homes, open houses',
    request: { inDays: 20 },
    acts: [[0.6, ask('Four weeks of open houses, the address changes once.')]],
  },
  {
    key: 'season',
    title: BULLETIN,
    buyer: 'imani.brooks',
    brand: 'The Annex Theater, the new season',
    request: { inDays: 76 },
    acts: [
      [3.2, ask('The whole season on one board, with two titles pasted over in the spring.')],
      [2.6, accept()],
      [1.2, sent('bank-transfer')],
      [1.1, say('buyer', 'It is on its way from our treasurer.')],
      [0.9, sendFile('The new season', { hue: 300 })],
    ],
  },
]

/** What the first admin books. `admin` stands for the name that was chosen. */
export const OPERATOR_BUYS: readonly DemoBooking[] = [
  {
    key: 'shoreline',
    title: 'Shoreline poster on the Aurora corridor',
    buyer: 'admin',
    brand: 'Placard, first spaces',
    request: { inDays: -42 },
    acts: [
      [96, ask('Our first board anywhere. Please keep it simple.')],
      [95.5, accept()],
      [93, sent('bank-transfer')],
      [91, arrived('bank-transfer')],
      [40, showPhoto('From the northbound lane', 210)],
      [39, acceptProof],
    ],
  },
  {
    key: 'state avenue',
    title: 'Marysville bulletin on State Avenue',
    buyer: 'admin',
    brand: 'Placard',
    request: { inDays: 20 },
    acts: [
      [12, bookByTransfer()],
      [11, sent('bank-transfer')],
      [9, arrived('bank-transfer')],
      [2.2, sendFile('State Avenue bulletin', { isFlawed: true })],
      [1.3, refuse('The sheet ends at the trim. Please add half an inch of bleed on every side, at 1/10.')],
    ],
  },
  {
    key: 'corner poster',
    title: 'Corner poster at 23rd and Union',
    buyer: 'admin',
    brand: 'Placard, spaces near you',
    request: { inDays: 25 },
    acts: [[0.8, bookByTransfer()]],
  },
  {
    key: 'painted corner',
    title: 'West Seattle Junction painted corner wall',
    buyer: 'admin',
    brand: 'Placard',
    request: { inDays: 40 },
    acts: [
      [2.1, ask('A quiet wall, mostly blue. Is the summer light kind to blue?')],
      [0.7, quote({ dollars: 10_900, note: 'Blue holds. 10,900 for the three periods, paint included.' })],
    ],
  },
  {
    key: 'kiosk',
    title: 'University village bus plaza kiosk',
    buyer: 'admin',
    brand: 'Placard, for students',
    request: { inDays: 28 },
    acts: [[0.3, draft()]],
  },
]

/** Of the market's disputes the one that the first admin has decided. */
export const DECIDED = {
  buyer: 'nora.whitfield',
  daysAgo: 2,
  creditDollars: 90,
  decision:
    'Four nights by the log, six by the photos. Five of fifty-six nights on one of two faces are credited, and a part for the opening week.',
} as const
