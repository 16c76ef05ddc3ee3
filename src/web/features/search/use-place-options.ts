import { useState } from 'react'
import { POPULAR_SEARCHES } from './popular-searches.ts'
import { listRecentSearches } from './recent-searches.ts'
import { type PlaceSuggestion, usePlaceSuggestions } from './use-place-suggestions.ts'

export interface PlaceGroup {
  title: string
  places: { id: string; name: string; kind: string | null }[]
}

/** Suggestions of the open search: matching places, otherwise recent and popular ones. */
export function usePlaceOptions(text: string, isOpen: boolean, onChoose: (place: string) => void) {
  const [choice, setChoice] = useState<{ text: string; index: number }>({ text, index: -1 })
  const suggestions = usePlaceSuggestions(text, isOpen)
  const groups = isOpen ? toGroups(suggestions, text) : []
  const flat = groups.flatMap((group) => group.places)
  const index = choice.text === text ? Math.min(choice.index, flat.length - 1) : -1
  const move = (step: number) => {
    const size = flat.length + 1
    setChoice({ text, index: ((index + 1 + step + size) % size) - 1 })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (flat.length === 0) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else return
    event.preventDefault()
  }
  return { groups, active: flat[index]?.name, activeId: flat[index]?.id, onKeyDown, onChoose }
}

export type PlaceOptionsState = ReturnType<typeof usePlaceOptions>

function toGroups(suggestions: PlaceSuggestion[], typed: string): PlaceGroup[] {
  const found = suggestions.length > 0
  const lists = found
    ? [{ title: 'Places', names: suggestions.map((place) => place.name) }]
    : [
        { title: 'Recent searches', names: listRecentSearches(typed) },
        { title: 'Popular searches', names: POPULAR_SEARCHES },
      ]
  return lists
    .filter(({ names }) => names.length > 0)
    .map(({ title, names }, group) => ({
      title,
      places: names.map((name, i) => ({
        id: `search-option-${group}-${i}`,
        name,
        kind: found ? (suggestions[i]?.kind ?? null) : null,
      })),
    }))
}
