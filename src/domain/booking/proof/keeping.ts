import { PROOF_LIMITS } from './rule.ts'

/** Until when the files of a booking that ends on a day (`YYYY-MM-DD`) are kept. */
export function endsAt(lastDay: string): Date {
  const until = new Date(`${lastDay}T00:00:00Z`)
  until.setUTCFullYear(until.getUTCFullYear() + PROOF_LIMITS.keptYears)
  return until
}

/** Its files are gone, or go with the next sweep. */
export function isPastKeeping(lastDay: string, now: Date): boolean {
  return now > endsAt(lastDay)
}
