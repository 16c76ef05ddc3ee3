import { queryOptions } from '@tanstack/react-query'
import { MAX_VIEWS } from '#web/listing-parts/why-not-saved.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { readJson, writeJson } from '#web/platform/stored-value.ts'
import { parseSpacesSearch, type SpacesSearch } from './spaces-search.ts'

/** A table as somebody wants to find it again: what it is filtered by, sorted by and shows. */
export interface SavedView {
  name: string
  search: SpacesSearch
}

const MAX_NAME = 40
/** Where this browser kept them before accounts did. */
const LOCAL_KEY = 'sell-views'

/** Of the account; oldest first. What this browser had kept is moved there, once. */
export const savedViewsQuery = queryOptions({
  queryKey: ['space-views'] as const,
  queryFn: async ({ signal }) => {
    const kept = parseViews(await api('GET /api/my/space-views', { signal }))
    const local = parseViews(readJson(LOCAL_KEY)).filter(
      ({ name }) => !kept.some((view) => view.name === name),
    )
    const moved = local.slice(0, MAX_VIEWS - kept.length)
    if (moved.length === 0) return kept
    try {
      const merged = await keepViews([...kept, ...moved])
      writeJson(LOCAL_KEY, local.length > moved.length ? local.slice(moved.length) : null)
      return merged
    } catch (error) {
      // a name that accounts do not take stays with this browser, and keeps nobody from the rest
      if (error instanceof ApiError && error.status === 400) return kept
      throw error
    }
  },
  staleTime: 60_000,
})

/** In place of what the account has. @throws ApiError */
export async function keepViews(views: readonly SavedView[]): Promise<readonly SavedView[]> {
  const body = { views: views.map(({ name, search }) => ({ name, search: { ...search } })) }
  return parseViews(await api('PUT /api/my/space-views', { body }))
}

export function parseViews(stored: unknown): readonly SavedView[] {
  if (!Array.isArray(stored)) return []
  return stored
    .flatMap((one: unknown) => {
      const { name, search } = (one ?? {}) as Record<string, unknown>
      if (typeof name !== 'string' || name.trim() === '') return []
      return [
        {
          name: name.trim().slice(0, MAX_NAME),
          search: parseSpacesSearch({ ...((search ?? {}) as Record<string, unknown>) }),
        },
      ]
    })
    .slice(-MAX_VIEWS)
}

/** With the view: one of the same name is replaced. The page is none of it. */
export function withView(views: readonly SavedView[], { name, search }: SavedView): readonly SavedView[] {
  const { page: _page, ...rest } = search
  return parseViews([...views.filter((view) => view.name !== name.trim()), { name, search: rest }])
}

export function withoutView(views: readonly SavedView[], name: string): readonly SavedView[] {
  return views.filter((view) => view.name !== name)
}
