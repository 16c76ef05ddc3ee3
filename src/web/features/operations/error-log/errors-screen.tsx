import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { formatTime } from '#domain/format-dates.ts'
import { required } from '#domain/required.ts'
import { api } from '#web/platform/api.ts'
import { rowsOf } from '#web/platform/list-pages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { toast } from '#web/ui/toast.ts'
import { errorsQuery } from './queries.ts'

/** Recent errors, on the server and in browsers. */
export function ErrorsScreen() {
  const query = useInfiniteQuery(errorsQuery)
  const rows = rowsOf(query.data)
  return (
    <section aria-labelledby="errors">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="errors" className="text-xl">
          Errors
        </h2>
        {rows.some(({ isNew }) => isNew) && <MarkSeen upTo={required(rows[0]).id} />}
      </div>
      <PagedList query={query} things="errors" empty="Nothing has gone wrong in the last 30 days.">
        {(rows) => (
          <ul className="divide-y divide-rule overflow-hidden rounded-card border border-rule bg-card">
            {rows.map((error) => (
              <li key={error.id} className="p-4">
                <details>
                  <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-3 gap-y-1">
                    {error.isNew && <Badge variant="highlight">New</Badge>}
                    <Badge variant={error.source === 'server' ? 'danger' : 'accent'}>{error.source}</Badge>
                    <strong className="min-w-0 wrap-anywhere">{error.message}</strong>
                    <span className="text-sm text-ink-faint">
                      {error.place} · {formatTime(error.createdAt)}
                    </span>
                  </summary>
                  <p className="mt-2 text-sm text-ink-soft">
                    {error.userId ? `User ${error.userId} (${error.userRole})` : 'Guest'}
                    {error.requestId && ` · request ${error.requestId}`}
                    {error.userAgent && ` · ${error.userAgent}`}
                  </p>
                  {error.breadcrumbs.length > 0 && (
                    <ol className="mt-2 list-decimal pl-6 text-sm">
                      {error.breadcrumbs.map((crumb) => (
                        <li key={`${crumb.at}${crumb.message}`}>
                          {crumb.category}: {crumb.message}
                        </li>
                      ))}
                    </ol>
                  )}
                  {error.stack && (
                    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
                    <pre tabIndex={0} className="mt-2 overflow-x-auto rounded-control bg-sunk p-3 text-sm">
                      {error.stack}
                    </pre>
                  )}
                </details>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

/** Takes what is shown here off the list of what waits; it stays readable for its 30 days. */
function MarkSeen({ upTo }: { upTo: number }) {
  const queryClient = useQueryClient()
  const mark = useMutation({
    mutationFn: () => api('POST /api/admin/errors/seen', { body: { upTo } }),
    onError: (error) => toast({ title: 'Errors', description: error.message, variant: 'destructive' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['errors'] }),
  })
  return (
    <Button variant="outline" size="sm" pending={mark.isPending} onClick={() => mark.mutate()}>
      Mark all as seen
    </Button>
  )
}
