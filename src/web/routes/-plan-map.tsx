import { getRouteApi } from '@tanstack/react-router'
import { type ComponentProps, lazy, Suspense, useMemo } from 'react'

const root = getRouteApi('__root__')
const ListMap = lazy(() => import('../map/list-map.tsx').then((m) => ({ default: m.ListMap })))

type PlanMapProps = Pick<ComponentProps<typeof ListMap>, 'items' | 'marks'>

/** Where the spaces of a plan are, by their numbers. */
export function PlanMap({ items, marks }: PlanMapProps) {
  const { tileUrl, satelliteUrl } = root.useLoaderData().settings
  const tileUrls = useMemo(() => ({ roadmap: tileUrl, satellite: satelliteUrl }), [tileUrl, satelliteUrl])
  return (
    <Suspense>
      <ListMap items={items} marks={marks} label="Map of the plan" tileUrls={tileUrls} />
    </Suspense>
  )
}
