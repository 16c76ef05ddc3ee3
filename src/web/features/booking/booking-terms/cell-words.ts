import type { Cell } from '#domain/booking/units.ts'
import type { AdType } from '#domain/vocabulary.ts'

const LISTED: Record<AdType, string> = {
  billboard: 'Dates that you list',
  print: 'Issues that you list',
  digital: 'Dates that you list',
  radio: 'Dates that you list',
  event: 'Event dates that you list',
  social: 'Dates that you list',
}

/** In what a unit is sold: "Weeks, from Monday". */
export function describeCell(cell: Cell, adType: AdType): string {
  if (cell === 'listed') return LISTED[adType]
  return { day: 'Days', week: 'Weeks, from Monday', '4-week': 'Four-week posting periods' }[cell]
}

interface MediumWords {
  /** An example of a unit's name. */
  unit: string
  /** What a unit is: "face". */
  one: string
  capacity: string
  capacityHint: string
}

/** How each medium speaks of what is sold. */
export const MEDIUM_WORDS: Record<AdType, MediumWords> = {
  billboard: {
    one: 'face',
    unit: 'North face',
    capacity: 'How many at the same time',
    capacityHint: '1 for a face that one advertiser has alone.',
  },
  print: {
    one: 'ad size',
    unit: 'Quarter page',
    capacity: 'Places in an issue',
    capacityHint: 'How many ads of this size an issue takes.',
  },
  digital: {
    one: 'loop',
    unit: 'Main loop',
    capacity: 'Slots in the loop',
    capacityHint: 'How many advertisers take turns on the screen.',
  },
  radio: {
    one: 'daypart',
    unit: 'Weekdays 6 to 10 am',
    capacity: 'Spots a week',
    capacityHint: 'How many spots you sell in this daypart each week.',
  },
  event: {
    one: 'tier',
    unit: 'Stage sponsor',
    capacity: 'Places',
    capacityHint: 'How many sponsors this tier takes.',
  },
  social: {
    one: 'format',
    unit: 'Reel with two stories',
    capacity: 'Posts',
    capacityHint: 'How many you sell on one day or date.',
  },
}
