import type { AdType } from '../vocabulary.ts'
import { readSpots } from './creative/stated-formats.ts'
import type { PlannedTimes } from './planned-times.ts'
import { minutesOf, readHours } from './proof/runs/hours.ts'
import type { Cell } from './units.ts'

interface Sold {
  medium: AdType
  cell: Cell
  quantity: number
  capacity: number
  /** What the listing says of itself, under labels of its seller's own. */
  facts: readonly { label: string; value: string }[]
}

/** Screens and stations alone are counted; undefined: nothing that could be counted is stated. */
export function plannedTimesOf(sold: Sold): PlannedTimes | undefined {
  if (sold.medium === 'radio') return plannedSpots(sold)
  return sold.medium === 'digital' ? plannedPlays(sold) : undefined
}

const PER: Record<Cell, PlannedTimes['per']> = { day: 'day', week: 'week', '4-week': '4-week', listed: 'all' }

/** Spots that are sold by the spot; of airtime that is sold as a whole what the listing states for a week. */
function plannedSpots({ cell, quantity, capacity, facts }: Sold): PlannedTimes | undefined {
  if (capacity > 1) return { count: quantity, per: PER[cell] }
  const stated = textOf(facts, /^spots (?:a|per) week$/i)
  const count = /^\d{1,3}$/.test(stated) ? Number(stated) : 0
  return count > 0 ? { count, per: 'week' } : undefined
}

/** Of the loop and the hours that the listing states: how often each slot comes in a day. */
function plannedPlays({ quantity, facts }: Sold): PlannedTimes | undefined {
  const [seconds] = readSpots(textOf(facts, /^(?:slot|spot) length$/i), 'length')
  const slots = textOf(facts, /^slots in (?:the )?loop$/i)
  const hours = textOf(facts, /^hours$/i)
  const span = readHours(hours)
  const minutes = span
    ? minutesOf(span)
    : /^(?:24 hours|24\/7|all day|around the clock)$/i.test(hours)
      ? 1440
      : 0
  if (!seconds || !/^[1-9]\d{0,2}$/.test(slots)) return undefined
  const count = Math.floor((minutes * 60) / (seconds * Number(slots))) * quantity
  return count > 0 ? { count, per: 'day' } : undefined
}

function textOf(facts: Sold['facts'], label: RegExp): string {
  return facts.find((fact) => label.test(fact.label.trim()))?.value.trim() ?? ''
}
