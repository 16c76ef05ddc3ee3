import { arrived, sent } from './money.ts'
import { accept, ask, bookByTransfer, challenge, counter, draft, hold, quote, say, wait } from './steps.ts'
import type { DemoBooking } from './types.ts'

/** What waits for somebody. */
export const OPEN_BOOKINGS: readonly DemoBooking[] = [
  {
    key: 'bridge is up',
    title: 'Ferry and bridge traffic report sponsor',
    buyer: 'petra.novak',
    brand: 'Salmon Bay Cycles, ride past it',
    request: { inDays: 31 },
    acts: [
      [3.4, ask('Our line would be: the bridge is up, and you would be across by now.')],
      [2.2, accept()],
      [1.1, sent('bank-transfer')],
    ],
  },
  {
    key: 'bout night',
    title: 'Roller derby track decal, Everett bout nights',
    buyer: 'nora.whitfield',
    brand: 'Third Rise Bakery',
    request: { inDays: 34 },
    acts: [
      [3, ask()],
      [2.6, accept()],
      [1.4, arrived('check', 100)],
      [1.3, say('seller', 'A hundred has come, thank you. The rest before the week is out, please.')],
    ],
  },
  {
    key: 'road to the base',
    title: 'Lakewood bulletin on the road to the base',
    buyer: 'june.castille',
    brand: 'Rain City Film Days, matinees',
    request: { inDays: 45 },
    acts: [[0.9, bookByTransfer()]],
  },
  {
    key: 'first option',
    title: 'South Hill bulletin, Meridian at 112th',
    buyer: 'andre.kowalski',
    brand: 'Second Wind Climbing, South Hill gym',
    request: { inDays: 33 },
    acts: [
      [2.8, ask('Our landlord signs this week. Could you keep it for us until then?')],
      [2.1, hold(5)],
      [0.3, challenge],
    ],
  },
  {
    key: 'second option',
    title: 'South Hill bulletin, Meridian at 112th',
    buyer: 'petra.novak',
    brand: 'Salmon Bay Cycles, hill climb',
    request: { inDays: 33, daysOf: 'first option' },
    acts: [
      [1.3, draft('We would take it as it is, on the day you say yes.')],
      [1.2, wait],
    ],
  },
  {
    key: 'town square',
    title: 'Burien Town Square poster',
    buyer: 'june.castille',
    brand: 'Rain City Film Days, Burien',
    request: { inDays: 36 },
    acts: [
      [2.3, ask('We are small and pay at once. Is there room in the price?')],
      [0.9, quote({ dollars: 1300, note: 'For paying at once: 1,300, posting included.' })],
    ],
  },
  {
    key: 'lanes',
    title: 'Tacoma bowling alley lane screens',
    buyer: 'petra.novak',
    brand: 'Salmon Bay Cycles, strike a deal',
    request: { inDays: 26, quantity: 2 },
    acts: [
      [3.1, ask()],
      [2.2, quote({ dollars: 600, note: 'Two slots for 600 the month; I bring them up together.' })],
      [0.7, counter({ dollars: 520, note: 'We thought of 520, and of free tune-ups for the house.' })],
    ],
  },
  {
    key: 'intermission',
    title: 'Everett hockey intermission contest sponsor',
    buyer: 'andre.kowalski',
    brand: 'Second Wind Climbing, rope contest',
    request: { inDays: 24 },
    acts: [[1.1, ask('The contest would be a rope climb. We bring the rope and the mats.')]],
  },
  {
    key: 'same intermission',
    title: 'Everett hockey intermission contest sponsor',
    buyer: 'june.castille',
    brand: 'Rain City Film Days, guess the film',
    request: { inDays: 24, daysOf: 'intermission' },
    acts: [[0.4, ask('A film quiz, three questions, and the winner gets a pass.')]],
  },
  {
    key: 'brunch',
    title: 'Sunday brunch show, sponsor and guest seat',
    buyer: 'nora.whitfield',
    brand: 'Third Rise Bakery',
    request: { inDays: 21 },
    acts: [[0.5, ask('Nora would take the guest seat and bring brioche.')]],
  },
  {
    key: 'cart one',
    title: 'Gig Harbor junior poster, Point Fosdick',
    buyer: 'nora.whitfield',
    brand: 'Third Rise Bakery',
    request: { inDays: 90 },
    acts: [[0.2, draft()]],
  },
  {
    key: 'cart two',
    title: 'Evening news break, :20 on Union Depot Jazz',
    buyer: 'nora.whitfield',
    brand: 'Third Rise Bakery',
    request: { inDays: 28 },
    acts: [[0.1, draft('Half past six, if it can be chosen.')]],
  },
]
