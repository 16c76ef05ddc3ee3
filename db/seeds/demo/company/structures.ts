import type { Facing } from '#domain/listings/face.ts'
import { STRUCTURES_AROUND } from '../listings/structures-around.ts'
import { STRUCTURES_PIERCE } from '../listings/structures-pierce.ts'

/** What carries faces of the company, at one place. */
export interface DemoStructure {
  name: string
  road: string
  place: string
  address: string
  /** WGS 84 `[latitude, longitude]`. */
  at: readonly [number, number]
  size: 'bulletin' | 'poster' | 'junior'
  /** Which ways its faces look. */
  sides: readonly [Facing, Facing]
  /** Where one face hangs above another. */
  isDouble?: 'first' | 'both'
  /** Of its best face, whole US dollars for four weeks. */
  price: number
  /** What passes it. */
  note: string
}

const FIRST_NUMBER = 201

interface Numbered extends DemoStructure {
  /** The company's own: "N-201". */
  number: string
}

export const STRUCTURES: readonly Numbered[] = [...STRUCTURES_PIERCE, ...STRUCTURES_AROUND].map(
  (structure, at) => ({ ...structure, number: `N-${FIRST_NUMBER + at}` }),
)
