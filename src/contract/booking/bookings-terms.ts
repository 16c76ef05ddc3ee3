import { z } from 'zod'
import { CANCELLATION_TIERS, EXTRA_KINDS, PAYMENT_SCHEDULES } from '#domain/booking/booking-terms.ts'
import { PLANNED_PERIODS } from '#domain/booking/planned-times.ts'
import { AD_TYPES, AUDIENCE_BASES, AUDIENCE_PERIODS } from '#domain/vocabulary.ts'
import { ArtworkDemand } from './creatives-demand.ts'
import { ProofRules } from './proofs-rules.ts'

/** Integer US cents. */
const cents = z.number().int()

/** A side; the other's address is empty until they have agreed. */
export const Party = z.object({
  id: z.number().int(),
  name: z.string(),
  company: z.string().nullable(),
  email: z.string(),
  /** Of a company that has told it, as the email. */
  phone: z.string().optional(),
  address: z.string().optional(),
})

/** As agreed or proposed, word for word (`domain/booking/terms.ts`). */
export const Agreed = z.object({
  format: z.literal(1),
  listing: z.object({
    id: z.number().int(),
    title: z.string(),
    place: z.string(),
    medium: z.enum(AD_TYPES),
  }),
  buyer: Party,
  seller: Party,
  brand: z.string(),
  note: z.string(),
  political: z.object({ sponsor: z.string() }).nullable(),
  units: z.array(
    z.object({
      unitId: z.number().int(),
      name: z.string(),
      first: z.string(),
      last: z.string(),
      quantity: z.number().int(),
      capacity: z.number().int(),
      label: z.string(),
      materialDate: z.string().nullable(),
      isMakeGood: z.boolean().optional(),
      insteadOf: z.object({ first: z.string(), last: z.string() }).optional(),
      /** How often it is played or sent, where that was stated. */
      times: z.object({ count: z.number().int(), per: z.enum(PLANNED_PERIODS) }).optional(),
    }),
  ),
  first: z.string(),
  last: z.string(),
  timeZone: z.string(),
  quantity: z.number().int(),
  extras: z.array(z.string()),
  spaceCents: cents.nullable(),
  /** What the space costs at the seller's prices, where the buyer's first word is an offer. */
  listedSpaceCents: cents.optional(),
  lines: z.array(
    z.object({
      kind: z.enum(['space', 'discount', ...EXTRA_KINDS, 'tax']),
      label: z.string(),
      detail: z.string(),
      cents,
    }),
  ),
  amounts: z.array(
    z.object({
      kind: z.enum(['space', ...EXTRA_KINDS]),
      name: z.string(),
      cents,
      taxCents: cents,
      passesThrough: z.boolean(),
    }),
  ),
  netCents: cents,
  taxCents: cents,
  totalCents: cents,
  paymentSchedule: z.enum(PAYMENT_SCHEDULES),
  schedule: z.array(z.object({ label: z.string(), dueOn: z.string().nullable(), cents })),
  cancellation: z.object({
    tier: z.enum(CANCELLATION_TIERS),
    depositBasisPoints: z.number().int().nullable(),
    freeUntil: z.string().nullable(),
    steps: z.array(z.string()),
  }),
  makeGood: z.string(),
  proof: z.string(),
  /** Absent where it was agreed before duties were part of it: one photo, recording or copy. */
  proofDuties: ProofRules.optional(),
  /** Absent where it was agreed before artwork was part of it. */
  artwork: ArtworkDemand.optional(),
  /** As the seller stated it then; absent where no figure was stated, or kept. */
  audience: z
    .object({ value: z.number().int(), per: z.enum(AUDIENCE_PERIODS), basis: z.enum(AUDIENCE_BASES) })
    .optional(),
  credits: z.array(z.object({ first: z.string(), last: z.string(), cents, taxCents: cents })).optional(),
})
