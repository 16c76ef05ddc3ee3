import { countDays } from '../booking/price/split-term.ts'
import { costPerThousandOf } from '../listings/cost-per-thousand.ts'
import type { AudienceBasis } from '../vocabulary.ts'
import { type BasisTotal, type PlanFigures, sumByBasis } from './totals.ts'

interface FiguredLine {
  /** What it costs, unless it cannot be had. */
  price: { state: 'refused' } | { state: 'priced' | 'ordered'; totalCents: number }
  /** Null: it is not offered any more. */
  listing: {
    audience: Parameters<typeof costPerThousandOf>[1] & { basis: AudienceBasis | null }
  } | null
  /** Days, inclusive. */
  first: string
  last: string
}

/** What a line costs and brings in its days; null where it cannot be had. */
export function readFigure({ price, listing, first, last }: FiguredLine): PlanFigures | null {
  if (price.state === 'refused') return null
  const { totalCents } = price
  const audience = listing?.audience
  const cost = audience ? costPerThousandOf({ totalCents, days: countDays(first, last) }, audience) : null
  return { totalCents, contacts: cost?.contacts ?? 0, basis: cost ? (audience?.basis ?? null) : null }
}

/** Of the lines that can be had, or are ordered. Integer US cents. */
export function sumLines(lines: readonly FiguredLine[]): { totalCents: number; totals: BasisTotal[] } {
  const figures = lines.map(readFigure).filter((figure) => figure !== null)
  const totalCents = figures.reduce((sum, one) => sum + one.totalCents, 0)
  return { totalCents, totals: sumByBasis(figures) }
}
