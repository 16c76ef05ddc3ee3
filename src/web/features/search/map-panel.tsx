import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import type { Listing } from '#contract/listings.ts'
import type { MapAnswer } from '#contract/search.ts'
import { favorites, seenListings, useStoredSet } from '#web/listing-parts/listing-marks.ts'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { Button } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { Switch } from '#web/ui/switch.tsx'
import type { Highlight } from '../../map/highlight.ts'
import { MapFrame } from '../../map/map-frame.tsx'
import { MapTypeToggle } from '../../map/map-type-toggle.tsx'
import { mergeOverlapping } from '../../map/merge-overlapping.ts'
import type { Cluster } from '../../map/pin-icons.ts'
import type { MapType, TileUrls } from '../../map/tiles.ts'
import { formatBbox, type MapTarget, type Viewport } from '../../map/viewport.ts'
import type { CardListing } from './card-listing.ts'
import { DrawAreaBar, DrawAreaButton } from './draw-area-bar.tsx'
import { parsePoint, parsePolygon, type SearchState } from './search-state.ts'
import { useDrawArea } from './use-draw-area.ts'

interface MapPanelProps {
  state: SearchState
  /** With the zoom it was asked for. */
  answer: (MapAnswer & { zoom: number }) | undefined
  isFetching: boolean
  isWanted: boolean
  target: MapTarget | undefined
  tileUrls: TileUrls
  highlight: Highlight
  listings: readonly CardListing[]
  onZoom: (zoom: number) => void
  /** The visitor asks for what lies in view: by moving, or by the button when moving alone does not search. */
  onSearchHere: (viewport: Viewport) => void
  onDraw: (polygon: string) => void
  /** The drawn area goes; what lies in view is searched instead. */
  onClearArea: (viewport: Viewport) => void
  onSelect: (listing: Listing) => void
}

const ClusterPopup = lazy(() => import('./map-popup.tsx').then((m) => ({ default: m.ClusterPopup })))

const NONE: readonly Cluster[] = []
/** Closer than this, a cluster is opened as a list instead of by zooming in further. */
const STACK_ZOOM = 18

