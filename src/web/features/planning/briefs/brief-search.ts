import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { AD_TYPES, type AdType } from '#domain/vocabulary.ts'

/** Where a new brief looks for sellers, as the address says it. */
export interface BriefSearch {
  plan?: number
  place?: string
  type?: readonly AdType[]
}

/** What cannot be read is left out. */
export function parseBriefSearch(raw: Record<string, unknown>): BriefSearch {
  const plan = Number(raw.plan)
  const place = (typeof raw.place === 'string' || typeof raw.place === 'number' ? String(raw.place) : '')
    .trim()
    .slice(0, LIMITS.locationText.max)
  const given = [raw.type].flat()
  const type = AD_TYPES.filter((one) => given.includes(one))
  return {
    ...(Number.isInteger(plan) && plan > 0 && plan <= MAX_ID && { plan }),
    ...(place && { place }),
    ...(type.length > 0 && { type }),
  }
}
