import { getRouteApi } from '@tanstack/react-router'
import { lazy, Suspense, useMemo } from 'react'
import { CrossPostSection } from '../features/listings/cross-posting/cross-post-section.tsx'
import { CreateListingScreen } from '../features/listings/listings/create/create-listing-screen.tsx'
import { RoleNote } from '../platform/auth/if-may.tsx'
import { useMay } from '../platform/auth/use-may.ts'
import type { CreateSearch } from './-create-search.ts'

const SellerAdvice = lazy(() =>
  import('../features/discovery/assistants/seller-advice.tsx').then((m) => ({ default: m.SellerAdvice })),
)

const root = getRouteApi('__root__')

type CreateListingPageProps = { search: CreateSearch; onSearch: (search: CreateSearch) => void }

/** The one screen of `/create-listing` and `/list-ad`. */
export function CreateListingPage({ search, onSearch }: CreateListingPageProps) {
  const { tileUrl, satelliteUrl } = root.useLoaderData().settings
  const tileUrls = useMemo(() => ({ roadmap: tileUrl, satellite: satelliteUrl }), [tileUrl, satelliteUrl])
  if (!useMay('spaces'))
    return (
      <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
        <h1 className="text-3xl md:text-4xl">List Your Ad Space</h1>
        <RoleNote needs="spaces" />
      </div>
    )
  return (
    <CreateListingScreen
      tileUrls={tileUrls}
      CrossPosting={CrossPostSection}
      draftId={search.draft}
      onDraft={(id) => onSearch(id === undefined ? {} : { draft: id })}
      advice={
        <Suspense fallback={null}>
          <SellerAdvice />
        </Suspense>
      }
    />
  )
}
