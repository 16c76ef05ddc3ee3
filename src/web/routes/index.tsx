import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { describeSearch } from '../features/search/describe-search.ts'
import { loadSearch } from '../features/search/load-search.ts'
import { SearchPage } from '../features/search/search-page.tsx'
import { parseSearchState } from '../features/search/search-state.ts'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/')({
  validateSearch: parseSearchState,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => loadSearch(context.queryClient, deps),
  head: (context) => pageHead(context, describeSearch(context.match.search)),
  component: HomePage,
})

const root = getRouteApi('__root__')

function HomePage() {
  const { tileUrl, satelliteUrl } = root.useLoaderData().settings
  const tileUrls = useMemo(() => ({ roadmap: tileUrl, satellite: satelliteUrl }), [tileUrl, satelliteUrl])
  return <SearchPage tileUrls={tileUrls} />
}
