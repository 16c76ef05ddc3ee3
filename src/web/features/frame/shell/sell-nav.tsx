import { Link, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { SELL_GROUPS, scrollTo } from './sell-links.ts'

type SellNavProps = {
  /** Beside "Requests": how many are new. */
  requestCount?: ReactNode
}

/** The pages of a seller, all of them one press away: in rows where there is room, on a phone in one that scrolls to the page shown. */
export function SellNav({ requestCount }: SellNavProps) {
  const row = useRef<HTMLUListElement>(null)
  const path = useRouterState({ select: (state) => state.location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active link changes with the path
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (!current || !row.current) return
    const { offsetLeft: offset, offsetWidth: width } = current
    row.current.scrollLeft = scrollTo({ offset, width, view: row.current.clientWidth })
  }, [path])
  return (
    <nav aria-label="Selling" data-desk className="border-b border-rule md:overflow-x-clip print:hidden">
      <ul
        ref={row}
        className="scroll-cue relative -mb-px flex gap-x-5 overflow-x-auto [scrollbar-width:none] md:-ml-3 md:flex-wrap md:gap-x-0 md:overflow-visible"
      >
        {SELL_GROUPS.map(({ label: group, links }) => (
          <li key={group} className="md:-ml-px md:border-l md:border-rule md:px-3">
            <ul aria-label={group} className="flex gap-x-5 md:gap-x-3.5">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link
                    to={to}
                    activeOptions={{ exact: to === '/sell', includeSearch: false }}
                    className="inline-flex h-11 items-center gap-2 border-b-[3px] border-transparent font-semibold whitespace-nowrap text-ink-soft -outline-offset-2 hover:text-ink md:h-9 md:text-sm"
                    activeProps={{ className: 'border-primary! text-ink!' }}
                  >
                    {label}
                    {to === '/sell/requests' && requestCount}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}
