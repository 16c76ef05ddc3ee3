import { useState } from 'react'
import { POPULAR_SEARCHES } from './popular-searches.ts'
import { listRecentSearches } from './recent-searches.ts'
import { type PlaceSuggestion, usePlaceSuggestions } from './use-place-suggestions.ts'

export interface PlaceOption {
  id: string
  /** What is searched for. */
  name: string
  /** What the option says, where that is more than its name. */
  label?: string
  /** Beside it: what it is, and how many spaces are there. */
  note?: string
  /** Searched for letter by letter, not as a place. */
  isWords?: boolean
}

export interface PlaceGroup {
  title: string
  places: PlaceOption[]
}

/** Suggestions of the open search: matching places, else recent searches and, before anything is typed, popular ones. */
export function usePlaceOptions(text: string, isOpen: boolean) {
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
  return { groups, active: flat[index], activeId: flat[index]?.id, onKeyDown }
}

export type PlaceOptionsState = ReturnType<typeof usePlaceOptions>

function toGroups(suggestions: PlaceSuggestion[], text: string): PlaceGroup[] {
  const typed = text.trim()
  const named = (names: readonly string[]) => names.map((name) => ({ name }))
  const lists: { title: string; places: Omit<PlaceOption, 'id'>[] }[] = [
    { title: 'Places', places: suggestions.map(toOption) },
    { title: 'Recent searches', places: suggestions.length > 0 ? [] : named(listRecentSearches(typed)) },
    { title: 'Popular searches', places: typed === '' ? named(POPULAR_SEARCHES) : [] },
    { title: 'Words', places: typed.length > 1 ? [toWordsOption(typed)] : [] },
  ]
  return lists
    .filter(({ places }) => places.length > 0)
    .map(({ title, places }, group) => ({
      title,
      places: places.map((place, i) => ({ ...place, id: `search-option-${group}-${i}` })),
    }))
}

function toOption({ name, kind, spaces }: PlaceSuggestion) {
  return { name, note: spaces === 0 ? kind : `${kind} · ${spaces}` }
}

function toWordsOption(typed: string) {
  return { name: typed, label: `Search the words “${typed}”`, isWords: true }
}
