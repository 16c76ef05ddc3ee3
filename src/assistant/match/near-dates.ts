import { toDayNumber } from '#domain/dates.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'
import type { AssistantListing } from '../listing.ts'
import { wantedDays } from './hard-criteria.ts'

type Dated = Pick<AssistantListing, 'availabilityStart' | 'availabilityEnd'>

/** Where a single day is asked for, or a start alone: so many days off is still near. */
const NEAR_DAYS = 14

export interface Days {
  first: number
  last: number
}

/** 0–1: the share of the days asked for on which the seller has it on offer; 1 where none are asked for. */
export function daysCovered(listing: Dated, criteria: Criteria): number {
  const asked = wantedDays(criteria)
  if (!asked) return 1
  const { first, last } = offered(listing)
  const days = Math.min(asked.last, last) - Math.max(asked.first, first) + 1
  return Math.max(0, days) / (asked.last - asked.first + 1)
}

/** On offer on some of the days asked for, or soon before or after them. */
export function isNearInDates(listing: Dated, criteria: Criteria): boolean {
  const asked = wantedDays(criteria)
  if (!asked || daysCovered(listing, criteria) === 1) return false
  const { first, last } = offered(listing)
  return (
    first <= Math.max(asked.last, asked.first + NEAR_DAYS) &&
    last >= Math.min(asked.first, asked.last - NEAR_DAYS)
  )
}

/**
 * The days for which a near miss is offered in place of those asked for: of them what it has on offer, else as many right
 * after its start or before its end. Null for a listing that is no near miss.
 */
export function nearDays(listing: Dated, criteria: Criteria): Days | null {
  const asked = wantedDays(criteria)
  if (!asked || !isNearInDates(listing, criteria)) return null
  const { first, last } = offered(listing)
  const length = asked.last - asked.first
  if (first > asked.last) return { first, last: Math.min(last, first + length) }
  if (last < asked.first) return { first: Math.max(first, last - length), last }
  return { first: Math.max(asked.first, first), last: Math.min(asked.last, last) }
}

function offered({ availabilityStart: start, availabilityEnd: end }: Dated): Days {
  return {
    first: start === null ? Number.NEGATIVE_INFINITY : toDayNumber(start),
    last: end === null ? Number.POSITIVE_INFINITY : toDayNumber(end),
  }
}
