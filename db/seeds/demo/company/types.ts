import type { Facing } from '#domain/listings/facings.ts'

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
