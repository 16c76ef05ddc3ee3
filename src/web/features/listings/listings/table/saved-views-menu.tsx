import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ViewsMenu } from '#web/listing-parts/views-menu.tsx'
import { keepViews, savedViewsQuery, withoutView, withView } from '../own/saved-views.ts'
import type { SpacesSearch } from '../own/spaces-search.ts'

/** Views by name, and the present one as a new one. */
export function SavedViews({ search }: { search: SpacesSearch }) {
  const queryClient = useQueryClient()
  const { data: views, error } = useQuery(savedViewsQuery)
  const keep = useMutation({
    mutationFn: keepViews,
    onSuccess: (kept) => queryClient.setQueryData(savedViewsQuery.queryKey, kept),
  })
  return (
    <ViewsMenu
      views={views}
      toView={(view) => <Link to="/sell" search={view} />}
      isKeeping={keep.isPending}
      error={keep.error ?? error}
      onSave={(name, onSaved) =>
        views && keep.mutate(withView(views, { name, search }), { onSuccess: onSaved })
      }
      onRemove={(name) => views && keep.mutate(withoutView(views, name))}
    />
  )
}
