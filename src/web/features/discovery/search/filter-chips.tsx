import { MapPin } from 'lucide-react'
import { Chip } from '#web/ui/chip.tsx'
import { cn } from '#web/ui/cn.ts'
import { listActiveFilters, omit, withoutFilters } from './active-filters.ts'
import type { SearchState } from './search-state.ts'

interface FilterChipsProps {
  state: SearchState
  /** The searched place, as it was understood. */
  place: string | null
  onChange: (next: SearchState) => void
  className?: string
}

/** The place and the active filters as chips; each can be cleared alone, the filters all together. */
export function FilterChips({ state, place, onChange, className }: FilterChipsProps) {
  const filters = listActiveFilters(state)
  const name = place ?? state.location
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form's fieldset
    <div
      role="group"
      aria-label="Active filters"
      className={cn('flex min-h-8 flex-wrap items-center gap-2', className)}
    >
      {filters.length === 0 && !name && (
        <span className="text-sm text-ink-faint">No filters: every space is shown.</span>
      )}
      {name && (
        <Chip
          name={name}
          icon={<MapPin aria-hidden="true" />}
          onRemove={() => onChange(omit(state, ['location']))}
        >
          {name}
        </Chip>
      )}
      {filters.map(({ key, label, without }) => (
        <Chip key={key} name={label} onRemove={() => onChange(without)}>
          {label}
        </Chip>
      ))}
      {filters.length > 1 && (
        <button
          type="button"
          onClick={() => onChange(withoutFilters(state))}
          className="link touch-target px-1 text-sm font-semibold"
        >
          Clear all
        </button>
      )}
    </div>
  )
}
