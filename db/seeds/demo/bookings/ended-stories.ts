import { arrived, returned, sent } from './money.ts'
import { accept, ask, bookByTransfer, cancel, decline, withdraw } from './steps.ts'
import type { DemoBooking } from './types.ts'

/** Cancelled, declined, withdrawn, and expired. */
export const ENDED_BOOKINGS: readonly DemoBooking[] = [
  {
    key: 'moved away',
    title: 'Puyallup feed store LED on Main',
    buyer: 'andre.kowalski',
    brand: 'Second Wind Climbing, Puyallup wall',
    request: { inDays: 50 },
    acts: [
      [16, bookByTransfer()],
      [15, sent('bank-transfer')],
      [13, arrived('bank-transfer')],
      [7, cancel('buyer', 'The lease in Puyallup fell through, so there is no wall to climb.')],
      [5, returned('bank-transfer')],
    ],
  },
  {
    key: 'snow days',
    title: 'Issaquah schools bundle: story, post and letter',
    buyer: 'petra.novak',
    brand: 'Salmon Bay Cycles, bike bus',
    request: { inDays: 34 },
    acts: [
      [21, bookByTransfer()],
      [20, sent('bank-transfer')],
      [18, arrived('bank-transfer')],
      [
        4,
        cancel(
          'seller',
          'The district takes no sponsors this term after all. I am sorry, and the money goes back.',
        ),
      ],
    ],
  },
  {
    key: 'beer',
    title: 'Lakewood bulletin on the road to the base',
    buyer: 'petra.novak',
    brand: 'Salmon Bay Cycles, beer and bikes night',
    request: { inDays: 38 },
    acts: [
      [13, ask('It shows a glass of beer, a small one.')],
      [12.4, decline('The base asks us to keep alcohol off this road, however small the glass.')],
    ],
  },
  {
    key: 'second thoughts',
    title: 'Ferry and bridge traffic report sponsor',
    buyer: 'june.castille',
    brand: 'Rain City Film Days',
    request: { inDays: 32, unit: 1 },
    acts: [
      [10, ask()],
      [9.5, withdraw('We would rather be heard in the evening.')],
    ],
  },
  {
    key: 'no answer',
    title: 'Farm and tide report, Mason County',
    buyer: 'nora.whitfield',
    brand: 'Third Rise Bakery, Shelton stand',
    request: { inDays: 20 },
    acts: [[11, ask('We bake from three in the morning, so your listeners are our people.')]],
  },
  {
    key: 'never paid',
    title: 'Auburn Way poster near the racetrack',
    buyer: 'andre.kowalski',
    brand: 'Second Wind Climbing',
    request: { inDays: 40 },
    acts: [
      [19, ask()],
      [18.2, accept()],
    ],
  },
]
