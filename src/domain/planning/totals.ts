import { AUDIENCE_BASES, type AudienceBasis } from '../vocabulary.ts'

/** What a line of a plan costs and brings in its dates. */
export interface PlanFigures {
  totalCents: number
  /** 0 without a figure. */
  contacts: number
  basis: AudienceBasis | null
}

/** Lines whose figures come from one kind of source. Figures of two are never added up. */
export interface BasisTotal {
  /** Null: no figure. */
  basis: AudienceBasis | null
  spaces: number
  totalCents: number
  /** In the dates of each line; not people, who may see several spaces, and each more than once. */
  contacts: number
  /** Cents for a thousand contacts of the same lines, not rounded; null without contacts. */
  cpmCents: number | null
}

/** One row a basis, the strongest first, lines without a figure last. */
export function sumByBasis(lines: readonly PlanFigures[]): BasisTotal[] {
  return [...AUDIENCE_BASES, null].flatMap((basis) => {
    const same = lines.filter((line) => line.basis === basis)
    if (same.length === 0) return []
    const totalCents = same.reduce((sum, line) => sum + line.totalCents, 0)
    const contacts = Math.round(same.reduce((sum, line) => sum + line.contacts, 0))
    const cpmCents = contacts > 0 ? (totalCents / contacts) * 1000 : null
    return [{ basis, spaces: same.length, totalCents, contacts, cpmCents }]
  })
}
