import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { describeGrp } from '#domain/planning/grp.ts'
import { countPlanSpaces, describeTotal } from './plan-words.ts'

/** What the lines bring, one row a kind of audience figure: figures of two kinds are never added up. */
export function BasisTotalList({ totals, residents }: Pick<SavedPlan, 'totals' | 'residents'>) {
  if (totals.length === 0) return null
  return (
    <section aria-label="What it brings" className="flex flex-col gap-1 text-sm">
      <ul className="flex flex-col gap-1">
        {totals.map((total) => (
          <li key={total.basis ?? 'none'}>
            <span className="font-semibold tabular-nums">{formatShortCents(total.totalCents)}</span>
            {` for ${countPlanSpaces(total.spaces)}: ${describeTotal(total)}`}
            <Grp said={describeGrp(total, residents)} />
          </li>
        ))}
      </ul>
      <p className="text-ink-faint">
        Contacts are not people: the same person may see several spaces, and each more than once.
      </p>
    </section>
  )
}

function Grp({ said }: { said: string | null }) {
  return said && <span className="block text-ink-soft">{said}</span>
}
