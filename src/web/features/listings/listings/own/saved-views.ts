import { createStored } from '#web/platform/stored-value.ts'
import { parseSpacesSearch, type SpacesSearch } from './spaces-search.ts'

/** A table as somebody wants to find it again: what it is filtered by, sorted by and shows. */
export interface SavedView {
  name: string
  search: SpacesSearch
}

const MAX_VIEWS = 20
const MAX_NAME = 40

/** Of this browser; oldest first. */
export const savedViews = createStored<readonly SavedView[]>('sell-views', parseViews, (views) => views)

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
