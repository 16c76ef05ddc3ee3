import { FAVORITES_OWNER_KEY, favorites } from '#web/listing-parts/listing-marks.ts'
import { api } from '#web/platform/api.ts'
import { readJson, writeJson } from '#web/platform/stored-set.ts'
import { toast } from '#web/ui/toast.ts'
import { forgetLocalSearches, listLocalSearches } from './saved-searches.ts'

/** What was kept as a guest goes into the account; from now on every mark is told to it. */
export async function enterAccount(userId: number): Promise<void> {
  const owner = readJson(FAVORITES_OWNER_KEY)
  const ids = owner === undefined ? [...favorites.snapshot()] : []
  favorites.onSet(tellAccount)
  const kept =
    ids.length > 0 ? await api('POST /api/favorites', { body: { ids } }) : await api('GET /api/favorites', {})
  favorites.replace(kept.toReversed())
  writeJson(FAVORITES_OWNER_KEY, userId)
  await mergeSearches()
}

/** What an account holds does not stay behind on a shared computer. */
export function leaveAccount(): void {
  favorites.onSet(null)
  if (readJson(FAVORITES_OWNER_KEY) === undefined) return
  favorites.replace([])
  writeJson(FAVORITES_OWNER_KEY, null)
}

async function mergeSearches(): Promise<void> {
  const searches = listLocalSearches().map(({ name, search }) => ({ name, search }))
  if (searches.length === 0) return
  // the oldest first, as they were made
  await api('POST /api/saved-searches/merge', { body: { searches: searches.toReversed() } })
  forgetLocalSearches()
}

function tellAccount(id: number, isIn: boolean): void {
  const told = isIn
    ? api('POST /api/favorites', { body: { ids: [id] } })
    : api('DELETE /api/favorites/:id', { params: { id } })
  told.catch((error: Error) => {
    favorites.restore(id, !isIn)
    toast({ title: 'Error', description: error.message, variant: 'destructive' })
  })
}
