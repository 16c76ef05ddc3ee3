import { z } from 'zod'
import { MAX_ID } from '#domain/limits.ts'
import { RECIPIENT_STATES } from '#domain/planning/briefs.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { bookingText } from '../booking/bookings-fields.ts'
import { Picture } from '../listings/listings.ts'

export const id = z.number().int().min(1).max(MAX_ID)
export const cents = z.number().int()
export const text = (max: number, missing: string) => bookingText(max).min(1, missing)

/** What a brief says, to both sides. */
export const BriefFacts = z.object({
  id,
  title: z.string(),
  body: z.string(),
  place: z.string(),
  /** None: any medium. */
  media: z.array(z.enum(AD_TYPES)),
  from: z.string(),
  to: z.string(),
  /** Of all spaces, all-in; null where none was said, or is not shown. */
  budgetCents: cents.nullable(),
  columns: z.array(z.string()),
  /** What its buyer has added since; empty: nothing. */
  note: z.string(),
  /** How often it was changed, from 1. */
  version: z.number().int(),
  /** Instants (ISO 8601). */
  answerBy: z.string(),
  sentAt: z.string(),
  isOpen: z.boolean(),
})
export type BriefFacts = z.infer<typeof BriefFacts>

/** A space with its days in an answer. */
export const AnswerLine = z.object({
  id,
  listingId: id,
  title: z.string(),
  /** Where there are several units. */
  unitName: z.string().nullable(),
  place: z.string(),
  medium: z.enum(AD_TYPES),
  size: z.string().nullable(),
  picture: Picture.nullable(),
  first: z.string(),
  last: z.string(),
  /** `card`: at the rate card; `offer`: at a price of its seller's, until `validUntil`. */
  price: z.enum(['card', 'offer']),
  /** All-in, as it was sent; null: not sent yet. */
  totalCents: cents.nullable(),
  /** All-in as of now; null where it cannot be had any more, or is not looked up. */
  nowCents: cents.nullable(),
  /** Why it cannot be had any more. */
  problem: z.string().nullable(),
  /** By the columns of the brief. */
  cells: z.array(z.string()),
})
export type AnswerLine = z.infer<typeof AnswerLine>

export const Answer = z.object({
  state: z.enum(RECIPIENT_STATES),
  /** Why it was declined. */
  reason: z.string(),
  note: z.string(),
  answeredAt: z.string().nullable(),
  validUntil: z.string().nullable(),
  conversationId: id.nullable(),
})
