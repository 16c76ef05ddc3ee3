import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportReview } from '#contract/listings/reviews-imports.ts'
import { relativeDate } from '#domain/format-dates.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { ImportDigest } from './import-digest.tsx'
import { approveLabel, describeImport, describeRun } from './import-words.ts'
import { useRefresh } from './use-decide.ts'

/** One import of the queue: what is in it, and one press that approves it. */
export function ImportCard({ review, now }: { review: ImportReview; now: Date }) {
  const [isOpen, setOpen] = useState(false)
  const [out, setOut] = useState<ReadonlySet<number>>(new Set())
  const refresh = useRefresh()
  const { id, waiting, seenAt, seller, run } = review
  const approve = useMutation({
    mutationFn: (seen: string) =>
      api('POST /api/admin/imports/:id/approve', {
        params: { id },
        body: { seenAt: seen, leaveOut: [...out] },
      }),
    onSuccess: () => setOut(new Set()),
    onSettled: () => void refresh(),
  })
  const toggle = (spaceId: number) => setOut((ids) => toggled(ids, spaceId))
  const titleId = `import-${id}`
  return (
    <Card render={<section aria-labelledby={titleId} />} className="flex flex-col gap-4 p-4 md:p-5">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <h2 id={titleId} className="text-lg wrap-anywhere">
            {describeImport(review)}
          </h2>
          <p className="text-sm text-ink-soft">
            {seller.name ?? seller.username}
            <span className="text-ink-faint"> · {relativeDate(new Date(review.createdAt), now)}</span>
          </p>
        </div>
        {waiting > 0 && seenAt && !run?.isRunning && (
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? 'Close' : 'Look inside'}
            </Button>
            <Button
              size="sm"
              pending={approve.isPending}
              disabled={out.size >= waiting}
              onClick={() => approve.mutate(seenAt)}
            >
              {approveLabel(waiting, out.size)}
            </Button>
          </div>
        )}
      </header>
      <FormError>{approve.error?.message}</FormError>
      {run && <Run run={run} />}
      {isOpen && waiting > 0 && !run?.isRunning && (
        <ImportDigest review={review} leaveOut={{ ids: out, toggle }} />
      )}
    </Card>
  )
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

function Run({ run }: { run: NonNullable<ImportReview['run']> }) {
  const { title, words, percent } = describeRun(run)
  return (
    <div role="status" className="flex flex-col gap-1 text-sm">
      <p className="font-semibold tabular-nums">{title}</p>
      {run.isRunning && <Progress label="Approving" percent={percent} showValue />}
      {words.map((line) => (
        <p key={line} className="text-ink-soft">
          {line}
        </p>
      ))}
      {run.failures.length > 0 && (
        <ul className="list-disc pl-5">
          {run.failures.map(({ id, title: space, problem }) => (
            <li key={id}>
              <a href={`/listing/${id}`} className="link">
                {space}
              </a>
              : {problem}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
