import type { HoldCellsInput } from '#contract/booking/avails.ts'
import type { Out } from '#contract/route.ts'
import type { AgreedTerms, BookingRequest } from '#domain/booking/terms.ts'
import type { Bounds } from '#domain/geo.ts'
import type { Actor } from '#domain/listings/listing.ts'
import type { Side } from '#domain/messaging/conversation.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { RecordResult } from '../../../platform/http/idempotent.ts'
import type { PlanBooking } from '../plans/plan-booking.ts'

/** A unit and its days. */
export interface UnitDays {
  listingId: number
  unitId: number
  first: string
  last: string
}

export interface Parties {
  sellerId: number
  buyerId: number
}

interface PriceInput extends Parties {
  listingId: number
  request: BookingRequest
  /** In place of the rate card. */
  spaceCents: number
  /** It may be below what the rate card asks at least; absent: it may. */
  mayGoBelow?: boolean
}

interface OfferInput extends Parties {
  terms: AgreedTerms
  request: BookingRequest
  /** Of the seller's people. */
  offeredBy: number | null
  /** Until when it can be accepted. */
  deadlineAt: Date
  now: Date
}

interface AskInput extends Parties {
  listingId: number
  /** Of the seller's side. */
  actor: Actor
  text: string
}

interface ProposeInput {
  /** Of the seller's side. */
  actor: Actor
  buyerId: number
  buyerName: string
  title: string
  intro: string
  lines: (UnitDays & { spaceCents: number | null })[]
  /** Of a press that is made once. */
  keep: RecordResult
}

export interface BriefNotice {
  organizationId: number
  side: Side
  kind: 'brief' | 'brief-answer'
  briefId: number
  title: string
  /** Its line, where the kind's own words do not do. */
  text?: string
  /** Told once under it; what counts up has one. */
  key: string
  now: Date
}

interface AddLineInput {
  ownerId: number
  /** Null: a new plan of this name. */
  planId: number | null
  name: string
  line: {
    listing_id: number
    unit_id: number
    first_day: string
    last_day: string
    added_cents: number
    reason: string
  }
}

/** What briefs ask of booking, messaging and plans; given by the root. */
export interface BriefMeans {
  /** @throws AppError as `POST /api/listings/:id/quotes` refuses */
  quote: PlanBooking['quote']
  /** Chosen cells of own spaces as whole runs. @throws AppError `listing-not-found`, `invalid-input` */
  joinCells: (
    trx: Tx,
    asked: { actor: Actor; cells: Out<typeof HoldCellsInput>['cells']; now: Date },
  ) => Promise<UnitDays[]>
  /** What both would agree on at a price of the seller's. @throws AppError as a quote */
  price: (asked: PriceInput) => Promise<AgreedTerms>
  /** The least that days of a space cost by its rate card; 0: any price. @throws AppError as a quote */
  floorOf: (asked: Omit<PriceInput, 'spaceCents' | 'mayGoBelow'>) => Promise<number>
  /** A booking that waits for its buyer to accept it. @returns its id */
  offer: (trx: Tx, offered: OfferInput) => Promise<number>
  /** A message to the buyer in the conversation about a space. @returns the conversation's id. @throws AppError `conflict`, `forbidden`, `rate-limited` */
  ask: (asked: AskInput, record: RecordResult) => Promise<number>
  /** A draft of a proposal to the buyer. @returns its id. @throws AppError `listing-not-found`, `conflict`, `rate-limited` */
  propose: (asked: ProposeInput) => Promise<number>
  notify: (trx: Tx, notices: readonly BriefNotice[]) => Promise<void>
  /** @throws AppError `invalid-input` for a place that is not known */
  readPlace: (place: string) => Promise<{ name: string; bounds: Bounds }>
  /** @returns the id of the plan. @throws AppError `plan-not-found`, `conflict` */
  addToPlan: (added: AddLineInput, record: RecordResult) => Promise<number>
}
