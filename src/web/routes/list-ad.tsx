import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { CrossPostSection } from '../features/cross-posting/cross-post-section.tsx'
import { CreateListingScreen } from '../features/listings/create/create-listing-screen.tsx'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/list-ad')({
  head: (context) =>
    pageHead(context, {
      title: 'List Your Ad Space',
      description:
        'List a billboard, a page, a screen, airtime, an event or a channel in three minutes. Local buyers find it on the map.',
      path: '/list-ad',
    }),
  component: ListAdPage,
})

const root = getRouteApi('__root__')

function ListAdPage() {
  const { tileUrl, satelliteUrl } = root.useLoaderData().settings
  const tileUrls = useMemo(() => ({ roadmap: tileUrl, satellite: satelliteUrl }), [tileUrl, satelliteUrl])
  return <CreateListingScreen tileUrls={tileUrls} CrossPosting={CrossPostSection} />
}
