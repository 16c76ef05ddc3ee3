import { AUDIENCE_BASIS_LABELS, type AudienceBasis } from '../vocabulary.ts'
import type { BasisTotal } from './totals.ts'

/** In the address of a plan and of its files: figures of different kinds are added, because somebody asked for it. */
export const KINDS_ADDED = 'added'

/** The lines of all kinds of figures together; only for who asks for it, and never without `explainKindsAdded`. */
export interface KindsAdded {
  bases: AudienceBasis[]
  spaces: number
  /** Of these lines, integer US cents. */
  totalCents: number
  contacts: number
  /** Cents for a thousand contacts of these lines, not rounded. */
  cpmCents: number
  /** Spaces of the plan that have no figure, and are not in it. */
  without: number
}

/** Null where there are no two kinds that could be added. */
export function addKinds(totals: readonly BasisTotal[]): KindsAdded | null {
  const counted = totals.flatMap(({ basis, ...total }) =>
    basis !== null && total.contacts > 0 ? [{ basis, ...total }] : [],
  )
  if (counted.length < 2) return null
  const sum = (numberOf: (total: Omit<BasisTotal, 'basis'>) => number) =>
    counted.reduce((all, total) => all + numberOf(total), 0)
  const [spaces, totalCents, contacts] = [
    sum((one) => one.spaces),
    sum((one) => one.totalCents),
    sum((one) => one.contacts),
  ]
  return {
    bases: counted.map(({ basis }) => basis),
    spaces,
    totalCents,
    contacts,
    cpmCents: (totalCents / contacts) * 1000,
    without: totals.reduce((all, one) => all + one.spaces, 0) - spaces,
  }
}

/** "43,000 contacts, different kinds added, at $7.44 for a thousand" */
export function describeKindsAdded({ contacts, cpmCents }: KindsAdded): string {
  return `${contacts.toLocaleString('en-US')} contacts, different kinds added, at $${(cpmCents / 100).toFixed(2)} for a thousand`
}

/** What such a sum is, and is not: said wherever it stands. */
export function explainKindsAdded({ bases, without }: Pick<KindsAdded, 'bases' | 'without'>): string {
  const kinds = bases.map((basis) => AUDIENCE_BASIS_LABELS[basis]).join(', ')
  const left =
    without === 0
      ? ''
      : ` ${without === 1 ? '1 space without a figure is' : `${without} spaces without a figure are`} not in it.`
  return `This adds figures of different kinds (${kinds}). Each kind is counted in its own way, so the sum is a rough size, not a measurement.${left}`
}
