import { useState } from 'react'
import type { Cluster } from '../../../map/pin-price.ts'
import { formatBbox, type MapTarget } from '../../../map/viewport.ts'

/** Beyond this zoom a cluster is opened as a list instead of zooming in further. */
const STACK_ZOOM = 18

/** Click on a pin: opens its popup, or zooms in to its cluster. */
export function useOpenCluster(zoom: number, onSelect: (listing: { id: number }) => void) {
  const [open, setOpen] = useState<{ cluster: Cluster; focus: boolean } | null>(null)
  const [closeUp, setCloseUp] = useState<MapTarget | undefined>()
  const onPress = (cluster: Cluster, focus: boolean) => {
    if (cluster.listing) onSelect(cluster.listing)
    if (cluster.listing || cluster.stack || zoom >= STACK_ZOOM) return setOpen({ cluster, focus })
    setOpen(null)
    setCloseUp({
      key: `cluster ${formatBbox(cluster.bounds)} ${Date.now()}`,
      bounds: cluster.bounds,
      byUser: true,
    })
  }
  return { open, closeUp, onPress, close: () => setOpen(null) }
}
