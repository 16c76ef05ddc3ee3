import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { NumberSpan, SpaceNumbers } from '#contract/listings/numbers.ts'
import { MEASURE_LABELS } from '#domain/ground/funnel.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FunnelBars } from '#web/ui/funnel-bars.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { TrendChart } from '#web/ui/trend-chart.tsx'
import { describeFunnel, describeShare } from './funnel-words.ts'
import { spaceNumbersQuery } from './queries.ts'
import { SpanLinks } from './span-links.tsx'

interface SpaceNumbersScreenProps {
  id: string
  days: NumberSpan
  nav: ReactNode
}

/** One space: its days, and how seeing it led to a booking, beside similar spaces of others. */
export function SpaceNumbersScreen({ id, days, nav }: SpaceNumbersScreenProps) {
  const { data, error, refetch } = useQuery(spaceNumbersQuery(id, days))
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-8 md:px-6">
      {nav}
      <Link to="/sell/numbers" search={{ days }} className="link w-fit">
        All your spaces
      </Link>
      {error && !data && <ErrorState title={error.message} headingLevel={1} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState label="Loading the numbers of this space..." />}
      {data && <Numbers data={data} id={id} days={days} />}
    </div>
  )
}

function Numbers({ data, id, days }: { data: SpaceNumbers; id: string; days: NumberSpan }) {
  const toHref = useApiHref()
  const { space, byDay, funnel } = data
  const series = (['appearances', 'views'] as const).map((measure) => ({
    label: MEASURE_LABELS[measure],
    values: byDay.map(({ counts }) => counts[measure]),
  }))
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-3xl wrap-anywhere">{space.title}</h1>
          <p className="mt-1 text-ink-soft">{describeFunnel(data)}</p>
        </div>
        <Button
          variant="outline"
          render={<a href={toHref(`/api/my/numbers/${id}/days.csv?days=${days}`)} download />}
        >
          <Download aria-hidden="true" />
          Download CSV
        </Button>
      </header>
      <SpanLinks to="/sell/numbers/$id" id={id} search={{}} days={days} />
      <Card className="p-4 md:p-5">
        <TrendChart
          caption={`By day, the last ${days} days`}
          points={byDay.map(({ day }) => day)}
          series={series}
        />
      </Card>
      <Card className="flex flex-col gap-4 p-4 md:p-5">
        <h2 className="text-xl">From seen to booked</h2>
        <FunnelBars
          caption={`${space.title}, the last ${days} days`}
          medianLabel="Similar, median"
          bars={funnel.map((step) => ({
            key: step.measure,
            label: MEASURE_LABELS[step.measure],
            count: step.count,
            share: describeShare(step),
            median: data.similar?.medians[step.measure] ?? null,
          }))}
        />
        <Similar similar={data.similar} />
      </Card>
    </>
  )
}

function Similar({ similar }: Pick<SpaceNumbers, 'similar'>) {
  if (!similar) return <p className="text-ink-soft">Not enough similar spaces yet</p>
  return (
    <details>
      <summary className="link w-fit cursor-pointer py-1">Compared with {similar.words}</summary>
      <ul className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {similar.spaces.map(({ id, title }) => (
          <li key={id} className="min-w-0 truncate">
            <Link to="/listing/$id" params={{ id: String(id) }} className="link">
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}
