import type { QueryClient } from '@tanstack/react-query'
import { FAVORITES_OWNER_KEY, favorites } from '#web/listing-parts/listing-marks.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { readJson, writeJson } from '#web/platform/stored-value.ts'
import { toast } from '#web/ui/toast.ts'
import { eraseLocalSearches, listLocalSearches } from './saved-searches.ts'

/** Ids marked by a guest that did not fit into the account: they wait in this browser for the next sign-in. */
const WAITING_KEY = 'placard.favorites-waiting'

interface Presence {
  /** Whether the account still is: what it has marked is not kept for whoever comes after it. */
  isHere: () => boolean
  /** Once the account has a mark that was made here. */
  onMarked?: (id: number) => void
}

/**
 * Merges a guest's favorites and searches into the account on sign-in; from then on every mark is sent to it.
 */
export async function enterAccount(
  userId: number,
  queryClient: QueryClient,
  { isHere, onMarked }: Presence,
): Promise<void> {
  if (!isHere()) return
  const owner = readJson(FAVORITES_OWNER_KEY)
  const ids = [...new Set([...listWaiting(), ...(owner === undefined ? favorites.snapshot() : [])])]
  favorites.onSet((id, isIn) => isHere() && syncAccount(id, isIn, onMarked))
  const kept = (ids.length > 0 && (await addAll(ids))) || (await api('GET /api/favorites', {}))
  if (!isHere()) return
  favorites.replace(kept.toReversed())
  writeJson(FAVORITES_OWNER_KEY, userId)
  await mergeSearches()
  await queryClient.invalidateQueries({ queryKey: ['saved'] })
}

function listWaiting(): number[] {
  const stored = readJson(WAITING_KEY)
  return Array.isArray(stored) ? stored.filter((id) => Number.isInteger(id)) : []
}

/** @returns all ids of the account; nothing where these do not fit into it */
async function addAll(ids: number[]): Promise<number[] | undefined> {
  const kept = await toastIfFull(() => api('POST /api/favorites', { body: { ids } }))
  writeJson(WAITING_KEY, kept ? null : ids)
  return kept
}

async function mergeSearches(): Promise<void> {
  const searches = listLocalSearches().map(({ name, search }) => ({ name, search }))
  if (searches.length === 0) return
  // oldest first, to preserve the order of creation
  const body = { searches: searches.toReversed() }
  const merged = await toastIfFull(() => api('POST /api/saved-searches/merge', { body }))
  if (merged) eraseLocalSearches()
}

/** What an account has no room for stays in this browser. */
async function toastIfFull<T>(merge: () => Promise<T>): Promise<T | undefined> {
  try {
    return await merge()
  } catch (error) {
    if (!(error instanceof ApiError && [400, 409].includes(error.status))) throw error
    const description = `${error.message} What you kept before signing in waits in this browser.`
    toast({ title: 'Your account is full', description, variant: 'destructive' })
  }
}

function syncAccount(id: number, isIn: boolean, onMarked?: (id: number) => void): void {
  const told = isIn
    ? api('POST /api/favorites', { body: { ids: [id] } })
    : api('DELETE /api/favorites/:id', { params: { id } })
  told.then(
    () => isIn && onMarked?.(id),
    (error: Error) => {
      favorites.restore(id, !isIn)
      toast({ title: 'Error', description: error.message, variant: 'destructive' })
    },
  )
}
