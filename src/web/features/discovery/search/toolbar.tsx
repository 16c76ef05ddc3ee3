import { SlidersHorizontal } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { listActiveFilters } from './active-filters.ts'
import type { SearchState } from './search-state.ts'

interface ToolbarProps {
  state: SearchState
  onOpenFilters: () => void
}

/** On smaller screens: the filter button. */
export function Toolbar({ state, onOpenFilters }: ToolbarProps) {
  const count = listActiveFilters(state).length
  return (
    <div className="sticky top-(--header) z-30 -mx-4 mb-2 flex items-center gap-2 bg-paper/95 px-4 py-2 backdrop-blur md:static md:mx-0 md:bg-transparent md:px-0 md:pt-0 xl:hidden">
      <Button variant="outline" onClick={onOpenFilters} aria-haspopup="dialog">
        <SlidersHorizontal aria-hidden="true" />
        Filters
        {count > 0 && (
          <span className="rounded-pill bg-primary px-1.5 text-xs leading-5 text-primary-on tabular-nums">
            {count}
            <span className="sr-only"> active</span>
          </span>
        )}
      </Button>
    </div>
  )
}
