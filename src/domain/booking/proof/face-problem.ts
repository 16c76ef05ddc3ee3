/** What somebody at a face sees wrong there. */
export const FACE_PROBLEMS = ['damaged', 'blocked', 'dark', 'wrong-artwork', 'unreachable', 'other'] as const
export type FaceProblemKind = (typeof FACE_PROBLEMS)[number]

export const FACE_PROBLEM_LABELS: Record<FaceProblemKind, string> = {
  damaged: 'Damaged or painted over',
  blocked: 'Something blocks the view',
  dark: 'The light is out',
  'wrong-artwork': 'Wrong artwork hangs there',
  unreachable: 'The face can’t be reached',
  other: 'Something else',
}

export const FACE_PROBLEM = {
  note: 300,
  /** Of one seller that nobody has mended. */
  open: 500,
  /** Mended ones that are still listed. */
  mendedListed: 20,
  /** Photo and report go so many days after it came. */
  keptDays: 365,
} as const

/** "Truck 2 reports a problem at A-0114, Bonney Lake bulletin: The light is out" */
export function describeReported({
  by,
  face,
  kind,
}: {
  by: string
  face: string
  kind: FaceProblemKind
}): string {
  return `${by} reports a problem at ${face}: ${FACE_PROBLEM_LABELS[kind]}`
}
