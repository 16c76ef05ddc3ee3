import type { AdType } from '#domain/vocabulary.ts'
import { listMedia, nameMedium } from './media-words.ts'
import { POPULAR_SEARCHES } from './popular-searches.ts'
import { listRecentSearches } from './recent-searches.ts'
import type { PlaceSuggestion } from './use-place-suggestions.ts'
import type { SellerSuggestion } from './use-seller-suggestions.ts'

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
  /** All spaces of a medium. */
  adType?: AdType
  /** The page of a seller. */
  sellerId?: number
  /** It has something to offer: it may be chosen by Enter before its name is complete. */
  isOffered?: boolean
}

export interface PlaceGroup {
  title: string
  places: PlaceOption[]
}

export interface Suggestions {
  places: readonly PlaceSuggestion[]
  sellers: readonly SellerSuggestion[]
}

/** Beside what matches; before anything is typed, all of them. */
const RECENT_BESIDE = 3

/** What is offered while something is typed, in groups; an id each. */
export function toGroups({ places, sellers }: Suggestions, text: string): PlaceGroup[] {
  const typed = text.trim()
  const named = (names: readonly string[]) => names.map((name) => ({ name }))
  const media = listMedia(typed).map(toMediumOption)
  const hasMatches = places.length + sellers.length + media.length > 0
  const recent = listRecentSearches(typed).slice(0, hasMatches ? RECENT_BESIDE : undefined)
  const shown = places.map(({ name }) => name.toLowerCase())
  const lists: { title: string; places: Omit<PlaceOption, 'id'>[] }[] = [
    { title: 'Media', places: media },
    { title: 'Places', places: places.map(toOption) },
    { title: 'Sellers', places: sellers.map(toSellerOption) },
    { title: 'Recent searches', places: named(recent.filter((name) => !shown.includes(name.toLowerCase()))) },
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
  return { name, note: spaces === 0 ? kind : `${kind} · ${spaces}`, isOffered: spaces > 0 }
}

function toMediumOption(adType: AdType) {
  return { name: nameMedium(adType), adType, isOffered: true }
}

function toSellerOption({ id, name, company, spaces }: SellerSuggestion) {
  const note = `seller · ${spaces}`
  return {
    name: company ?? name,
    ...(company && { label: `${company}, ${name}` }),
    note,
    sellerId: id,
    isOffered: true,
  }
}

function toWordsOption(typed: string) {
  return { name: typed, label: `Search the words “${typed}”`, isWords: true }
}

/**
 * The option that Enter takes where no arrow has chosen one: the first whose name completes the word that is being typed
 * ("tac": Tacoma). A word that is complete is searched for as it is; -1.
 */
export function firstToComplete(options: readonly Omit<PlaceOption, 'id'>[], text: string): number {
  const typed = text.trim().toLowerCase()
  if (typed.length < 2) return -1
  return options.findIndex(({ name, isOffered, isWords }) => {
    const next = name.toLowerCase().startsWith(typed) ? name.charAt(typed.length) : ''
    return isOffered && !isWords && /\p{L}/u.test(next)
  })
}

/** The option an arrow leads to, round and round; -1 is what was typed. */
export function moveChoice(index: number, step: number, count: number): number {
  const size = count + 1
  return ((index + 1 + step + size) % size) - 1
}
