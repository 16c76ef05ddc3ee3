import { Link, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { SecondFactorReminder } from './second-factor-reminder.tsx'

const TABS = [
  { to: '/admin/users', label: 'Users' },
  { to: '/admin/listings', label: 'Listings' },
  { to: '/admin/reports', label: 'Reports' },
  { to: '/admin/disputes', label: 'Disputes' },
  { to: '/admin/ledger', label: 'Ledger' },
  { to: '/admin/support', label: 'Support' },
  { to: '/admin/visits', label: 'Visits' },
  { to: '/admin/outbox', label: 'Outbox' },
  { to: '/admin/errors', label: 'Errors' },
  { to: '/admin/sites', label: 'Sites' },
  { to: '/admin/audit', label: 'Audit' },
] as const

/** The admin dashboard: one heading, its tabs, and the tab's own screen. */
export function AdminLayout({ children }: { children: ReactNode }) {
  const tabs = useRef<HTMLUListElement>(null)
  const path = useRouterState({ select: (state) => state.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active tab changes with the path
  useEffect(() => {
    const current = tabs.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (current && tabs.current) tabs.current.scrollLeft = current.offsetLeft - tabs.current.clientWidth / 3
  }, [path])
  return (
    <div className="mx-auto max-w-[1440px] px-4 py-6 md:px-6">
      <h1 className="text-3xl">Admin dashboard</h1>
      <nav aria-label="Admin" className="mt-3 border-b border-rule">
        <ul ref={tabs} className="relative -mb-px flex gap-5 overflow-x-auto [scrollbar-width:none] sm:gap-6">
          {TABS.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex h-11 items-center border-b-[3px] border-transparent font-semibold whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink"
                activeProps={{ className: 'border-primary! text-ink!' }}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SecondFactorReminder />
      <div className="pt-5">{children}</div>
    </div>
  )
}
