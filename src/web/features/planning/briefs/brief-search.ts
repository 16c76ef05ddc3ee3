import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { MAX_PLAN_BUDGET } from '#domain/planning/limits.ts'
import { AD_TYPES, type AdType } from '#domain/vocabulary.ts'

/** Where a new brief looks for sellers, as the address says it. */
export interface BriefSearch {
  plan?: number
  place?: string
  type?: readonly AdType[]
  /** `YYYY-MM-DD` and US dollars, from a plan that nothing fits: the form begins with them. */
  from?: string
  to?: string
  budget?: number
}

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** What cannot be read is left out. */
export function parseBriefSearch(raw: Record<string, unknown>): BriefSearch {
  const plan = Number(raw.plan)
  const place = (typeof raw.place === 'string' || typeof raw.place === 'number' ? String(raw.place) : '')
    .trim()
    .slice(0, LIMITS.locationText.max)
  const given = [raw.type].flat()
  const type = AD_TYPES.filter((one) => given.includes(one))
  const day = (name: 'from' | 'to') =>
    typeof raw[name] === 'string' && DAY.test(raw[name]) ? { [name]: raw[name] } : {}
  const budget = Number(raw.budget)
  return {
    ...day('from'),
    ...day('to'),
    ...(budget >= 1 && budget <= MAX_PLAN_BUDGET && { budget }),
    ...(Number.isInteger(plan) && plan > 0 && plan <= MAX_ID && { plan }),
    ...(place && { place }),
    ...(type.length > 0 && { type }),
  }
}
