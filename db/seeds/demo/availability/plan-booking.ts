import type { Extra } from '#domain/booking/booking-terms.ts'
import { type Booking, defaultBooking } from '#domain/booking/default-terms.ts'
import type { Rate, SpaceUnit } from '#domain/booking/units.ts'
import { Seeded } from '../seeded.ts'
import type { DemoListing } from '../types.ts'
import { listDates } from './list-dates.ts'

/** How a seller of the demo market lets a space be booked; null for those who have set nothing. */
export function planBooking(demo: DemoListing, today: string): Booking | null {
  const chance = new Seeded(`booking ${demo.title}`)
  const isDated = demo.type === 'print' || demo.type === 'event'
  if (!isDated && chance.chance(0.3)) return null
  const { terms, units } = defaultBooking({
    adType: demo.type,
    listingType: 'rent',
    // these have set their terms: in the pieces of their medium, whatever their price is for
    interval: 'one-time',
    venue: demo.venue ?? null,
    hasPoint: demo.at !== undefined,
    takesRequests: true,
    minContract: demo.minContract ?? null,
    setupFee: demo.setupFee ?? null,
  })
  return {
    terms: {
      ...terms,
      mode: chance.chance(0.35) ? 'instant' : 'request',
      leadDays: LEAD_DAYS[demo.type],
      termDiscounts: isDated || chance.chance(0.4) ? [] : LONG_TERM,
      extras: [...terms.extras, ...extrasOf(demo)],
      cancellationTier: chance.pick(['flexible', 'standard', 'standard', 'firm']),
      paymentSchedule: demo.terms?.includes('50%') ? 'deposit' : scheduleOf(demo),
      delivery: demo.type === 'event' ? 'place' : terms.delivery,
    },
    units: planUnits(demo, units[0]!, today),
  }
}

/** Working days. */
const LEAD_DAYS: Record<DemoListing['type'], number> = {
  billboard: 10,
  print: 0,
  digital: 2,
  radio: 3,
  event: 0,
  social: 4,
}

const LONG_TERM = [
  { from: 84, basisPoints: 500 },
  { from: 168, basisPoints: 1000 },
]

function scheduleOf({ type }: DemoListing) {
  return type === 'billboard' || type === 'digital' ? 'every-28-days' : 'at-once'
}

const ONCE = { isPerQuantity: false, isRequired: false, passesThrough: false }

function extrasOf({ type, specs }: DemoListing): Extra[] {
  if (type === 'billboard' && specs.Size?.startsWith('14 ft'))
    return [
      {
        ...ONCE,
        id: 'vinyl',
        kind: 'production',
        name: 'Printing on vinyl',
        cents: 68_000,
        passesThrough: true,
      },
    ]
  if (type === 'print')
    return [{ ...ONCE, id: 'design', kind: 'design', name: 'Design of your ad', cents: 12_000 }]
  if (type === 'radio')
    return [{ ...ONCE, id: 'recording', kind: 'production', name: 'Writing and recording', cents: 18_000 }]
  return []
}

function planUnits(demo: DemoListing, unit: SpaceUnit, today: string): SpaceUnit[] {
  const { type, specs, price } = demo
  if (type === 'digital')
    return [{ ...unit, name: 'Slot in the loop', capacity: Number(specs['Slots in loop'] ?? 8) }]
  if (type === 'radio') return planDayparts(demo, unit)
  if (type === 'print') {
    const isAlone = /cover|front|strip/i.test(demo.title)
    return [
      {
        ...unit,
        name: specs['Ad size'] ?? unit.name,
        capacity: isAlone ? 1 : 6,
        periods: listDates(demo, today),
      },
    ]
  }
  if (type === 'event') {
    const dates = listDates(demo, today)
    const second = { cents: Math.round(price * 0.45) * 100, per: rateUnit(demo) }
    return [
      { ...unit, name: 'Main sponsor', capacity: 1, periods: dates },
      { ...unit, name: 'Supporting sponsor', capacity: 4, rate: second, periods: dates },
    ]
  }
  return [{ ...unit, name: type === 'social' ? 'Post' : 'Face' }]
}

function rateUnit({ per }: DemoListing): Rate['per'] {
  return per === 'one-time' ? 'piece' : per
}

/** What is sold is a package of spots a week; some stations sell the rest of the day for less. */
function planDayparts({ specs, price, per }: DemoListing, unit: SpaceUnit): SpaceUnit[] {
  const main = { ...unit, name: specs.Daypart ?? 'All day', capacity: 4 }
  if (per !== 'week' || price < 800) return [main]
  const rest = { cents: Math.round(price * 0.6) * 100, per }
  return [main, { ...unit, name: 'Rest of the day', capacity: 10, rate: rest }]
}
