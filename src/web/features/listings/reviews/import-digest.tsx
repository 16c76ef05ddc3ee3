import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ImportDigest as Digest, ImportReview } from '#contract/listings/reviews-imports.ts'
import { rowsOf, totalOf } from '#web/platform/list-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NextPage } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { importDigestQuery, importSpacesQuery } from './import-queries.ts'
import { listCounted, WHY_LABELS } from './import-words.ts'
import { ImportedList, type LeaveOut } from './imported-list.tsx'

type ImportDigestProps = { review: ImportReview; leaveOut: LeaveOut }

/** What is looked at instead of each space: counts, warnings, possible doubles and a sample; all of them on demand. */
export function ImportDigest({ review, leaveOut }: ImportDigestProps) {
  const { data, error, refetch } = useQuery(importDigestQuery(review))
  const [isWhole, setWhole] = useState(false)
  if (error && !data)
    return <ErrorState title="This import could not be loaded" onRetry={() => void refetch()} />
  if (!data) return <LoadingState label="Loading the import..." />
  return (
    <div className="flex flex-col gap-4">
      <Counts digest={data} />
      {data.duplicates.length > 0 && (
        <Group title="May be listed already">
          <ImportedList label="May be listed already" spaces={data.duplicates} leaveOut={leaveOut} />
        </Group>
      )}
      {isWhole ? (
        <Whole review={review} leaveOut={leaveOut} />
      ) : (
        <>
          <Sample digest={data} leaveOut={leaveOut} />
          <Button variant="outline" size="sm" className="self-start" onClick={() => setWhole(true)}>
            Show all {review.waiting.toLocaleString('en-US')}
          </Button>
        </>
      )}
    </div>
  )
}

function Counts({ digest: { kinds, markets, warnings } }: { digest: Digest }) {
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
      <dt className="text-ink-soft">Kinds</dt>
      <dd>{listCounted(kinds)}</dd>
      <dt className="text-ink-soft">Markets</dt>
      <dd>{listCounted(markets)}</dd>
      {warnings.length > 0 && (
        <>
          <dt className="text-ink-soft">Look at</dt>
          <dd>
            <ul>
              {warnings.map(({ text, spaces }) => (
                <li key={text}>
                  <strong className="tabular-nums">{spaces.toLocaleString('en-US')}</strong> {text}
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </dl>
  )
}

function Sample({ digest, leaveOut }: { digest: Digest; leaveOut: LeaveOut }) {
  return (['first', 'odd', 'priciest'] as const).map((why) => {
    const spaces = digest.sample.filter((space) => space.why === why)
    return (
      spaces.length > 0 && (
        <Group key={why} title={WHY_LABELS[why]}>
          <ImportedList label={WHY_LABELS[why]} spaces={spaces} leaveOut={leaveOut} />
        </Group>
      )
    )
  })
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-sm font-semibold text-ink-soft">{title}</h3>
      {children}
    </section>
  )
}

function Whole({ review, leaveOut }: ImportDigestProps) {
  const query = useInfiniteQuery(importSpacesQuery(review))
  const spaces = rowsOf(query.data)
  return (
    <Group title="All that wait">
      {query.isPending && <LoadingState label="Loading spaces..." />}
      <ImportedList label="All that wait" spaces={spaces} leaveOut={leaveOut} />
      <NextPage query={query} progress={`Showing ${spaces.length} of ${totalOf(query.data)}`} />
    </Group>
  )
}
