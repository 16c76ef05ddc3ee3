import { queryOptions } from '@tanstack/react-query'
import type { SavedSearch, SearchParams } from '#contract/discovery/saved.ts'
import type { Cadence } from '#domain/discovery/alert-rules.ts'
import { LIMITS } from '#domain/limits.ts'
import { api } from '#web/platform/api.ts'
import { readJson, writeJson } from '#web/platform/stored-value.ts'

interface Named {
  name: string
  search: SearchParams
  /** How it tells what it finds, in an account. */
  cadence?: Cadence
}

/** Saved searches: in local storage for guests, in the account otherwise. */
export interface SearchStore {
  list(): Promise<SavedSearch[]>
  /** @throws Error with a message for the user, e.g. when the name is taken */
  save(given: Named): Promise<SavedSearch>
  rename(id: number, name: string): Promise<SavedSearch>
  remove(id: number): Promise<void>
}

export const searchStore = (isSignedIn: boolean): SearchStore =>
  isSignedIn ? accountSearches : localSearches

export const savedSearchesQuery = (isSignedIn: boolean) =>
  queryOptions({
    queryKey: ['saved', 'searches', isSignedIn] as const,
    queryFn: () => searchStore(isSignedIn).list(),
  })

const accountSearches: SearchStore = {
  list: () => api('GET /api/saved-searches', {}),
  save: (body) => api('POST /api/saved-searches', { body }),
  rename: (id, name) => api('PATCH /api/saved-searches/:id', { params: { id }, body: { name } }),
  async remove(id) {
    await api('DELETE /api/saved-searches/:id', { params: { id } })
  },
}

const KEY = 'placard.saved-searches'
const MAX_SAVED = 50

const localSearches: SearchStore = {
  list: async () => listLocalSearches(),
  async save({ name, search }) {
    const kept = listLocalSearches()
    const trimmed = checkName(name, kept)
    if (kept.length >= MAX_SAVED)
      throw new Error(`This browser keeps ${MAX_SAVED} searches. Delete one, or sign in to keep more.`)
    const made = { id: Date.now(), name: trimmed, search, createdAt: new Date().toISOString() }
    writeJson(KEY, [made, ...kept])
    return made
  },
  async rename(id, name) {
    const kept = listLocalSearches()
    const found = kept.find((one) => one.id === id)
    if (!found) throw new Error('There is no such saved search')
    const others = kept.filter((one) => one !== found)
    const renamed = { ...found, name: checkName(name, others) }
    writeJson(
      KEY,
      kept.map((one) => (one === found ? renamed : one)),
    )
    return renamed
  },
  async remove(id) {
    writeJson(
      KEY,
      listLocalSearches().filter((one) => one.id !== id),
    )
  },
}

/** A guest's saved searches in local storage, latest first. */
export function listLocalSearches(): SavedSearch[] {
  const stored = readJson(KEY)
  return Array.isArray(stored) ? stored.filter(isSearch) : []
}

export function eraseLocalSearches(): void {
  writeJson(KEY, [])
}

function isSearch(item: Partial<SavedSearch> | null): item is SavedSearch {
  return typeof item?.id === 'number' && typeof item.name === 'string' && typeof item.search === 'object'
}

function checkName(name: string, others: SavedSearch[]): string {
  const trimmed = name.trim().slice(0, LIMITS.savedSearchName.max)
  if (trimmed === '') throw new Error('Give the search a name')
  if (others.some((other) => other.name.toLowerCase() === trimmed.toLowerCase()))
    throw new Error('You already have a search with this name')
  return trimmed
}
