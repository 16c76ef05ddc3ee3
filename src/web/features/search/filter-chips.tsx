import { Chip } from '#web/ui/chip.tsx'
import { cn } from '#web/ui/cn.ts'
import { listActiveFilters, withoutFilters } from './active-filters.ts'
import type { SearchState } from './search-state.ts'

interface FilterChipsProps {
  state: SearchState
  onChange: (next: SearchState) => void
  className?: string
}

/** Active filters as chips; each can be cleared alone, or all together. */
export function FilterChips({ state, onChange, className }: FilterChipsProps) {
  const filters = listActiveFilters(state)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form's fieldset
    <div
      role="group"
      aria-label="Active filters"
      className={cn('flex min-h-8 flex-wrap items-center gap-2', className)}
    >
      {filters.length === 0 && (
        <span className="text-sm text-ink-faint">No filters: every space is shown.</span>
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
