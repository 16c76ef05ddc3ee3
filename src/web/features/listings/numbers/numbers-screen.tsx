import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MyNumbers } from '#contract/listings/numbers.ts'
import { MEASURE_LABELS } from '#domain/ground/funnel.ts'
import { AD_TYPE_LABELS, type AdType } from '#domain/vocabulary.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Stat } from '#web/ui/stat.tsx'
import { GroupTable } from './group-table.tsx'
import { IncomeSection } from './income.tsx'
import { DEFAULT_SPAN, type NumbersState } from './numbers-state.ts'
import { NumbersTable } from './numbers-table.tsx'
import { numbersQuery } from './queries.ts'
import { SpanLinks } from './span-links.tsx'
import { describeTrend } from './trend-words.ts'

interface NumbersScreenProps {
  state: NumbersState
  nav: ReactNode
}

const SHOWN = ['appearances', 'views', 'saves', 'contacts', 'enquiries', 'bookings'] as const

/** What is counted of all spaces of a seller. */
export function NumbersScreen({ state, nav }: NumbersScreenProps) {
  const toHref = useApiHref()
  const { data, error, refetch } = useQuery(numbersQuery(state))
  const days = state.days ?? DEFAULT_SPAN
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 px-4 py-8 md:px-6">
      {nav}
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-3xl md:text-4xl">Numbers</h1>
          <p className="max-w-prose text-ink-soft">
            How often your spaces were seen, and what came of it. We track nobody: bots, your own visits and
            people who ask not to be counted are left out.
          </p>
        </div>
        <Button variant="outline" render={<a href={toHref(`/api/my/numbers.csv?days=${days}`)} download />}>
          <Download aria-hidden="true" />
          Download CSV
        </Button>
      </header>
      <SpanLinks to="/sell/numbers" search={state} days={days} />
      {error && !data && <ErrorState title={error.message} headingLevel={2} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingState label="Loading your numbers..." />}
      {data?.total === 0 && (
        <EmptyState title="No spaces yet">Numbers begin with the first space you list.</EmptyState>
      )}
      {data && data.total > 0 && <Numbers data={data} state={state} />}
    </div>
  )
}

function Numbers({ data, state }: { data: MyNumbers; state: NumbersState }) {
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
        {SHOWN.map((measure) => (
          <Stat
            key={measure}
            label={MEASURE_LABELS[measure]}
            value={data.totals[measure].toLocaleString('en-US')}
            note={describeTrend(data.totals[measure], data.before[measure], data.days)}
          />
        ))}
      </dl>
      {data.income && <IncomeSection income={data.income} days={data.days} toKindLabel={toKindLabel} />}
      {data.total > 1 && (
        <>
          <GroupTable caption="By kind" label="Kind" groups={data.kinds} nameOf={toKindLabel} />
          <GroupTable caption="By market" label="Market" groups={data.markets} nameOf={(name) => name} />
        </>
      )}
      <NumbersTable data={data} state={state} />
    </>
  )
}

function toKindLabel(name: string): string {
  return AD_TYPE_LABELS[name as AdType] ?? name
}
