import type { AudienceBasis } from '../vocabulary.ts'

/** Who lives in the place that a plan is for. */
export interface Residents {
  place: string
  people: number
}

/** Kinds of figures that count people who pass: of followers or copies there is no such share. */
const OF_PEOPLE: readonly (AudienceBasis | null)[] = ['measured', 'modelled']
/** Less is said as it is. */
const MOST_REACHED = 99

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
  const points = grp < 10 ? grp.toFixed(1) : Math.round(grp).toLocaleString('en-US')
  const reached = 100 * -Math.expm1(-grp / 100)
  const share = reached > MOST_REACHED ? `more than ${MOST_REACHED}` : `${Math.max(1, Math.round(reached))}`
  return `${points} contacts for each 100 residents of ${residents.place} (GRP). If all were equally likely to pass, ${share}% of them would see it; in truth fewer do.`
}
