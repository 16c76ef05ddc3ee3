import { createFileRoute, getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { DemandScreen } from '../features/discovery/demand/demand-screen.tsx'

export const Route = createFileRoute('/admin/market')({ component: MarketPage })

const root = getRouteApi('__root__')

function MarketPage() {
  const { tileUrl, satelliteUrl } = root.useLoaderData().settings
  const tileUrls = useMemo(() => ({ roadmap: tileUrl, satellite: satelliteUrl }), [tileUrl, satelliteUrl])
  return <DemandScreen tileUrls={tileUrls} />
}
