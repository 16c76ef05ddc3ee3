import { POSTING_ANCHOR, type Rate } from '#domain/booking/units.ts'
import type { AdType } from '#domain/vocabulary.ts'
import type { SpaceRow } from '#search/query.ts'
import type { RateCard } from '#search/rate-card.ts'
import { createRandom } from '#test/support/discovery/build-spaces.ts'

const SELLERS = 300

const CELLS = {
  billboard: '4-week',
  digital: 'week',
  radio: 'week',
  social: 'day',
  print: 'day',
  event: 'day',
} as const satisfies Record<AdType, string>

/** Every seller has booking terms of their own for each medium; a sale is not booked and has no card. */
export function createRateCards(seed: number): (space: SpaceRow) => RateCard | null {
  const random = createRandom(seed + 1)
  const cards = new Map<string, RateCard>()
  return ({ adType, interval = 'month', listingType }) => {
    // few large sellers, many small ones
    const seller = Math.floor(random() ** 3 * SELLERS)
    if (listingType === 'sale') return null
    const key = `${seller} ${adType} ${interval}`
    const card = cards.get(key) ?? buildCard(adType, interval, random)
    cards.set(key, card)
    return card
  }
}

function buildCard(
  adType: AdType,
  interval: NonNullable<SpaceRow['interval']>,
  random: () => number,
): RateCard {
  const step = (from: number) => ({ from, basisPoints: 250 * (1 + Math.floor(random() * 6)) })
  const cents = 5_000 + 100 * Math.floor(random() * 2_000)
  const rate: Rate | null = random() < 0.1 ? { cents, per: 'week' } : null
  return {
    adType,
    interval,
    terms: {
      timeZone: 'America/Los_Angeles',
      leadDays: Math.floor(random() * 10),
      minDays: random() < 0.3 ? 28 : null,
      maxDays: null,
      startWeekday: null,
      sellsWholePeriods: random() < 0.3,
      termDiscounts: random() < 0.5 ? [step(28), step(84)] : [],
      quantityDiscounts: [],
    },
    units: [
      {
        unit: {
          id: null,
          name: '',
          cell: CELLS[adType],
          anchor: POSTING_ANCHOR,
          capacity: 1,
          rate,
          periods: [],
        },
        full: [],
      },
    ],
    taxBasisPoints: random() < 0.5 ? 850 + Math.floor(random() * 200) : 0,
    onceCents: random() < 0.4 ? 100 * Math.floor(random() * 500) : 0,
    opensOn: null,
    closesOn: null,
  }
}
