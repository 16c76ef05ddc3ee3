import type { ClientClass } from './clients.ts'

/** Days of every year, both inclusive, as `MM-DD`; one that ends before it begins goes over the new year. */
export interface Season {
  name: string
  from: string
  to: string
  /** Of the rate: 12,000 is 120%. */
  basisPoints: number
}

/** What a rate card makes of the rate of one space. Percentages are hundredths of a percent. */
export interface SpaceRates {
  /** The name of the card. */
  card: string
  /** Of the rate where the space is; null: as it is. */
  market: { name: string; basisPoints: number } | null
  /** The first that holds the first day of a cell counts for it. */
  seasons: Season[]
  /** In place of those of the space; each in rising order. */
  termDiscounts: { from: number; basisPoints: number }[]
  quantityDiscounts: { from: number; basisPoints: number }[]
  /** Taken off for clients of a class. */
  classes: Partial<Record<ClientClass, number>>
  /** What stays of the rate whatever is taken off; null: nothing has to. */
  floorBasisPoints: number | null
}
