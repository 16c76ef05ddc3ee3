import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

const LINKS = [
  { to: '/sell', label: 'Your spaces' },
  { to: '/sell/avails', label: 'Avails' },
  { to: '/sell/structures', label: 'Structures' },
  { to: '/sell/rates', label: 'Rates' },
  { to: '/sell/clients', label: 'Clients' },
  { to: '/sell/proposals', label: 'Proposals' },
  { to: '/sell/briefs', label: 'Briefs' },
  { to: '/sell/requests', label: 'Requests' },
  { to: '/sell/crew', label: 'Crew' },
  { to: '/sell/proof', label: 'Proof' },
  { to: '/sell/numbers', label: 'Numbers' },
  { to: '/sell/sales', label: 'Sales' },
  { to: '/sell/payments', label: 'Payments' },
  { to: '/sell/answers', label: 'Your answers' },
  { to: '/sell/hours', label: 'Viewing hours' },
] as const

type SellNavProps = {
  /** Beside "Requests": how many are new. */
  requestCount?: ReactNode
}

/** The pages of a seller. */
export function SellNav({ requestCount }: SellNavProps) {
  return (
    <nav aria-label="Selling" data-desk className="border-b border-rule">
      <ul className="scroll-cue -mb-px flex gap-x-5 overflow-x-auto [scrollbar-width:none] sm:gap-x-6">
        {LINKS.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              activeOptions={{ exact: to === '/sell', includeSearch: false }}
              className="inline-flex h-11 items-center gap-2 border-b-[3px] border-transparent font-semibold whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink"
              activeProps={{ className: 'border-primary! text-ink!' }}
            >
              {label}
              {to === '/sell/requests' && requestCount}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
