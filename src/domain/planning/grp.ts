import type { AudienceBasis } from '../vocabulary.ts'

/** Who lives in the place that a plan is for. */
export interface Residents {
  place: string
  people: number
}

/** Kinds of figures that count people who pass: of followers or copies there is no such share. */
const OF_PEOPLE: readonly (AudienceBasis | null)[] = ['measured', 'modelled']
/** In percent; what is more or less is said as more or less. */
const REACHED = { min: 1, max: 99 }
/** Contacts for each hundred residents: less has no digit that says something. */
const LEAST_GRP = 0.1

/** Gross rating points: contacts for each hundred residents; null where that says nothing. */
export function grpOf(
  { basis, contacts }: { basis: AudienceBasis | null; contacts: number },
  residents: Residents | null,
): number | null {
  if (residents === null || residents.people <= 0 || contacts <= 0 || !OF_PEOPLE.includes(basis)) return null
  return (100 * contacts) / residents.people
}

/** To people: what contacts of one kind are to those who live there; null where that says nothing. */
export function describeGrp(total: Parameters<typeof grpOf>[0], residents: Residents | null): string | null {
  const grp = grpOf(total, residents)
  if (grp === null || residents === null) return null
  return `${toPoints(grp)} contacts for each 100 residents of ${residents.place} (GRP). If all were equally likely to pass, ${toShare(grp)}% of them would see it; in truth fewer do.`
}

function toPoints(grp: number): string {
  if (grp < LEAST_GRP) return `Fewer than ${LEAST_GRP}`
  return grp < 10 ? grp.toFixed(1) : Math.round(grp).toLocaleString('en-US')
}

function toShare(grp: number): string {
  const reached = 100 * -Math.expm1(-grp / 100)
  if (reached < REACHED.min) return `less than ${REACHED.min}`
  return reached > REACHED.max ? `more than ${REACHED.max}` : `${Math.round(reached)}`
}
