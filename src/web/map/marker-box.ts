/** In px, as drawn with the ring around: what a marker covers of the map. */
export interface MarkerBox {
  width: number
  height: number
}

const LEAST = { width: 62, height: 40 } as const
const MOST_GROWTH = 14

/** Wider by the logarithm of what it stands for. */
export function clusterBox(count: number): MarkerBox {
  const growth = Math.round(Math.min(MOST_GROWTH, Math.log2(count) * 2))
  return { width: LEAST.width + growth, height: LEAST.height + Math.round(growth / 2) }
}

/** No cluster is larger. */
export const LARGEST_CLUSTER: MarkerBox = {
  width: LEAST.width + MOST_GROWTH,
  height: LEAST.height + MOST_GROWTH / 2,
}

/** Half of a pin may be hidden before its price is. */
export const PIN_BOX: MarkerBox = { width: 48, height: 30 }
