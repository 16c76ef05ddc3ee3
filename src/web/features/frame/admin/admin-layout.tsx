import { Link, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { ADMIN_TABS, type CountedTab, formatTabCount } from './admin-tabs.ts'
import { SecondFactorReminder } from './second-factor-reminder.tsx'

type AdminLayoutProps = {
  counts: Partial<Record<CountedTab, number>>
  children: ReactNode
}

/** The admin dashboard: one heading, its tabs, and the tab's own screen. */
export function AdminLayout({ counts, children }: AdminLayoutProps) {
  const tabs = useRef<HTMLUListElement>(null)
  const path = useRouterState({ select: (state) => state.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active tab changes with the path
  useEffect(() => {
    const current = tabs.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (current && tabs.current) tabs.current.scrollLeft = current.offsetLeft - tabs.current.clientWidth / 3
  }, [path])
  return (
    <div data-desk className="mx-auto max-w-[1440px] px-4 pt-4 pb-6 md:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl">Admin dashboard</h1>
        <SecondFactorReminder />
      </div>
      <nav aria-label="Admin" className="mt-2 border-b border-rule">
        <ul
          ref={tabs}
          className="scroll-cue relative -mb-px flex gap-5 overflow-x-auto [scrollbar-width:none] sm:gap-6"
        >
          {ADMIN_TABS.map(({ to, label, counted, ...tab }) => (
            <li key={to}>
              <Link
                to={to}
                search={'search' in tab ? tab.search : {}}
                activeOptions={{ exact: to === '/admin', includeSearch: false }}
                className="inline-flex gap-1.5 h-11 items-center border-b-[3px] border-transparent font-semibold whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink"
                activeProps={{ className: 'border-primary! text-ink!' }}
              >
                {label}
                <TabCount count={counted ? counts[counted] : 0} />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="pt-4">{children}</div>
    </div>
  )
}

function TabCount({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null
  return (
    <span className="rounded-pill bg-accent-soft px-1.5 text-[0.8125rem] leading-5 text-accent-soft-on tabular-nums">
      {formatTabCount(count)}
      <span className="sr-only"> waiting</span>
    </span>
  )
}
