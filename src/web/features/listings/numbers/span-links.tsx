import { Link } from '@tanstack/react-router'
import type { NumberSpan } from '#contract/listings/numbers.ts'
import { buttonVariants } from '#web/ui/button-variants.ts'
import { type NumbersState, SPANS } from './numbers-state.ts'

interface SpanLinksProps {
  to: '/sell/numbers' | '/sell/numbers/$id'
  id?: string
  search: NumbersState
  days: NumberSpan
}

/** How far back is counted; links, so that it works before any script. */
export function SpanLinks({ to, id = '', search: { page: _, ...search }, days }: SpanLinksProps) {
  return (
    <nav aria-label="Span" className="flex flex-wrap gap-2">
      {SPANS.map(({ value, label }) => (
        <Link
          key={value}
          to={to}
          params={{ id }}
          search={{ ...search, days: value }}
          aria-current={value === days ? 'true' : undefined}
          className={buttonVariants({ variant: value === days ? 'default' : 'outline', size: 'sm' })}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
