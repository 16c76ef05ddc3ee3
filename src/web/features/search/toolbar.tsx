import { List, Map as MapIcon, SlidersHorizontal } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { listActiveFilters } from './active-filters.ts'
import type { SearchState } from './search-state.ts'

interface ToolbarProps {
  state: SearchState
  isMapShown: boolean
  onShow: (view: 'map' | 'list') => void
  onOpenFilters: () => void
}

const VIEWS = [
  ['list', 'List View', List],
  ['map', 'Map View', MapIcon],
] as const

/** On smaller screens: the filter button, and the map/list switch. */
export function Toolbar({ state, isMapShown, onShow, onOpenFilters }: ToolbarProps) {
  const count = listActiveFilters(state).length
  return (
    <div className="sticky top-16 z-30 -mx-4 mb-2 flex items-center gap-2 bg-paper/95 px-4 py-2 backdrop-blur md:static md:mx-0 md:bg-transparent md:px-0 md:pt-0 xl:hidden">
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
      <div className="ml-auto flex overflow-hidden rounded-control border border-control md:hidden">
        {VIEWS.map(([view, label, Icon]) => {
          const isOn = (view === 'map') === isMapShown
          return (
            <button
              key={view}
              type="button"
              aria-pressed={isOn}
              onClick={() => onShow(view)}
              className={cn(
                'flex h-11 items-center gap-1.5 px-3 text-sm font-semibold whitespace-nowrap',
                isOn ? 'bg-primary text-primary-on' : 'bg-card text-ink',
              )}
            >
              <Icon aria-hidden="true" className="size-4" />
              {label}
            </button>
          )
        })}
      </div>
    </div>
  )
}
