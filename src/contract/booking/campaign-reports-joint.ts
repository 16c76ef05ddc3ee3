import { z } from 'zod'
import { AD_TYPES, AUDIENCE_BASES } from '#domain/vocabulary.ts'
import { Money } from './bookings.ts'
import { LineCount } from './campaign-reports.ts'

const count = z.number().int()
const basis = z.enum(AUDIENCE_BASES).nullable()

/** What several bookings have come to (`domain/booking/report/joint-report.ts`): those of a plan, or of an order. */
export const JointReport = z.object({
  /** Of the plan or the order. */
  name: z.string(),
  /** Of the market, `YYYY-MM-DD`. */
  asOf: z.string(),
  bookings: z.array(
    z.object({
      bookingId: count,
      reference: z.string(),
      title: z.string(),
      place: z.string(),
      medium: z.enum(AD_TYPES),
      first: z.string(),
      last: z.string(),
      isOver: z.boolean(),
      contractedDays: count,
      deliveredDays: count,
      contractedContacts: count.nullable(),
      deliveredContacts: count.nullable(),
      basis,
      costCents: count,
      proof: z.object({ accepted: count, due: count }),
      visits: count.nullable(),
    }),
  ),
  left: z.array(z.object({ title: z.string(), reason: z.string(), isPending: z.boolean() })),
  totals: z.array(
    z.object({
      basis,
      bookings: count,
      contractedContacts: count,
      deliveredContacts: count,
      costCents: count,
      cpmCents: count.nullable(),
    }),
  ),
  /** What was counted, a row a medium, thing and basis. */
  counts: z.array(LineCount.extend({ medium: z.enum(AD_TYPES), lines: count })),
  money: Money,
  missing: z.array(z.object({ title: z.string(), texts: z.array(z.string()) })),
  isOver: z.boolean(),
})
export type JointReport = z.infer<typeof JointReport>
