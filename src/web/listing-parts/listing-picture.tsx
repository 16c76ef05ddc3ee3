import type { Picture as Photo } from '#contract/listings/listings.ts'
import { DEFAULT_ILLUSTRATION_URL } from '#domain/listings/pictures.ts'
import { Picture, type PictureProps } from '#web/ui/picture.tsx'

/** The picture shown for a listing: its first. */
export interface PicturedListing {
  imageUrl: string
  images: readonly Pick<Photo, 'sources' | 'placeholder'>[]
}

type ListingPictureProps = Pick<PictureProps, 'sizes' | 'eager' | 'className'> & { listing: PicturedListing }

/** The first picture of a listing. Decorative: the title stands beside it. */
export function ListingPicture({ listing, ...props }: ListingPictureProps) {
  const [first] = listing.images
  return (
    <Picture
      src={listing.imageUrl}
      alt=""
      sources={first?.sources ?? []}
      placeholder={first?.placeholder ?? null}
      fallback={DEFAULT_ILLUSTRATION_URL}
      {...props}
    />
  )
}
