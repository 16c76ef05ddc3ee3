import type { Interval, ListingType } from '../vocabulary.ts'

/** What a seller says of a space twice: in words, and in a field of its own. */
export interface SaidTwice {
  title: string
  description: string
  locationDetails?: string | null | undefined
  specifications: readonly { label: string; value: string }[]
  listingType: ListingType
  /** Null where none is said. */
  price: number | null
  interval: Interval
  setupFee: number | null
  minContract: string | null
  location: string
  address: string | null
  /** Set for its bookings, in working days; null or absent where nothing is, or it is not known here. */
  booked?: { leadDays: number } | null | undefined
}

export type ContradictedField =
  | 'size'
  | 'price'
  | 'setupFee'
  | 'minContract'
  | 'listingType'
  | 'postalCode'
  | 'spotLength'
  | 'illumination'
  | 'leadTime'
  | 'productionTime'
  | 'artwork'

/** Facts that were typed as a label and a value are texts beside what is set for bookings. */
export type TextField = 'title' | 'description' | 'locationDetails' | 'specifications'

/** What would make the typed fact say what the text does. */
export type Mend =
  | { field: 'price' | 'setupFee'; value: number }
  | { field: 'minContract'; value: string }
  | { field: 'listingType'; value: ListingType }
  | { field: 'specification'; label: string; value: string }

export interface Contradiction {
  field: ContradictedField
  where: TextField
  /** As each of the two reads. */
  text: string
  typed: string
  /** Absent where the field is better looked at. */
  mend?: Mend
}

/** What one look at one text found. */
export type Found = Omit<Contradiction, 'where'> | undefined
