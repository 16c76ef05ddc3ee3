import { Banknote, Check, Minus, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { isWeakReason } from './is-weak-reason.ts'
import { MatchScore } from './match-score.tsx'
import type { ShownMatch } from './shown-match.ts'

/** What speaks for a space and against it, its figures, and how its score came about: opened on request. */
export function MatchReasons({ match }: { match: ShownMatch }) {
  const { listing, benefits, reach, value, matchScore, parts } = match
  if (benefits.length === 0 && parts.length === 0) return null
  return (
    <details className="group text-sm">
      <summary className="link w-fit cursor-pointer py-1 font-semibold pointer-coarse:py-2.5">
        Why this score<span className="sr-only">: {listing.title}</span>
      </summary>
      <ul className="mt-1 flex flex-col gap-1">
        {benefits.map((benefit) => (
          <Reason
            key={benefit}
            icon={
              isWeakReason(benefit, parts) ? (
                <Minus aria-hidden="true" className="text-ink-faint!" />
              ) : (
                <Check aria-hidden="true" />
              )
            }
          >
            {benefit}
          </Reason>
        ))}
        {reach && <Reason icon={<Users aria-hidden="true" />}>{reach}</Reason>}
        {value && <Reason icon={<Banknote aria-hidden="true" />}>{value}</Reason>}
      </ul>
      {matchScore !== null && parts.length > 0 && <MatchScore score={matchScore} parts={parts} />}
    </details>
  )
}

function Reason({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li className="flex items-start gap-2 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-primary">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  )
}
