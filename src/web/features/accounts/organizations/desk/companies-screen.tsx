import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ManagedCompany } from '#contract/accounts/organizations-companies.ts'
import { rowsOf, totalOf } from '#web/platform/list-pages.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { NextPage } from '#web/ui/load-more.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { SearchForm } from '#web/ui/search-form.tsx'
import { CompaniesTable } from './companies-table.tsx'
import { companiesQuery } from './queries.ts'
import { StandingDialog } from './standing-dialog.tsx'

type CompaniesScreenProps = { q: string; onSearch: (q: string) => void }

/** Companies with a team, for admins: who owns them, and which are suspended. */
export function CompaniesScreen({ q, onSearch }: CompaniesScreenProps) {
  const query = useInfiniteQuery(companiesQuery(q))
  const [changed, setChanged] = useState<ManagedCompany | null>(null)
  const companies = rowsOf(query.data)
  const total = totalOf(query.data)
  return (
    <>
      <search className="mb-4 flex flex-wrap items-end gap-3">
        <SearchForm
          label="Search companies"
          placeholder="Name or email"
          q={q}
          onSearch={onSearch}
          className="w-full sm:w-auto"
          fieldClassName="sm:w-72"
        />
        <p className="pb-2 text-sm text-ink-faint tabular-nums sm:ml-auto" role="status">
          {query.data && (total === 1 ? '1 company' : `${total.toLocaleString('en-US')} companies`)}
        </p>
      </search>
      {query.isPending && <LoadingState label="Loading companies..." />}
      {query.isError && companies.length === 0 && (
        <ErrorState title="The companies could not be loaded" onRetry={() => void query.refetch()} />
      )}
      {query.isSuccess && companies.length === 0 && (
        <EmptyState title={q ? 'No company matches' : 'No companies yet'}>
          {q
            ? 'Try other words.'
            : 'Somebody who works alone is under Users; with a second person it is a company.'}
        </EmptyState>
      )}
      {companies.length > 0 && <CompaniesTable companies={companies} onChange={setChanged} />}
      <NextPage query={query} progress={`Showing ${companies.length} of ${total}`} />
      {changed && <StandingDialog company={changed} onClose={() => setChanged(null)} />}
    </>
  )
}
