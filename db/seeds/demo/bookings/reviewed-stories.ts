import { approve, sendFile } from './artwork.ts'
import { arrived, sent } from './money.ts'
import { acceptProof, showPhoto } from './proofs.ts'
import { reply, review } from './reviews.ts'
import { accept, ask } from './steps.ts'
import type { DemoBooking } from './types.ts'

/** Completed and reviewed: with "tune-ups", three customers of one seller, as many as an average takes. */
export const REVIEWED_BOOKINGS: readonly DemoBooking[] = [
  {
    key: 'focaccia',
    title: 'Puyallup feed store LED on Main',
    buyer: 'nora.whitfield',
    brand: 'Third Rise Bakery, focaccia Fridays',
    request: { inDays: -78 },
    acts: [
      [95, ask('Could the loop name our Saturday stand in Pioneer Park?')],
      [94.5, accept()],
      [92, sent('check')],
      [90, arrived('check')],
      [89, sendFile('focaccia Fridays', { hue: 28 })],
      [88, approve],
      [70, showPhoto('The sign at noon, from the crosswalk', 60)],
      [69, acceptProof],
      [
        40,
        review({
          side: 'buyer',
          overall: 4,
          parts: { 'as-described': 4, 'as-agreed': 5, proof: 3, communication: 5 },
          body: 'Eleven people came to the stand and said they saw the sign. It was dark for one morning, and we heard of it from a customer.',
        }),
      ],
      [
        39.2,
        review({
          side: 'seller',
          overall: 5,
          parts: { 'paid-on-time': 5, 'artwork-on-time': 5, communication: 5 },
          body: 'Artwork on the day it was due and a check that came early.',
        }),
      ],
      [38, reply('seller', 'Fair about the morning. We now get a message when the screen goes dark.')],
    ],
  },
  {
    key: 'lane screens',
    title: 'Tacoma bowling alley lane screens',
    buyer: 'andre.kowalski',
    brand: 'Second Wind Climbing, league night',
    request: { inDays: -52 },
    acts: [
      [66.5, ask('League night is on Tuesdays. Are the screens on then?')],
      [66, accept()],
      [65, sent('bank-transfer')],
      [63, arrived('bank-transfer')],
      [62, sendFile('league night', { hue: 150 })],
      [61, approve],
      [45, showPhoto('Lanes five to eight on a Thursday', 90)],
      [44, acceptProof],
      [
        14,
        review({
          side: 'buyer',
          overall: 5,
          parts: { 'as-described': 5, 'as-agreed': 5, proof: 5, communication: 5 },
          body: 'On every lane, between frames, as promised. League night filled our Tuesday beginners’ class.',
        }),
      ],
      [
        13.1,
        review({
          side: 'seller',
          overall: 4,
          parts: { 'paid-on-time': 5, 'artwork-on-time': 3, communication: 5 },
          body: 'Good people to work with. The file came a day late, and still in time.',
        }),
      ],
    ],
  },
]
