import { approve, sendFile } from './artwork.ts'
import { arrived, sent } from './money.ts'
import { acceptProof, questionProof, showPhoto } from './proofs.ts'
import { reportLate, showLink, showTearSheet } from './stated-proofs.ts'
import { accept, ask } from './steps.ts'
import type { DemoBooking } from './types.ts'

/** Proof of the media that no photo shows, and one that came late. */
export const PROVED_BOOKINGS: readonly DemoBooking[] = [
  {
    key: 'island strip',
    title: 'Front-page strip of the Vashon news weekly',
    buyer: 'hazel.arroyo',
    brand: 'Fern & Fir Nursery, boat day',
    request: { inDays: -16 },
    acts: [
      [36, ask('The issue with the nursery boat in it, at the foot of the page.')],
      [35.6, accept()],
      [35, sent('check')],
      [34, arrived('check')],
      [32, sendFile('boat day strip', { hue: 120 })],
      [31.4, approve],
      [8, showTearSheet('island-log-front.pdf', 'The front page, foot, as it was printed')],
      [7.2, acceptProof],
    ],
  },
  {
    key: 'stroller walk',
    title: 'Kitsap mothers’ walking group, sponsor post',
    buyer: 'mei.tanaka',
    brand: 'Eastlake Language School, toddlers’ hour',
    request: { inDays: -20, cells: 7 },
    acts: [
      [34, ask('Is it all right if the post is in two languages?')],
      [33.5, accept()],
      [33, sent('bank-transfer')],
      [31, arrived('bank-transfer')],
      [
        9,
        showLink('https://kitsap-walks.example/posts/toddlers-hour', {
          caption: 'The post, and its figures on day seven',
          views: 4180,
          interactions: 212,
        }),
      ],
      [8, acceptProof],
    ],
  },
  {
    key: 'late paper',
    title: 'Lincoln District poster, 38th and Yakima',
    buyer: 'imani.brooks',
    brand: 'The Annex Theater, spring plays',
    request: { inDays: -24 },
    acts: [
      [76, ask('Vietnamese above, English below. The file is ready when you are.')],
      [75.4, accept()],
      [73, sent('bank-transfer')],
      [71, arrived('bank-transfer')],
      [10, showPhoto('The poster from the bus stop across 38th', 340)],
      [9.6, questionProof('That is the furniture sale. Is our poster up?')],
      [9.1, showPhoto('The theater’s poster, the paste still wet', 350)],
      [8.6, acceptProof],
      [
        4.4,
        reportLate(
          'It hung for less than half of what we paid for: until last week the wall carried a furniture sale.',
        ),
      ],
    ],
  },
]
