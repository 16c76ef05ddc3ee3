import { getRouteApi } from '@tanstack/react-router'
import { type ComponentProps, lazy, Suspense, useMemo } from 'react'

const root = getRouteApi('__root__')
const ListMap = lazy(() => import('../map/list-map.tsx').then((m) => ({ default: m.ListMap })))
const DrawMap = lazy(() => import('../map/draw-map.tsx').then((m) => ({ default: m.DrawMap })))

type PlanMapProps = Pick<ComponentProps<typeof ListMap>, 'items' | 'marks'>

/** Where the spaces of a plan are, by their numbers. */
export function PlanMap({ items, marks }: PlanMapProps) {
  const tileUrls = useTileUrls()
  return (
    <Suspense>
      <ListMap items={items} marks={marks} label="Map of the plan" tileUrls={tileUrls} />
    </Suspense>
  )
}

/** Where a plan looks for spaces: drawn, or to be drawn. */
export function PlanAreaMap(area: Pick<ComponentProps<typeof DrawMap>, 'polygon' | 'onDraw' | 'onCancel'>) {
  const tileUrls = useTileUrls()
  return (
    <Suspense>
      <DrawMap {...area} label="Map of the area" tileUrls={tileUrls} />
    </Suspense>
  )
}

function useTileUrls() {
  const { tileUrl, satelliteUrl } = root.useLoaderData().settings
  return useMemo(() => ({ roadmap: tileUrl, satellite: satelliteUrl }), [tileUrl, satelliteUrl])
}
