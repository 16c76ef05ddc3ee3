import type { ReactNode } from 'react'
import type { SavedPlan } from '#contract/planning/plans-saved.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { describeGrp } from '#domain/planning/grp.ts'
import {
  addKinds,
  describeKindsAdded,
  explainKindsAdded,
  type KindsAdded,
} from '#domain/planning/kinds-added.ts'
import { TOTALS_ID } from './kinds-search.ts'
import { countPlanSpaces, describeTotal } from './plan-words.ts'

interface BasisTotalListProps extends Pick<SavedPlan, 'totals' | 'residents'> {
  /** Contacts of different kinds are added, because somebody asked for it. */
  addsKinds: boolean
  /** Leads to the same page with them added, or apart again. */
  kindsLink: (label: string) => ReactNode
}

/** What the lines bring, one row a kind of audience figure: figures of two kinds are added for who insists, and with a sentence. */
export function BasisTotalList({ totals, residents, addsKinds, kindsLink }: BasisTotalListProps) {
  if (totals.length === 0) return null
  const kinds = addKinds(totals)
  return (
    <section id={TOTALS_ID} aria-label="What it brings" className="flex scroll-mt-20 flex-col gap-1 text-sm">
      <ul className="flex flex-col gap-1">
        {totals.map((total) => (
          <li key={total.basis ?? 'none'}>
            <span className="font-semibold tabular-nums">{formatShortCents(total.totalCents)}</span>
            {` for ${countPlanSpaces(total.spaces)}: ${describeTotal(total)}`}
            <Grp said={describeGrp(total, residents)} />
          </li>
        ))}
        {kinds && addsKinds && <KindsRow kinds={kinds} />}
      </ul>
      <p className="text-ink-faint">
        Contacts are not people: the same person may see several spaces, and each more than once.
      </p>
      {kinds && (
        <p className="print:hidden">
          {kindsLink(addsKinds ? 'Keep different kinds apart' : 'Add different kinds anyway')}
        </p>
      )}
    </section>
  )
}

function KindsRow({ kinds }: { kinds: KindsAdded }) {
  return (
    <li className="mt-1 border-t border-rule pt-2">
      <span className="font-semibold tabular-nums">{formatShortCents(kinds.totalCents)}</span>
      {` for ${countPlanSpaces(kinds.spaces)}: ${describeKindsAdded(kinds)}`}
      <span className="block text-ink-soft">{explainKindsAdded(kinds)}</span>
    </li>
  )
}

function Grp({ said }: { said: string | null }) {
  return said && <span className="block text-ink-soft">{said}</span>
}
