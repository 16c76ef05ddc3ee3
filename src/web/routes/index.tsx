import { createFileRoute, getRouteApi, useLocation } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { describeSearch } from '../features/discovery/search/describe-search.ts'
import { hasSearch } from '../features/discovery/search/has-search.ts'
import { rememberSearchAddress } from '../features/discovery/search/last-search.ts'
import { loadSearch } from '../features/discovery/search/load-search.ts'
import { SearchPage } from '../features/discovery/search/search-page.tsx'
import { parseSearchState } from '../features/discovery/search/search-state.ts'
import { AddToPlanHost } from '../features/planning/plans/add-to-plan-host.tsx'
import { CompareTray } from '../listing-parts/compare-tray.tsx'
import type { Page } from '../platform/head.ts'
import { withHead } from '../platform/page-head.tsx'

import { SaveSearch } from './-save-search.tsx'

export const Route = createFileRoute('/')({
  validateSearch: parseSearchState,
  // the header's search reads it
  beforeLoad: ({ search }) => ({ hasSearch: hasSearch(search) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadSearch(context.queryClient, deps),
  component: withHead(useHead, HomePage),
})

function useHead(): Page {
  return describeSearch(Route.useSearch())
}

const root = getRouteApi('__root__')

function HomePage() {
  const { tileUrl, satelliteUrl } = root.useLoaderData().settings
  const tileUrls = useMemo(() => ({ roadmap: tileUrl, satellite: satelliteUrl }), [tileUrl, satelliteUrl])
  // while the next page loads, the location is that page's already
  const address = useLocation({ select: ({ pathname, searchStr }) => (pathname === '/' ? searchStr : null) })
  useEffect(() => {
    if (address !== null) rememberSearchAddress(address)
  }, [address])
  return (
    <>
      <SearchPage
        tileUrls={tileUrls}
        renderSave={(state) => <SaveSearch state={state} />}
        renderAlert={(state) => <SaveSearch state={state}>Tell me when</SaveSearch>}
      />
      <CompareTray />
      <AddToPlanHost />
    </>
  )
}
