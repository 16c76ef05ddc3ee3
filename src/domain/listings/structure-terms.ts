import { toShortDate } from '../format-dates.ts'
import { addDays } from '../zoned-time.ts'

/** Lengths in characters; a rent in cents. */
export const STRUCTURE_LIMITS = {
  permitNumber: 60,
  permitAuthority: 120,
  landlord: 120,
  leaseNumber: 60,
  meter: 60,
  note: 2000,
  rentCents: 1_000_000_000,
  /** Of one lease, and of all of a seller's. */
  fileBytes: 10 * 1024 * 1024,
  allFilesBytes: 1000 * 1024 * 1024,
} as const

export const RENT_PER = ['month', 'year'] as const
export type RentPer = (typeof RENT_PER)[number]

/** How long before a permit or a lease ends its seller is told. */
export const ENDING_DAYS = 60

/** The last day of what is told of today. */
export function lastReminded(today: string): string {
  return addDays(today, ENDING_DAYS)
}

/** A structure by its number, else by where it stands. */
export function nameStructure({
  number,
  address,
  place,
}: {
  number: string | null
  address: string | null
  place: string
}): string {
  return number ? `Structure ${number}` : (address ?? place)
}

/** "The permit of Structure A-01 ends on May 3, 2027"; of a day that is over: "ended on". */
export function describeEnding(
  what: 'permit' | 'lease',
  { structure, ends, today }: { structure: string; ends: string; today: string },
): string {
  return `The ${what} of ${structure} ${ends < today ? 'ended' : 'ends'} on ${toShortDate(ends)}`
}

/** "Permit 12-345, City of Tacoma, until May 3, 2027" */
export function describePermit({
  number,
  authority,
  expiresOn,
}: {
  number: string | null
  authority: string | null
  expiresOn: string | null
}): string | null {
  if (!number && !authority && !expiresOn) return null
  const of = [`Permit${number ? ` ${number}` : ''}`, authority].filter(Boolean).join(', ')
  return expiresOn ? `${of}, until ${toShortDate(expiresOn)}` : of
}
