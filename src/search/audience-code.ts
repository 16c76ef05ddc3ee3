import { audienceDays } from '#domain/audience-days.ts'
import {
  AUDIENCE_BASES,
  AUDIENCE_PERIODS,
  type AudienceBasis,
  type AudiencePeriod,
} from '#domain/vocabulary.ts'

/** How many see a space in a period, and where that number comes from. */
export interface AudienceFigure {
  contacts: number
  per: AudiencePeriod
  basis: AudienceBasis
}

export const NO_FIGURE = 0
const BASIS_BITS = 3
const BASIS_MASK = 7
/** Codes are below it. */
export const AUDIENCE_CODES = AUDIENCE_PERIODS.length << BASIS_BITS

/** The place of its basis, from 1 on, then that of its period. */
export function toAudienceCode({ per, basis }: Pick<AudienceFigure, 'per' | 'basis'>): number {
  return (AUDIENCE_BASES.indexOf(basis) + 1) | (AUDIENCE_PERIODS.indexOf(per) << BASIS_BITS)
}

/** Null for `NO_FIGURE`. */
export function basisOf(code: number): AudienceBasis | null {
  return AUDIENCE_BASES[(code & BASIS_MASK) - 1] ?? null
}

const PERIOD_DAYS = AUDIENCE_PERIODS.map(audienceDays)

/** Contacts of one day, or of one piece: what a figure is divided by. */
export function daysOf(code: number): number | null {
  return PERIOD_DAYS[code >>> BASIS_BITS] ?? null
}
