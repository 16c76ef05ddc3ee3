import type { AdType, AudienceBasis, AudiencePeriod } from '../vocabulary.ts'
import type { CancellationTier, ExtraKind, PaymentSchedule } from './booking-terms.ts'
import type { ArtworkDemand } from './creative/spec.ts'
import type { PlannedTimes } from './planned-times.ts'
import type { PriceLine } from './price/price-item.ts'
import type { Due } from './price/schedule.ts'
import type { ProofRule } from './proof/rule.ts'

/** A side of a booking as it is named in its documents. */
export interface Party {
  id: number
  name: string
  company: string | null
  email: string
  /** Of a company that has told it. */
  phone?: string | undefined
  address?: string | undefined
}

/** What is taken of one unit. Days are `YYYY-MM-DD`, inclusive. */
export interface AgreedUnit {
  unitId: number
  name: string
  first: string
  last: string
  quantity: number
  /** What is sold of it in all: the share of voice is quantity ÷ capacity. */
  capacity: number
  /** "March issue"; empty where cells are not listed. */
  label: string
  /** The last day to hand in artwork; null where none is named. */
  materialDate: string | null
  /** In place of days that were not shown; costs nothing. */
  isMakeGood?: boolean | undefined
  /** Of what is made good: the days that were not shown; absent from what was agreed before they were kept. */
  insteadOf?: { first: string; last: string } | undefined
  /** How often it is played or sent; absent where nothing that could be counted was stated, or from before it was kept. */
  times?: PlannedTimes | undefined
}

/** How many see the whole space in a period, and where that number comes from. An integer. */
export interface AgreedAudience {
  value: number
  per: AudiencePeriod
  basis: AudienceBasis
}

/** Taken off what the space costs, for days that were not shown. Integer US cents. */
export interface AgreedCredit {
  first: string
  last: string
  cents: number
  taxCents: number
}

/** What has a price and a tax of its own, and one fate when it is cancelled. Integer US cents, not negative. */
export interface AgreedAmount {
  kind: 'space' | ExtraKind
  name: string
  cents: number
  taxCents: number
  /** Owed once it is spent, whatever is cancelled. */
  passesThrough: boolean
}

/**
 * Everything two sides agree on, kept as canonical JSON with its SHA-256 (`canonical-json.ts`). Later edits of the listing,
 * its price or its terms never reach it. Money is integer US cents, days are `YYYY-MM-DD` and inclusive.
 */
export interface AgreedTerms {
  /** Of this shape; documents of years ago stay readable. */
  format: 1
  listing: { id: number; title: string; place: string; medium: AdType }
  buyer: Party
  seller: Party
  /** What is advertised: a brand, a product, a cause. */
  brand: string
  /** What the two sides say to each other in this version. */
  note: string
  /** Who is behind an advertisement about a candidate, a measure or an issue; null: it is none. */
  political: { sponsor: string } | null
  /** One a unit and range of cells; one each issue or date. */
  units: AgreedUnit[]
  first: string
  last: string
  timeZone: string
  quantity: number
  /** Ids of the extras chosen. */
  extras: string[]
  /** Agreed in place of rate and discounts; null: the seller's own prices. */
  spaceCents: number | null
  /** What the space costs at the seller's own prices, where a buyer's first word is an offer of another; else absent. */
  listedSpaceCents?: number | undefined
  lines: PriceLine[]
  amounts: AgreedAmount[]
  netCents: number
  taxCents: number
  totalCents: number
  paymentSchedule: PaymentSchedule
  schedule: Due[]
  cancellation: {
    tier: CancellationTier
    /** Of the total; null: no deposit was agreed. */
    depositBasisPoints: number | null
    freeUntil: string | null
    steps: string[]
  }
  /** Rules in words: what is made good, and what proves that it ran. */
  makeGood: string
  proof: string
  /** What `proof` says, to be reckoned with; absent from what was agreed before it was: one photo, recording or copy. */
  proofDuties?: ProofRule[] | undefined
  /** What to send and by when; absent from what was agreed before artwork was part of it: any file, no deadline. */
  artwork?: ArtworkDemand | undefined
  /** What the seller stated of its audience when it was agreed: a figure, no promise; absent where none was stated or kept. */
  audience?: AgreedAudience | undefined
  /** For days that were not shown; lines and amounts have them already. */
  credits?: AgreedCredit[] | undefined
}

/** What a buyer asks for; its price is the seller's of the moment. Days are any within the cells that are meant. */
export interface BookingRequest {
  unitId: number
  from: string
  to: string
  quantity: number
  extras: string[]
  brand: string
  note: string
  /** Of an advertisement about a candidate, a measure or an issue; null: it is none. */
  sponsor: string | null
  /** Takes the commission that the seller grants agencies; absent: it is none. */
  isAgency?: boolean | undefined
}

/** What an agent puts together for a buyer. */
export interface PreparedRequest extends Omit<BookingRequest, 'unitId' | 'sponsor'> {
  /** Null: the first unit. */
  unitId: number | null
}

export const MAKE_GOOD =
  'Days on which the space does not show the advertisement are credited by the day or made good by days of the same worth, as the buyer chooses.'
export const PROOF =
  'The seller shows by a photo, a recording or a copy that the advertisement ran, within 10 working days after it begins.'

/** Limits of what is written about a booking, in characters; money in integer US cents. */
export const BOOKING_TEXTS = {
  brand: 120,
  note: 2000,
  sponsor: 200,
  reason: 1000,
} as const
