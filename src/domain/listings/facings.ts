/** Where a face looks. Apart from faces: addresses are read by it. */
export const FACINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Facing = (typeof FACINGS)[number]
export const FACING_LABELS: Record<Facing, string> = {
  N: 'North',
  NE: 'Northeast',
  E: 'East',
  SE: 'Southeast',
  S: 'South',
  SW: 'Southwest',
  W: 'West',
  NW: 'Northwest',
}

/** Every label that says it in the facts of a space, in small letters: what a query asks for. */
export const FACING_LABELS_READ = [
  'facing',
  'face direction',
  'direction',
  'faces',
  'face',
  'side',
  'face side',
  'panel side',
]
