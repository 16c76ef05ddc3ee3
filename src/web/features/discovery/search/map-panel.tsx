import { lazy, Suspense, useMemo, useState } from 'react'
import type { MapAnswer } from '#contract/discovery/search.ts'
import { basisOf } from '#domain/discovery/search/price-range.ts'
import { favorites, seenListings, useStoredSet } from '#web/listing-parts/listing-marks.ts'
import type { Highlight } from '../../../map/highlight.ts'
import { MapFrame } from '../../../map/map-frame.tsx'
import { MapTypeToggle } from '../../../map/map-type-toggle.tsx'
import { mergeOverlapping } from '../../../map/merge-overlapping.ts'
import type { Cluster } from '../../../map/pin-price.ts'
import type { MapType, TileUrls } from '../../../map/tiles.ts'
import type { MapTarget, Viewport } from '../../../map/viewport.ts'
import type { CardListing } from './card-listing.ts'
import { MapControls } from './map-controls.tsx'
import { FetchingNotice, NoPinsNotice, NoSatelliteNotice } from './map-notices.tsx'
import { MapPeek } from './map-peek.tsx'
import { listPlaceShapes, toCircle } from './map-shapes.ts'
import { PlaceList } from './place-list.tsx'
import { parsePolygon, type SearchState } from './search-state.ts'
import { useMapMoves } from './use-map-moves.ts'
import { useOpenCluster } from './use-open-cluster.ts'
import { withReading } from './with-reading.ts'

export interface MapPanelProps {
  state: SearchState
  /** With the zoom of its request. */
  answer: (MapAnswer & { zoom: number }) | undefined
  isFetching: boolean
  isWanted: boolean
  target: MapTarget | undefined
  tileUrls: TileUrls
  highlight: Highlight
  listings: readonly CardListing[]
  onZoom: (zoom: number) => void
  /** The visitor searches the viewport: by moving, or by the button when moving alone does not search. */
  onSearchHere: (viewport: Viewport) => void
  onDraw: (polygon: string) => void
  /** Clears the drawn area and searches the viewport instead. */
  onClearArea: (viewport: Viewport) => void
  onSelect: (listing: { id: number }) => void
}

const ClusterPopup = lazy(() => import('./map-popup.tsx').then((m) => ({ default: m.ClusterPopup })))

const NONE: readonly Cluster[] = []

/** The map beside the list: pins, popups, search as I move, roadmap or satellite. */
export function MapPanel(props: MapPanelProps) {
  const { state, answer, isFetching, onClearArea } = props
  const [mapType, setMapType] = useState<MapType>('roadmap')
  const [areTilesFailing, setAreTilesFailing] = useState(false)
  const moves = useMapMoves(props)
  const { view, draw, isDrawing } = moves
  const { open, closeUp, onPress, close } = useOpenCluster(view?.zoom ?? 0, props.onSelect)
  const area = useMemo(() => parsePolygon(state.polygon), [state.polygon])
  const circle = useMemo(() => toCircle(state.near, state.radiusKm), [state.near, state.radiusKm])
  const places = useMemo(() => listPlaceShapes(answer), [answer])
  const areas = useMemo(() => (area ? [area] : places.areas), [area, places])
  const circles = useMemo(() => (circle ? [circle] : places.circles), [circle, places])
  const pins = usePins(state, answer)
  return (
    <MapFrame
      isWanted={props.isWanted}
      className="size-full overflow-hidden border-rule md:rounded-card md:border"
      simplified={<PlaceList listings={props.listings} />}
      overlay={
        <>
          <MapControls
            moves={moves}
            hasArea={area !== undefined}
            onClearArea={() => view && onClearArea(view)}
          />
          {mapType === 'satellite' && areTilesFailing && <NoSatelliteNotice />}
          <div className="absolute right-3 bottom-7 z-[450] max-md:top-28 max-md:bottom-auto">
            <MapTypeToggle value={mapType} onChange={setMapType} />
          </div>
          {!isDrawing && (
            <MapPeek listings={props.listings} highlight={props.highlight} onSelect={props.onSelect} />
          )}
          {isFetching && <FetchingNotice />}
          {answer && !isFetching && !isDrawing && pins.clusters.length === 0 && (
            <NoPinsNotice total={answer.total} />
          )}
        </>
      }
    >
      {({ LeafletMap }, onReady) => (
        <LeafletMap
          pins={pins}
          target={props.target}
          closeUp={closeUp}
          mapType={mapType}
          tileUrls={props.tileUrls}
          onTilesFailing={setAreTilesFailing}
          highlight={props.highlight}
          areas={areas}
          circles={circles}
          drawing={draw.drawing}
          onReady={onReady}
          onMove={moves.onMove}
          onPress={onPress}
          onPopupClose={close}
          popup={
            open && {
              ...open,
              content: (
                <Suspense>
                  <ClusterPopup state={withReading(state, answer)} cluster={open.cluster} />
                </Suspense>
              ),
            }
          }
        />
      )}
    </MapFrame>
  )
}

/** Clusters as map items: selected, favorite and visited ones are styled differently. */
function usePins(state: SearchState, answer: MapPanelProps['answer']) {
  const { selected: selectedId } = state
  const per = basisOf(withReading(state, answer))
  const clusters = useMemo(() => (answer ? mergeOverlapping(answer.clusters, answer.zoom) : NONE), [answer])
  const favoriteIds = useStoredSet(favorites)
  const seenIds = useStoredSet(seenListings)
  return useMemo(
    () => ({ clusters, selectedId, favorites: favoriteIds, seen: seenIds, per }),
    [clusters, selectedId, favoriteIds, seenIds, per],
  )
}
