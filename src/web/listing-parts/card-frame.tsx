import type { ComponentProps } from 'react'
import { cn } from '#web/ui/cn.ts'
import { AddToPlanButton } from './add-to-plan-button.tsx'
import { CompareToggle } from './compare-toggle.tsx'
import { FavoriteToggle } from './favorite-toggle.tsx'
import { ListingPicture, type PicturedListing } from './listing-picture.tsx'
import type { PlannedSpace } from './to-plan.ts'

type CardFrameProps = ComponentProps<'article'> & {
  listing: PicturedListing & { id: number; title: string }
  picture: Omit<ComponentProps<typeof ListingPicture>, 'listing'>
  /** False where the card has a tick of its own to compare. */
  hasCompare?: boolean
  /** What a plan would take it for; without, the dialog asks. False where the card has its own button. */
  planned?: PlannedSpace['days'] | false
  /** Of the element with the title: what the heart is of. */
  titleId?: string
  /** Classes of the column beside the picture. */
  bodyClassName?: string
}

/** The frame of a listing's card: its picture, the screen's own content, its heart, and its ways into the comparison and into a plan. */
export function CardFrame(props: CardFrameProps) {
  const {
    listing,
    titleId,
    picture,
    hasCompare = true,
    planned,
    bodyClassName,
    className,
    children,
    ...article
  } = props
  return (
    <article
      {...article}
      className={cn(
        'group relative flex flex-col overflow-hidden rounded-card border bg-card kit:border-rule kit:shadow-card',
        className,
      )}
    >
      <ListingPicture listing={listing} {...picture} className={cn('shrink-0', picture.className)} />
      <div className={cn('flex min-w-0 flex-1 flex-col p-4 kit:gap-1.5', bodyClassName)}>{children}</div>
      {planned !== false && (
        <AddToPlanButton
          isIcon
          space={{ listingId: listing.id, title: listing.title, days: planned }}
          // over the picture: beside the others it would cover the badges of a card whose picture is at its side
          className={cn('absolute! top-2.5 left-2.5 z-10 print:hidden', hasCompare && 'lg:top-5 lg:left-5')}
        />
      )}
      {hasCompare && <CompareToggle space={listing} className="absolute! top-2.5 right-13 z-10" />}
      <FavoriteToggle id={listing.id} titleId={titleId} className="absolute! top-2.5 right-2.5 z-10" />
    </article>
  )
}
