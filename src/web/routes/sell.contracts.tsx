import { createFileRoute } from '@tanstack/react-router'
import { VerificationForFiles } from '../features/accounts/accounts/verification-for-files.tsx'
import { type ContractsSearch, parseContractsSearch } from '../features/booking/contracts/contracts-search.ts'
import { ContractsSection } from '../features/booking/contracts/contracts-section.tsx'
import { contractChoicesQuery, contractsQuery } from '../features/booking/contracts/queries.ts'
import { ImportsScreen } from '../features/listings/imports/imports-screen.tsx'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/sell/contracts')({
  // read by the page: this file is part of every page
  validateSearch: (search: ContractsSearch) => search,
  loaderDeps: ({ search }) => ({ ...search }),
  loader: async ({ context: { queryClient }, deps }) => {
    // in the browser the page reads for itself; it also shows a failure, with a retry button
    if (!import.meta.env.SSR || !(await findMe(queryClient))) return
    const reads = [
      queryClient.query(contractsQuery(parseContractsSearch(deps))),
      queryClient.query(contractChoicesQuery),
    ]
    await Promise.allSettled(reads)
  },
  component: withHead(
    {
      title: 'Import contracts',
      description: 'Block the days that are sold elsewhere from a spreadsheet: CSV or Excel.',
      path: '/sell/contracts',
      noindex: true,
    },
    Page,
  ),
})

function Page() {
  const search = parseContractsSearch({ ...Route.useSearch() })
  return (
    <ImportsScreen
      kind="contracts"
      verification={<VerificationForFiles />}
      below={<ContractsSection search={search} />}
    />
  )
}
