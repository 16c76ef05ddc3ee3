import { approve, refuse, sendFile, sendScript } from './artwork.ts'
import { agreeToChange, askChange, spaceCentsOf } from './changes.ts'
import { followed, makeCode } from './codes.ts'
import { answer, arrived, dispute, missing, sent, statement } from './money.ts'
import { acceptProof, allowToShow, askToShow, questionProof, showLog, showPhoto } from './proofs.ts'
import { offerNext } from './renewals.ts'
import { reply, review } from './reviews.ts'
import { showAffidavit } from './stated-proofs.ts'
import { accept, ask, bookByTransfer, counter, quote, say } from './steps.ts'
import type { DemoBooking } from './types.ts'

/** Booked, in flight, and completed. */
export const RUNNING_BOOKINGS: readonly DemoBooking[] = [
  {
    key: 'first loaves',
    title: 'Rooftop junior posters, pair, White Center',
    buyer: 'nora.whitfield',
    brand: 'Third Rise Bakery, White Center opening',
    request: { inDays: -60 },
    acts: [
      [104, ask('We open on the corner of 98th. Could both faces carry the same poster?')],
      [103.6, accept()],
      [
        103.4,
        say('seller', 'Both faces it is. Send the file at quarter size, and I put them up on the Monday.'),
      ],
      [101, sent('check')],
      [99, arrived('check')],
      [52, showPhoto('The south face, from the bakery door', 24)],
      [51.2, questionProof('This is the south face alone. Could you show the north one, too?')],
      [50, showPhoto('The north face, from the bus stop', 32)],
      [49.5, acceptProof],
      [25, arrived('check')],
      [
        12,
        dispute(
          'The north face was dark for six nights, from the second week on. Our evening trade is what it was for.',
        ),
      ],
      [
        10.5,
        answer(
          'A breaker, that is true. It was four nights by our log, and we switched it on as soon as we knew.',
        ),
      ],
    ],
  },
  {
    key: 'tune-ups',
    title: 'Puyallup feed store LED on Main',
    buyer: 'petra.novak',
    brand: 'Salmon Bay Cycles, spring tune-ups',
    request: { inDays: -42 },
    acts: [
      [52, bookByTransfer()],
      [51, sent('bank-transfer')],
      [49, arrived('bank-transfer')],
      [39, showPhoto('The loop at noon, from the parking lot', 140)],
      [38, acceptProof],
      [10.9, showLog('puyallup-led-plays.csv')],
      [10.6, acceptProof],
      [
        10.5,
        say(
          'seller',
          'It ran to the last day. The play log is on the booking’s page; tell me when you want it again.',
        ),
      ],
      [
        9,
        review({
          side: 'buyer',
          overall: 5,
          parts: { 'as-described': 5, 'as-agreed': 5, proof: 5, communication: 4 },
          body: 'Bright enough to read from the light at Meridian, and the play log came without asking. Forty bikes in for tune-ups that month.',
        }),
      ],
      [
        8.4,
        review({
          side: 'seller',
          overall: 5,
          parts: { 'paid-on-time': 5, 'artwork-on-time': 4, communication: 5 },
          body: 'Paid the day after booking and sent a file that needed no touching up.',
        }),
      ],
      [7.8, reply('seller', 'Come back when the blackberries are out: everybody rides to the fair.')],
    ],
  },
  {
    key: 'seedlings',
    title: 'Saturday gardening hour sponsor',
    buyer: 'andre.kowalski',
    brand: 'Second Wind Climbing, first month free',
    request: { inDays: -36 },
    acts: [
      [47, bookByTransfer('We know it is a gardening hour. Gardeners climb, too.')],
      [46, sent('bank-transfer')],
      [44, arrived('bank-transfer')],
      [
        42,
        sendScript(
          'Hands that plant can climb. Second Wind Climbing gives you the first month free: shoes, harness and a patient teacher. Come as you are, straight from the garden. Second Wind, on East Marginal Way.',
        ),
      ],
      [41, approve],
      [7, showAffidavit('gardening-hour.csv', { name: 'Yolanda Farris', role: 'Traffic director' })],
      [
        5,
        dispute(
          'Two of the four Saturdays were given to a pledge drive. We heard neither our name nor our offer.',
        ),
      ],
      [3.5, answer('One of them, and it was announced in May. We offered the Saturday after in its place.')],
    ],
  },
  {
    key: 'mountain road',
    title: 'Bonney Lake bulletin, road to the mountain',
    buyer: 'june.castille',
    brand: 'Rain City Film Days',
    request: { inDays: -28, cells: 2 },
    acts: [
      [78, ask('Two periods, if the second may start before ours is paid in full.')],
      [
        77.5,
        quote({ dollars: 5700, note: 'Two periods for 5,700, and the second is billed when it begins.' }),
      ],
      [76.9, counter({ dollars: 5400, note: 'Our board gave us 5,400 for space.' })],
      [76.2, accept()],
      [74, sent('bank-transfer')],
      [72.5, arrived('bank-transfer')],
      [61, makeCode('https://raincityfilmdays.example/tickets', { promo: 'MOUNTAIN' })],
      [60, sendFile('Film Days bulletin', { hue: 265 })],
      [58.5, approve],
      [40, sendFile('Film Days bulletin, new hours', { hue: 275 })],
      [39.5, approve],
      [24, showPhoto('Close, from the shoulder of the road', 262)],
      [23.9, showPhoto('Wide, with the mountain behind it', 258)],
      [22.5, acceptProof],
      [22, askToShow],
      [21.4, allowToShow],
      [21, followed(6)],
      [14, followed(11)],
      [13, followed(14)],
      [6, followed(9)],
      [2, followed(4)],
      [1.8, offerNext({ dollars: 5200, note: 'Two more periods, and 200 less for staying.' })],
    ],
  },
  {
    key: 'swim',
    title: 'Federal Way Aquatic Center lobby screen',
    buyer: 'petra.novak',
    brand: 'Salmon Bay Cycles, tow-along trailers',
    request: { inDays: -3, quantity: 2 },
    acts: [
      [16, bookByTransfer()],
      [15, sent('bank-transfer')],
      [14, arrived('bank-transfer')],
      [13, sendFile('trailers', { isFlawed: true })],
      [12.4, refuse('Our screen would letterbox it. Please export it in the full height.')],
      [11.8, sendFile('trailers full height')],
      [11.2, approve],
      // the bank sent it twice
      [9, arrived('bank-transfer', 310)],
      [8.8, say('buyer', 'Our bank paid you twice, I am afraid. Could you send the second one back?')],
      [1.2, showPhoto('The lobby on Saturday morning, slot two', 205)],
    ],
  },
  {
    key: 'touchline',
    title: 'Touchline boards, Tacoma women’s soccer home games',
    buyer: 'june.castille',
    brand: 'Rain City Film Days',
    request: { inDays: 55, cells: 2 },
    acts: [
      [8, ask('Two home games in a row, with the boards on the camera side.')],
      [7.3, accept()],
      [6, sent('bank-transfer')],
      [5, arrived('bank-transfer', 1000)],
      [4.6, say('seller', 'A part has come. The rest of it by Friday, and the boards are yours.')],
      [2.7, arrived('bank-transfer')],
      [1.4, sendFile('Film Days boards', { hue: 340 })],
    ],
  },
  {
    key: 'placemats',
    title: 'Placemats in nine Everett diners',
    buyer: 'nora.whitfield',
    brand: 'Third Rise Bakery, pie by the slice',
    request: { inDays: 40 },
    acts: [
      [14, ask('A line drawing of a pie, one color.')],
      [13.2, accept()],
      [11, sent('check')],
      [9.5, missing('The envelope was empty. Was it stapled to something?')],
      [9.2, sent('check')],
      [7, arrived('check')],
      [
        6.4,
        askChange(
          'seller',
          (terms) => ({ spaceCents: spaceCentsOf(terms) - 4000 }),
          'The diner on Rucker has closed for good: eight instead of nine, and 40 dollars less.',
        ),
      ],
      [5.9, agreeToChange('buyer')],
      [5.5, sendFile('pie by the slice', { isFlawed: true })],
      [
        4.2,
        refuse(
          'It is RGB and stops at the trim. We print in CMYK and need the bleed, or the edge stays white.',
        ),
      ],
    ],
  },
  {
    key: 'point fosdick',
    title: 'Gig Harbor junior poster, Point Fosdick',
    buyer: 'andre.kowalski',
    brand: 'Second Wind Climbing',
    request: { inDays: 30, cells: 2 },
    acts: [
      [13, bookByTransfer()],
      [
        10,
        statement('first-half.csv', [
          { key: 'point fosdick', text: 'ACH SECOND WIND' },
          { key: 'mountain road', text: 'WIRE RAIN CITY FILM', dollars: 1200 },
          { text: 'DEPOSIT 00417 COUNTER', dollars: 860 },
        ]),
      ],
    ],
  },
  {
    key: 'late but in time',
    title: 'Kitsap Way poster, Bremerton',
    buyer: 'june.castille',
    brand: 'Rain City Film Days, Bremerton night',
    request: { inDays: 44 },
    acts: [
      [22, bookByTransfer()],
      // the dates had lapsed, and nobody had taken them
      [10, arrived('check', 1250)],
    ],
  },
  {
    key: 'thrift',
    title: 'Thrift haul video, South Tacoma shops',
    buyer: 'nora.whitfield',
    brand: 'Third Rise Bakery, day-old shelf',
    request: { inDays: 15 },
    acts: [
      [9, ask('Could the haul end at our day-old shelf?')],
      [8.4, accept()],
      [7, sent('paypal-link')],
      [6, arrived('paypal-link')],
    ],
  },
]
