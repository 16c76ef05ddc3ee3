import { accept, ask, bookNow, cancel, say } from './steps.ts'
import { giveBack, learnOfPayment, payInTestMode } from './test-money.ts'
import type { DemoBooking } from './types.ts'

/** Paid through the test mode, in which no money moves. */
export const TESTED_BOOKINGS: readonly DemoBooking[] = [
  {
    key: 'by card',
    title: 'Federal Way Aquatic Center lobby screen',
    buyer: 'nora.whitfield',
    brand: 'Third Rise Bakery, swim and a bun',
    needsTestMode: true,
    request: { inDays: 47 },
    acts: [
      [6.3, bookNow()],
      [6.29, payInTestMode('card', 'paid')],
    ],
  },
  {
    key: 'card refused',
    title: 'Auburn Way poster near the racetrack',
    buyer: 'petra.novak',
    brand: 'Salmon Bay Cycles, race-day parking',
    needsTestMode: true,
    request: { inDays: 68 },
    acts: [
      [1.9, ask('Race days matter most to us, and we take the whole period.')],
      [1.2, accept()],
      [0.6, payInTestMode('card', 'refused')],
    ],
  },
  {
    key: 'card given back',
    title: 'Puyallup feed store LED on Main',
    buyer: 'june.castille',
    brand: 'Rain City Film Days, Puyallup night',
    needsTestMode: true,
    request: { inDays: 78 },
    acts: [
      [14, bookNow()],
      [13.99, payInTestMode('card', 'paid')],
      [8, cancel('buyer', 'The cinema in Puyallup is being rebuilt until autumn.')],
      [7.99, giveBack],
    ],
  },
  {
    key: 'card disputed',
    title: 'Kitsap Way poster, Bremerton',
    buyer: 'nora.whitfield',
    brand: 'Third Rise Bakery, Bremerton stand',
    needsTestMode: true,
    request: { inDays: 84 },
    acts: [
      [24, bookNow()],
      [23.98, payInTestMode('card', 'disputed', 18)],
      [4.5, learnOfPayment],
      [4.3, say('seller', 'Your bank has disputed the payment. Is that a mistake?')],
      [3.9, say('buyer', 'It is ours: our bookkeeper did not know the name. We are calling the bank.')],
    ],
  },
  {
    key: 'debit on its way',
    title: 'Bonney Lake bulletin, road to the mountain',
    buyer: 'andre.kowalski',
    brand: 'Second Wind Climbing, road to the mountain',
    needsTestMode: true,
    request: { inDays: 62 },
    acts: [
      [2.7, ask('One period, and we pay by debit.')],
      [2.1, accept()],
      [1.5, payInTestMode('bank-debit', 'paid', 5)],
    ],
  },
]
