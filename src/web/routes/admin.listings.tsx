import { createFileRoute } from '@tanstack/react-router'
import { EditsScreen } from '../features/listings/reviews/edits-screen.tsx'
import { countsQuery, editsQuery, submissionsQuery } from '../features/listings/reviews/queries.ts'
import { parseReviewFilter } from '../features/listings/reviews/review-filter.ts'
import { ReviewScreen } from '../features/listings/reviews/review-screen.tsx'

export const Route = createFileRoute('/admin/listings')({
  validateSearch: parseReviewFilter,
  // parameters unknown to the filter are kept in the search but are not filters
  loaderDeps: ({ search }) => parseReviewFilter({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    // in the browser the screen fetches on its own and shows cached data meanwhile
    if (import.meta.env.SSR) {
      await Promise.allSettled([
        deps.queue
          ? queryClient.infiniteQuery({ ...editsQuery, retry: false })
          : queryClient.infiniteQuery({ ...submissionsQuery(deps), retry: false }),
        queryClient.query({ ...countsQuery(deps.q), retry: false }),
      ])
    }
    return { renderedAt: Date.now() }
  },
  component: AdminListingsPage,
})

function AdminListingsPage() {
  const filter = parseReviewFilter({ ...Route.useSearch() })
  const navigate = Route.useNavigate()
  const { renderedAt } = Route.useLoaderData()
  if (filter.queue) return <EditsScreen filter={filter} now={new Date(renderedAt)} />
  return (
    <ReviewScreen
      filter={filter}
      now={new Date(renderedAt)}
      onSearch={(q) => void navigate({ search: { ...filter, q: q || undefined } })}
    />
  )
}
