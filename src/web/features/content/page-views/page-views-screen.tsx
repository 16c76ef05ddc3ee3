import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#web/platform/api.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { SparkChart } from '#web/ui/spark-chart.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#web/ui/table.tsx'
import { formatShare, sumViews } from './share.ts'

const SPANS = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const
type Span = (typeof SPANS)[number]['value']

const pageViewsQuery = (days: Span) =>
  queryOptions({
    queryKey: ['page-views', days],
    queryFn: ({ signal }) => api('GET /api/admin/page-views', { query: { days }, signal }),
    staleTime: 0,
  })

/** Page views: totals by page and day, nothing per visitor. */
export function PageViewsScreen() {
  const [span, setSpan] = useState<Span>('30')
  const { data, error, refetch } = useQuery(pageViewsQuery(span))
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">Visits</h2>
        <SegmentedControl legend="Span" options={SPANS} value={span} onValueChange={setSpan} />
      </div>
      <p className="mt-1 max-w-prose text-sm text-ink-soft">
        Counted on this server, in totals, without cookies. Machines, and browsers that ask not to be tracked,
        are left out.
      </p>
      {error && (
        <ErrorState title="The visits could not be loaded" onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <LoadingState label="Loading visits..." />}
      {data && <Counts {...data} />}
    </>
  )
}

type CountsProps = {
  days: readonly { day: string; views: number }[]
  pages: readonly { path: string; views: number }[]
}

function Counts({ days, pages }: CountsProps) {
  const total = sumViews(days)
  if (total === 0)
    return <EmptyState title="No visits yet">Pages are counted from the moment they are opened.</EmptyState>
  return (
    <div className="mt-5 grid items-start gap-5 lg:grid-cols-[1fr_2fr]">
      <Card className="p-5">
        <p className="text-sm text-ink-soft">Pages opened</p>
        <p className="price text-4xl">{total.toLocaleString('en-US')}</p>
        <SparkChart
          className="mt-4"
          caption="By day; today"
          points={days.map(({ day, views }) => ({ label: day, value: views }))}
        />
      </Card>
      <Table caption="Pages, most opened first">
        <TableHeader>
          <TableRow>
            <TableHead>Page</TableHead>
            <TableHead numeric>Opened</TableHead>
            <TableHead numeric>Share</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {pages.map(({ path, views }) => (
            <TableRow key={path}>
              <TableCell className="wrap-anywhere">{path}</TableCell>
              <TableCell numeric>{views.toLocaleString('en-US')}</TableCell>
              <TableCell numeric>{formatShare(views, total)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}