/** The map beside the list: pins, popups, search as I move, roadmap or satellite. */
export function MapPanel(props: MapPanelProps) {
  const { state, answer, isWanted, tileUrls, highlight, listings, onZoom, onSearchHere, onSelect } = props
  const [mapType, setMapType] = useState<MapType>('roadmap')
  const [followsMoves, setFollowsMoves] = useState(true)
  const [moved, setMoved] = useState<Viewport | null>(null)
  const [zoomTo, setZoomTo] = useState<MapTarget | undefined>()
  const [open, setOpen] = useState<{ cluster: Cluster; focus: boolean } | null>(null)
  const [view, setView] = useState<Viewport | null>(null)
  const draw = useDrawArea((polygon) => {
    setMoved(null)
    props.onDraw(polygon)
  })
  const isDrawing = draw.drawing !== undefined
  const area = useMemo(() => parsePolygon(state.polygon), [state.polygon])
  const [areTilesFailing, setAreTilesFailing] = useState(false)
  const clusters = useMemo(() => (answer ? mergeOverlapping(answer.clusters, answer.zoom) : NONE), [answer])
  const circle = useMemo(() => toCircle(state.near, state.radiusKm), [state.near, state.radiusKm])
  const favoriteIds = useStoredSet(favorites)
  const seenIds = useStoredSet(seenListings)
  const pins = useMemo(
    () => ({ clusters, selectedId: state.selected, favorites: favoriteIds, seen: seenIds }),
    [clusters, state.selected, favoriteIds, seenIds],
  )
  const onMove = useCallback(
    (viewport: Viewport, byUser: boolean) => {
      setView(viewport)
      onZoom(viewport.zoom)
      if (!byUser) return
      const isSearched = followsMoves && !isDrawing
      if (isSearched) onSearchHere(viewport)
      setMoved(isSearched ? null : viewport)
    },
    [followsMoves, isDrawing, onSearchHere, onZoom],
  )
  const onPress = (cluster: Cluster, focus: boolean) => {
    if (cluster.listing) onSelect(cluster.listing)
    if (cluster.listing || cluster.stack || (view?.zoom ?? 0) >= STACK_ZOOM)
      return setOpen({ cluster, focus })
    setOpen(null)
    setZoomTo({
      key: `cluster ${formatBbox(cluster.bounds)} ${Date.now()}`,
      bounds: cluster.bounds,
      byUser: true,
    })
  }
  return (
    <MapFrame
      isWanted={isWanted}
      className="size-full overflow-hidden border-rule md:rounded-card md:border"
      simplified={<PlaceList listings={listings} />}
      overlay={
        <>
          <div className="absolute top-3 left-3 z-[450] flex max-w-[calc(100%-5rem)] flex-wrap items-center gap-2">
            {isDrawing ? (
              <DrawAreaBar draw={draw} />
            ) : (
              <>
                <div className="rounded-control border border-rule bg-card px-3 py-1 shadow-card">
                  <Switch
                    label="Search as I move the map"
                    checked={followsMoves}
                    onChange={(event) => setFollowsMoves(event.target.checked)}
                    className="flex text-sm"
                  />
                </div>
                <DrawAreaButton
                  draw={draw}
                  hasArea={area !== undefined}
                  onClear={() => view && props.onClearArea(view)}
                />
                {moved && (
                  <Button
                    size="sm"
                    className="shadow-card"
                    onClick={() => {
                      onSearchHere(moved)
                      setMoved(null)
                    }}
                  >
                    Search this area
                  </Button>
                )}
              </>
            )}
          </div>
          {mapType === 'satellite' && areTilesFailing && (
            <p
              role="status"
              className="absolute top-16 left-3 z-[450] max-w-72 rounded-control border border-rule bg-card px-3 py-2 text-sm shadow-card"
            >
              Satellite pictures are unavailable right now. This is the built-in map.
            </p>
          )}
          <div className="absolute right-3 bottom-7 z-[450]">
            <MapTypeToggle value={mapType} onChange={setMapType} />
          </div>
          {props.isFetching && (
            <div className="absolute bottom-7 left-1/2 z-[450] -translate-x-1/2 rounded-pill bg-card px-3 py-1.5 text-sm shadow-card">
              <Spinner label="" className="text-primary" />
            </div>
          )}
          {answer && !props.isFetching && !isDrawing && clusters.length === 0 && (
            <p
              role="status"
              className="pointer-events-none absolute top-1/2 left-1/2 z-[450] w-max max-w-[80%] -translate-1/2 rounded-card border border-rule bg-card px-4 py-3 text-center font-semibold shadow-pop"
            >
              No listings with valid coordinates available
            </p>
          )}
        </>
      }
    >
      {({ LeafletMap }, onReady) => (
        <LeafletMap
          pins={pins}
          target={props.target}
          closeUp={zoomTo}
          mapType={mapType}
          tileUrls={tileUrls}
          onTilesFailing={setAreTilesFailing}
          highlight={highlight}
          area={area}
          circle={circle}
          drawing={draw.drawing}
          onReady={onReady}
          onMove={onMove}
          onPress={onPress}
          onPopupClose={() => setOpen(null)}
          popup={
            open && {
              ...open,
              content: (
                <Suspense>
                  <ClusterPopup state={state} cluster={open.cluster} />
                </Suspense>
              ),
            }
          }
        />
      )}
    </MapFrame>
  )
}

/** The circle around a point; a point alone is where distances are measured from. */
function toCircle(near: string | undefined, radiusKm: number | undefined) {
  const center = parsePoint(near)
  return center && radiusKm !== undefined ? { center, radiusKm } : undefined
}

/** The results' places in words, for when there is no map. */
function PlaceList({ listings }: { listings: readonly CardListing[] }) {
  const located = listings.filter((listing) => listing.coordinates)
  if (located.length === 0) return <p>No listings with valid coordinates available</p>
  return (
    <ul className="divide-y divide-rule">
      {located.map((listing) => (
        <li key={listing.id} className="flex items-baseline gap-3 py-2.5">
          <span className="min-w-0 flex-1">
            <Link
              to="/listing/$id"
              params={{ id: String(listing.id) }}
              className="font-semibold underline-offset-4 hover:underline"
            >
              {listing.title}
            </Link>
            <span className="block text-sm text-ink-soft">{listing.location.text}</span>
          </span>
          <PriceText price={listing.price} interval={listing.interval} size="sm" />
        </li>
      ))}
    </ul>
  )
}
