import { POPULAR_SEARCHES } from './popular-searches.ts'
import { listRecentSearches } from './recent-searches.ts'
import type { PlaceSuggestion } from './use-place-suggestions.ts'

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

/** What is offered while a place is typed, in groups; an id each. */
export function toGroups(suggestions: PlaceSuggestion[], text: string): PlaceGroup[] {
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

/** The option an arrow leads to, round and round; -1 is what was typed. */
export function moveChoice(index: number, step: number, count: number): number {
  const size = count + 1
  return ((index + 1 + step + size) % size) - 1
}
