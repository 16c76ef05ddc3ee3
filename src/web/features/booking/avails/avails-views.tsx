import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ViewsMenu } from '#web/listing-parts/views-menu.tsx'
import { api } from '#web/platform/api.ts'
import type { AvailsSearch } from './avails-search.ts'
import { type AvailsView, openAvailsView, parseAvailsViews, withAvailsView } from './parse-views.ts'
import { availsViewsQuery } from './queries.ts'

const query = { screen: 'avails' } as const

/** Views of the grid by name: what it is filtered by, and its columns. */
export function AvailsViews({ search }: { search: AvailsSearch }) {
  const queryClient = useQueryClient()
  const { data: views, error } = useQuery(availsViewsQuery)
  const keep = useMutation({
    mutationFn: async (next: readonly AvailsView[]) => {
      const body = { views: next.map((view) => ({ name: view.name, search: { ...view.search } })) }
      return parseAvailsViews(await api('PUT /api/my/space-views', { query, body }))
    },
    onSuccess: (kept) => queryClient.setQueryData(availsViewsQuery.queryKey, kept),
  })
  return (
    <ViewsMenu
      views={views}
      toView={(view) => <Link to="/sell/avails" search={openAvailsView(view, search)} />}
      isKeeping={keep.isPending}
      error={keep.error ?? error}
      onSave={(name, onSaved) =>
        views && keep.mutate(withAvailsView(views, { name, search }), { onSuccess: onSaved })
      }
      onRemove={(name) => views && keep.mutate(views.filter((view) => view.name !== name))}
    />
  )
}
