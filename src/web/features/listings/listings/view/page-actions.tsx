import { Printer, Share2 } from 'lucide-react'
import type { Listing } from '#contract/listings/listings.ts'
import { CompareToggle } from '#web/listing-parts/compare-toggle.tsx'
import { FavoriteToggle } from '#web/listing-parts/favorite-toggle.tsx'
import { Button } from '#web/ui/button.tsx'

/** What can be done with the page of a space, besides contacting its seller. */
export function PageActions({ listing: { id, title } }: { listing: Pick<Listing, 'id' | 'title'> }) {
  const share = async () => (await import('#web/platform/share-page.ts')).sharePage(title)
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Share"
        onClick={() => void share()}
        className="noscript:hidden"
      >
        <Share2 aria-hidden="true" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Print"
        onClick={() => window.print()}
        className="max-md:hidden noscript:hidden"
      >
        <Printer aria-hidden="true" />
      </Button>
      <CompareToggle space={{ id, title }} />
      <FavoriteToggle id={id} />
    </>
  )
}
