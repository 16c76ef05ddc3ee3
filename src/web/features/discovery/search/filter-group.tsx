import { ChevronDown } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { createStored } from '#web/platform/stored-value.ts'

/** Groups that were folded or unfolded by hand, on any search. */
const folds = createStored<Record<string, boolean>>(
  'placard.filter-groups',
  (stored) => (typeof stored === 'object' && stored !== null ? (stored as Record<string, boolean>) : {}),
  (groups) => groups,
)
const NONE = {}

interface FilterGroupProps {
  id: string
  title: string
  /** How many of it are chosen. */
  count: number
  /** Until it is folded or unfolded by hand. */
  startsOpen?: boolean | undefined
  children: ReactNode
}

/** Filters that fold; folded they still say how many are chosen. */
export function FilterGroup({ id, title, count, startsOpen = true, children }: FilterGroupProps) {
  const byHand = useSyncExternalStore(folds.subscribe, folds.snapshot, () => NONE as Record<string, boolean>)
  const isOpen = byHand[id] ?? startsOpen
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) folds.keep({ ...folds.snapshot(), [id]: open })
      }}
      className="group min-w-0"
    >
      <summary className="flex min-h-7 list-none items-center gap-2 rounded-control text-sm font-semibold pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        {title}
        {count > 0 && (
          <span className="rounded-pill bg-primary px-1.5 text-xs leading-5 text-primary-on tabular-nums">
            {count}
            <span className="sr-only"> chosen</span>
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-4 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-1">{children}</div>
    </details>
  )
}
