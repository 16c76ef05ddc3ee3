import type { BuyerKey } from './buyers.ts'
import type { DemoThread } from './types.ts'

type DemoNotices = Omit<DemoThread, 'listingId' | 'sellerId' | 'buyerId'>

/** The operator as a buyer: title of the space and how it went. */
export const OPERATOR_ASKS: readonly (DemoNotices & { title: string })[] = [
  {
    title: 'Fremont wall under the Aurora Bridge',
    lines: [
      [
        75,
        'buyer',
        'Good morning! We are looking for a wall for the summer, June to August. Is this one free, and could we paint it in two colors only?',
      ],
      [
        73.4,
        'seller',
        'Morning. June is taken until the 14th, after that it is yours if you want it. Two colors are fine, that even saves you a day of painting.',
      ],
      [
        52,
        'buyer',
        'That would suit us. Can we see it before we decide? Our designer wants to know how the light falls in the afternoon.',
      ],
      [50.2, 'seller', 'Of course. Late afternoon is best, the sun comes under the bridge then.'],
      [
        3,
        'seller',
        'The scaffold permit for the block came through today, so nothing stands in the way of the 15th.',
      ],
    ],
    viewing: { status: 'confirmed', inDays: 4, hour: 16, askedHoursAgo: 49, by: 'seller' },
    unread: { buyer: 1 },
  },
  {
    title: 'Ballard Bridge approach poster, 15th Ave NW',
    lines: [
      [30, 'buyer', 'What would two posting periods from March cost with printing?'],
      [
        28.5,
        'seller',
        'Two periods are $3,900. The poster itself is about $240 from our printer in Georgetown, putting it up is included.',
      ],
      [27, 'buyer', 'Thank you. And how often does the bridge open in March?'],
      [
        1.5,
        'seller',
        'Six to nine times a day, most of them between ten and three. Rush hours are closed to pleasure boats, which is better for you than it sounds: the queue is longest just after.',
      ],
    ],
    unread: { buyer: 1 },
  },
  {
    title: 'Bus shelter at Broadway and John, light rail exit',
    lines: [
      [
        9,
        'buyer',
        'Could we come and look at the shelter one evening this week? We would like to see the backlight after dark.',
      ],
    ],
    viewing: { status: 'proposed', inDays: 2, hour: 18, askedHoursAgo: 9, by: 'buyer' },
  },
  {
    title: 'Rainier Avenue poster in Columbia City',
    lines: [
      [700, 'buyer', 'Is the poster free in the two weeks before Thanksgiving?'],
      [697, 'seller', 'It is, and I can do the second week at half price because the next one starts late.'],
      [690, 'buyer', 'Perfect, we take it. Thank you!'],
      [500, 'seller', 'It is up. A picture from this morning follows by mail.'],
    ],
    viewing: { status: 'done', inDays: -27, hour: 11, askedHoursAgo: 696, by: 'seller' },
    isArchivedByBuyer: true,
  },
]

/** Spaces of the market that are the operator's own, so that selling has a face on the first start too. */
export const OPERATOR_SPACES = [
  'Painted silo face on the Duwamish',
  'Lake City Way gateway bulletin',
] as const

/** Buyers who ask about the operator's own spaces. */
export const OPERATOR_IS_ASKED: readonly (DemoNotices & { space: 0 | 1; buyer: BuyerKey })[] = [
  {
    space: 0,
    buyer: 'theater',
    lines: [
      [
        5,
        'buyer',
        'Hello! The Annex opens its season on the second Friday of February and we would love your silo for it. Is it free from the last week of January?',
      ],
      [4.8, 'buyer', 'And would you let us bring our own muralist? She painted the stair hall here.'],
    ],
    unread: { seller: 2 },
  },
  {
    space: 0,
    buyer: 'brewery',
    lines: [
      [50, 'buyer', 'We would like to see the silo before we say yes. Would one of these times suit you?'],
    ],
    viewing: { status: 'proposed', inDays: 3, hour: 14, askedHoursAgo: 50, by: 'buyer' },
    unread: { seller: 1 },
  },
  {
    space: 1,
    buyer: 'cycles',
    lines: [
      [
        120,
        'buyer',
        'We have a design for a poster. Can it be made larger for the bulletin, or do we start again?',
      ],
      [
        119.2,
        'seller',
        'Posters are wider than high, the bulletin even more so. Leave the middle as it is and let the sides run out; most designs gain by it.',
      ],
      [118, 'buyer', 'Fair enough, we try that. Until when do you need the file for April?'],
      [117.5, 'seller', 'By the 12th of March, then there is time for a proof.'],
    ],
  },
  {
    space: 1,
    buyer: 'agency',
    lines: [
      [
        26,
        'buyer',
        'We will send a certified check for more than the price; please wire us the difference once it has arrived, our driver collects it.',
      ],
    ],
    unread: { seller: 1 },
  },
  {
    space: 1,
    buyer: 'clinic',
    lines: [
      [300, 'buyer', 'How many people really see this board? We are a small clinic and every dollar counts.'],
      [
        299,
        'seller',
        'The figure in the listing comes from the traffic counts of the city, one way, without passengers. I can send you the sheets.',
      ],
      [290, 'buyer', 'Thank you for being plain about it. We try one period.'],
    ],
  },
]
