import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ProofDutyList } from '#contract/booking/proofs.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { Button } from '#web/ui/button.tsx'
import { cn } from '#web/ui/cn.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Field } from '#web/ui/field.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { SearchForm } from '#web/ui/search-form.tsx'
import { Select } from '#web/ui/select.tsx'
import { BatchPanel } from '../batches/batch-panel.tsx'
import { CrewLinkPanel } from '../crew-links/crew-link-panel.tsx'
import { ProblemsPanel } from '../face-problems/problems-panel.tsx'
import type { OwedFilter } from './owed-filter.ts'
import {
  describeNone,
  describeOwed,
  groupByDay,
  listMarketOptions,
  listOwedTabs,
  toOwedFile,
} from './owed-words.ts'
import { proofDutiesQuery } from './queries.ts'

type OwedScreenProps = { filter: OwedFilter; nav: ReactNode }

/** All proof that a seller owes, by the day on which it is due. */
export function OwedScreen({ filter, nav }: OwedScreenProps) {
  const { data, isError, refetch } = useQuery(proofDutiesQuery(filter))
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      {nav}
      <header className="flex flex-col gap-1">
        <h1 className="text-3xl md:text-4xl">Proof</h1>
        <p className="text-lg text-ink-soft">What your bookings promise to show, by the day it is due.</p>
      </header>
      {data && <OwedTabs counts={data.counts} filter={filter} />}
      {data && <MarketChoice markets={data.markets} filter={filter} />}
      {isError && !data && (
        <ErrorState title="Your proof could not be loaded" headingLevel={2} onRetry={() => void refetch()} />
      )}
      {!data && !isError && <LoadingState label="Loading what is due..." />}
      {data && <OwedDays duties={data} filter={filter} />}
      <ProblemsPanel />
      <BatchPanel />
      <CrewLinkPanel words={filter.q ?? filter.market ?? ''} />
    </div>
  )
}

function OwedTabs({ counts, filter }: { counts: ProofDutyList['counts']; filter: OwedFilter }) {
  const navigate = useNavigate({ from: '/sell/proof' })
  const { q } = filter
  return (
    <div className="flex flex-col gap-4">
      <nav aria-label="Proof by what is next">
        <ul className="flex flex-wrap gap-2">
          {listOwedTabs(counts, filter).map(({ show, label, isShown }) => (
            <li key={label}>
              <Button
                size="sm"
                variant={isShown ? 'default' : 'outline'}
                render={
                  <Link
                    to="/sell/proof"
                    search={{ ...(show && { show }), ...(q && { q }) }}
                    aria-current={isShown ? 'page' : undefined}
                  />
                }
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      </nav>
      <SearchForm
        label="Words"
        hideLabel
        placeholder="Town, space, unit or brand"
        q={q ?? ''}
        action="/sell/proof"
        onSearch={(words) =>
          void navigate({ search: { ...(filter.show && { show: filter.show }), ...(words && { q: words }) } })
        }
      >
        {filter.show && <input type="hidden" name="show" value={filter.show} />}
      </SearchForm>
    </div>
  )
}

/** Where there are several: one market is a crew's day. */
function MarketChoice({ markets, filter }: { markets: ProofDutyList['markets']; filter: OwedFilter }) {
  const navigate = useNavigate({ from: '/sell/proof' })
  if (markets.length < 2 && filter.market === undefined) return null
  const { market: _, ...others } = filter
  return (
    <Field label="Market" className="noscript:hidden sm:w-80">
      <Select
        value={filter.market ?? ''}
        options={listMarketOptions(markets)}
        onChange={({ target: { value } }) =>
          void navigate({ search: { ...others, ...(value && { market: value }) }, resetScroll: false })
        }
      />
    </Field>
  )
}

function OwedDays({ duties: { items, total }, filter }: { duties: ProofDutyList; filter: OwedFilter }) {
  const toHref = useApiHref()
  if (items.length === 0)
    return <EmptyState title={describeNone(filter)}>What is due comes here, and to you by mail.</EmptyState>
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="self-start print:hidden"
        render={
          <a href={toHref(toOwedFile(filter))}>
            <Download aria-hidden="true" />
            CSV
          </a>
        }
      />
      {groupByDay(items).map(({ title, isLate, items: of }) => (
        <section key={title} aria-label={title} className="flex flex-col gap-1">
          <h2 className={cn('text-xl', isLate && 'text-accent-text')}>{title}</h2>
          <ul className="flex flex-col divide-y divide-rule border-y border-rule">
            {of.map((item) => (
              <li key={`${item.bookingId} ${item.key}`}>
                <OwedRow item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {total > items.length && (
        <p className="text-ink-soft">
          {`The first ${items.length} of ${total.toLocaleString('en-US')}: the rest comes up as these are done.`}
        </p>
      )}
    </>
  )
}

function OwedRow({ item }: { item: ProofDutyList['items'][number] }) {
  const more = describeOwed(item)
  return (
    <Link
      to="/bookings/$id"
      params={{ id: String(item.bookingId) }}
      hash="proof"
      className="flex min-h-14 flex-col gap-0.5 py-3 wrap-anywhere hover:bg-sunk/60"
    >
      <span className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{item.space}</span>
        <span className="text-sm text-ink-faint tabular-nums">{item.reference}</span>
      </span>
      <span>{`${item.title}: ${item.placement}`}</span>
      <span className="text-sm text-ink-soft">
        {[item.place, item.brand, more].filter(Boolean).join(' · ')}
      </span>
    </Link>
  )
}
