import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { FailedJob } from '#contract/operations/jobs.ts'
import { formatTime } from '#domain/format-dates.ts'
import { api } from '#web/platform/api.ts'
import { rowsOf } from '#web/platform/list-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { PagedList } from '#web/ui/paged-list.tsx'
import { toast } from '#web/ui/toast.ts'
import { failedJobsQuery } from './queries.ts'

/** Background jobs with no retries left, or failing again and again: mail that could not be sent, sites that could not be reached. */
export function FailedJobs() {
  const query = useInfiniteQuery(failedJobsQuery)
  // renders nothing while no job has failed
  if (query.data && rowsOf(query.data).length === 0) return null
  return (
    <section aria-labelledby="failed-jobs" className="mb-8">
      <h2 id="failed-jobs" className="mb-3 text-xl">
        Failed jobs
      </h2>
      <PagedList query={query} things="failed jobs" empty="Every job was done.">
        {(rows) => (
          <ul className="divide-y divide-rule overflow-hidden rounded-card border border-rule bg-card">
            {rows.map((job) => (
              <FailedJobRow key={job.id} job={job} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

function FailedJobRow({ job }: { job: FailedJob }) {
  const queryClient = useQueryClient()
  const described = (title: string) => ({
    onSuccess: () => toast({ title, description: job.task }),
    onError: (error: Error) =>
      toast({ title: job.task, description: error.message, variant: 'destructive' as const }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: ['failed-jobs'] }),
  })
  const params = { id: job.id }
  const retry = useMutation({
    mutationFn: () => api('POST /api/admin/jobs/:id/retry', { params }),
    ...described('Job started again'),
  })
  const drop = useMutation({
    mutationFn: () => api('DELETE /api/admin/jobs/:id', { params }),
    ...described('Job given up'),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1">
        <strong>{job.task}</strong> <span className="wrap-anywhere">{job.reason}</span>
        <p className="text-sm text-ink-faint">
          Job {job.id} · {job.attempts === 1 ? '1 try' : `${job.attempts} tries`} · {formatTime(job.failedAt)}
          {job.isRetried && ' · retried automatically'}
        </p>
      </div>
      <Button
        variant="ghost"
        size="sm"
        pending={drop.isPending}
        onClick={() => drop.mutate()}
        aria-label={`Give up ${job.task} ${job.id}`}
      >
        Give up
      </Button>
      <Button
        variant="outline"
        size="sm"
        pending={retry.isPending}
        onClick={() => retry.mutate()}
        aria-label={`Retry ${job.task} ${job.id}`}
      >
        Retry
      </Button>
    </li>
  )
}
