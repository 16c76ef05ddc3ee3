import { MapPin, Shapes, TextSearch, Users } from 'lucide-react'
import { useState } from 'react'
import { cn } from '#web/ui/cn.ts'
import type { PlaceOption } from './place-groups.ts'
import type { PlaceOptionsState } from './use-place-options.ts'

interface PlaceOptionsProps {
  isOpen: boolean
  options: PlaceOptionsState
  onSearch: (place: PlaceOption) => void
}

/** A finger's click comes some time after it was lifted. */
const CLICK_MS = 300

/** While a suggestion is pressed the list stays: one that arrives then would move it, and the press end on another or on none. */
function useHeld<T>(value: T): [T, () => void] {
  const [held, setHeld] = useState<{ value: T }>()
  const hold = () => {
    setHeld({ value })
    const lifted = new AbortController()
    const letGo = () => {
      lifted.abort()
      setTimeout(() => setHeld(undefined), CLICK_MS)
    }
    for (const sign of ['pointerup', 'pointercancel'])
      addEventListener(sign, letGo, { signal: lifted.signal })
  }
  return [held ? held.value : value, hold]
}

/** Listbox of the search bar. Focus stays in the input: arrow keys move the active option. */
export function PlaceOptions({ isOpen, options, onSearch }: PlaceOptionsProps) {
  const [groups, hold] = useHeld(options.groups)
  return (
    <div
      id="search-options"
      role="listbox"
      aria-label="Suggestions"
      hidden={!isOpen}
      onPointerDown={hold}
      className="absolute inset-x-0 top-full z-50 mt-2 max-h-[60dvh] overflow-y-auto rounded-card border border-rule bg-card py-2 shadow-pop"
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a listbox, not a fieldset
        <div key={group.title} role="group" aria-label={group.title}>
          <p aria-hidden="true" className="eyebrow px-4 pt-2 pb-1 text-ink-faint">
            {group.title}
          </p>
          {group.places.map((place) => (
            // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus (aria-activedescendant)
            // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys
            <div
              key={place.id}
              id={place.id}
              role="option"
              aria-selected={options.activeId === place.id}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onSearch(place)}
              className={cn(
                'flex min-h-10 cursor-pointer items-center gap-2.5 px-4 py-1.5 hover:bg-ink/8 pointer-coarse:min-h-11',
                options.activeId === place.id && 'bg-primary-soft text-primary-soft-on',
              )}
            >
              <Icon option={place} />
              <span className="min-w-0 truncate">{place.label ?? place.name}</span>
              {place.note && <span className="ml-auto shrink-0 text-sm text-ink-faint">{place.note}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}

function Icon({ option }: { option: PlaceOption }) {
  const Shape = option.isWords ? TextSearch : option.adType ? Shapes : option.sellerId ? Users : MapPin
  return <Shape aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
}
