import { z } from 'zod'
import { APPROVABLE_STEPS } from '#domain/booking/spending.ts'

/** Integer US cents. */
const cents = z.number().int()

/** What of a booking is a colleague's to decide. */
export const Approval = z.object({
  /** How far it is above what the reader may spend this month; null: it is not. */
  aboveCents: cents.nullable(),
  /** Names of those who may approve it. */
  approvers: z.array(z.string()),
  /** The last that was asked of them. */
  asking: z
    .object({
      id: z.number().int(),
      step: z.enum(APPROVABLE_STEPS),
      /** `changed`: its terms are others by now, which ends it. */
      state: z.enum(['waiting', 'changed', 'approved', 'declined']),
      by: z.string(),
      isMine: z.boolean(),
      /** To those who decide. */
      message: z.string(),
      totalCents: cents,
      at: z.string(),
      decidedBy: z.string().nullable(),
      decidedAt: z.string().nullable(),
      /** Of who declined. */
      answer: z.string(),
      canDecide: z.boolean(),
      canTakeBack: z.boolean(),
    })
    .nullable(),
})
