import { useMemo, useRef, useState } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import type { LatLng } from '#domain/geo.ts'
import { DEFAULT_RULER } from '#domain/listings/price-basis.ts'
import { useWasSeen } from '#web/ui/use-was-seen.ts'
import { createHighlight } from './highlight.ts'
import { MapFrame } from './map-frame.tsx'
import { MapTypeToggle } from './map-type-toggle.tsx'
import type { MapType, TileUrls } from './tiles.ts'

const ZOOM = 14
const NOBODY: ReadonlySet<number> = new Set()
const NO_SHAPES: readonly never[] = []
const ignore = () => {}

type SingleMapProps = {
  listing: Listing & { coordinates: LatLng }
  tileUrls: TileUrls
  className?: string
}

/** A small map of one space, lazy-loaded when it scrolls into view. */
export function SingleMap({ listing, tileUrls, className }: SingleMapProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [mapType, setMapType] = useState<MapType>('roadmap')
  const [highlight] = useState(createHighlight)
  const isWanted = useWasSeen(frame)
  const { id, coordinates } = listing
  const isSale = listing.listingType === 'sale'
  const price = isSale ? listing.price : listing.monthlyPrice
  const pins = useMemo(() => {
    const bounds = {
      west: coordinates.lng,
      east: coordinates.lng,
      south: coordinates.lat,
      north: coordinates.lat,
    }
    const cluster = {
      ...coordinates,
      count: 1,
      minPrice: price,
      maxPrice: price,
      bounds,
      listing,
      ...(isSale && { sale: true as const }),
    }
    return { clusters: [cluster], selectedId: undefined, favorites: NOBODY, seen: NOBODY, per: DEFAULT_RULER }
  }, [listing, coordinates, price, isSale])
  const target = useMemo(() => ({ key: `listing-${id}`, center: coordinates, zoom: ZOOM }), [id, coordinates])
  return (
    <div ref={frame} className={className}>
      <MapFrame
        isWanted={isWanted}
        className="h-full"
        simplified={<p className="p-4">{listing.location.text}</p>}
        overlay={
          <div className="absolute right-3 bottom-7 z-[450]">
            <MapTypeToggle value={mapType} onChange={setMapType} />
          </div>
        }
      >
        {({ LeafletMap }, onReady) => (
          <LeafletMap
            pins={pins}
            target={target}
            mapType={mapType}
            tileUrls={tileUrls}
            highlight={highlight}
            areas={NO_SHAPES}
            circles={NO_SHAPES}
            onReady={onReady}
            onMove={ignore}
            onPress={ignore}
            popup={null}
            onPopupClose={ignore}
          />
        )}
      </MapFrame>
    </div>
  )
}
