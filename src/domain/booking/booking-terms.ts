import type { SpaceRates } from './space-rates.ts'

/** `request` binds nobody until the seller accepts; `instant` is Book Now. */
export const BOOKING_MODES = ['off', 'request', 'instant'] as const
export type BookingMode = (typeof BOOKING_MODES)[number]

/** How much comes back after cancelling, and until when (`cancellation.ts`). */
export const CANCELLATION_TIERS = ['flexible', 'standard', 'firm'] as const
export type CancellationTier = (typeof CANCELLATION_TIERS)[number]

export const EXTRA_KINDS = ['setup', 'production', 'installation', 'design', 'extra'] as const
export type ExtraKind = (typeof EXTRA_KINDS)[number]

export const PAYMENT_SCHEDULES = ['at-once', 'deposit', 'every-28-days'] as const
export type PaymentSchedule = (typeof PAYMENT_SCHEDULES)[number]

/** Something paid beside the space itself, once. */
export interface Extra {
  /** Stays the same when it is renamed; unique within a listing. */
  id: string
  kind: ExtraKind
  name: string
  /** Integer US cents, for one of the quantity or for the whole booking. */
  cents: number
  isPerQuantity: boolean
  /** Always part of the booking; otherwise the buyer chooses. */
  isRequired: boolean
  /** Spent for the buyer and owed once it is spent, whatever is cancelled. */
  passesThrough: boolean
}

/** From this many days (or pieces) on, this much less, in hundredths of a percent. */
export interface DiscountStep {
  from: number
  basisPoints: number
}

/** What a seller asks of every booking of one listing. */
export interface BookingTerms {
  mode: BookingMode
  /** Where the space is (IANA): its days begin and end by it. */
  timeZone: string
  /** Working days between the booking and the first day. */
  leadDays: number
  /** Shortest and longest term in days; read only where cells are not listed. */
  minDays: number | null
  maxDays: number | null
  /** 0 is Sunday; read only where the cell is a day. */
  startWeekday: number | null
  /** A begun period of the rate is charged whole. */
  sellsWholePeriods: boolean
  /** By length of term (days, or pieces where cells are listed), and by quantity; each in rising order. */
  termDiscounts: DiscountStep[]
  quantityDiscounts: DiscountStep[]
  /** Granted to agencies off the gross; null: not granted. */
  agencyCommissionBasisPoints: number | null
  extras: Extra[]
  cancellationTier: CancellationTier
  paymentSchedule: PaymentSchedule
  /** Of the total; read only where the schedule is a deposit. */
  depositBasisPoints: number
  /**
   * A digital placement is on a screen in a place, or online; what an event sells is `place` where it is all signage; what
   * is read or heard online is `online` whatever its medium. Null for the rest.
   */
  delivery: 'place' | 'online' | null
  /** In place of the estimate, with the reason shown to buyers. */
  taxOverride: { basisPoints: number; reason: string } | null
  /** How long the seller has to answer a request, 4 to 120. */
  answerHours: number
  /** How long a buyer may hold dates without asking, 0 to 7; 0: holds are the seller's to give. */
  holdDays: number
  /** What a rate card makes of the rate; absent or null: no card was applied. */
  rates?: SpaceRates | null
}

/** What is left free between the lists of one booking's settings. */
export const BOOKING_LIMITS = {
  units: 50,
  unitName: 80,
  periods: 400,
  periodLabel: 80,
  capacity: 10_000,
  leadDays: 255,
  /** Of a term; the horizon is 540 days. */
  termDays: 540,
  discountSteps: 6,
  extras: 20,
  extraName: 80,
  /** Integer US cents: ten million dollars. */
  cents: 1_000_000_000,
  /** Of a whole booking: $9,999,999.99, the most that any payment provider takes. */
  totalCents: 999_999_999,
  taxReason: 200,
  calendars: 5,
  calendarUrl: 2000,
  answerHours: { min: 4, max: 120 },
  holdDays: 7,
  /** Of one buyer at one seller at once. */
  holds: 2,
} as const
