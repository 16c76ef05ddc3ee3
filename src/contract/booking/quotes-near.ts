import { z } from 'zod'
import { PERIOD_PLACES } from '#domain/booking/offer-periods.ts'

/** The all-in price of the smallest range of whole cells that contains the days asked for. */
export const DatedPrice = z.object({
  /** Days `YYYY-MM-DD`, inclusive. */
  first: z.string(),
  last: z.string(),
  /** Integer US cents: space, required extras and estimated tax. */
  totalCents: z.number().int(),
})
export type DatedPrice = z.infer<typeof DatedPrice>

export const Days = z.object({ first: z.string(), last: z.string() })

/** A run of whole cells that leaves out some of the days asked for. */
export const NearPrice = DatedPrice.extend({
  /** Where it lies beside them. */
  place: z.enum(PERIOD_PLACES),
  /** How many of them it has. */
  askedDays: z.number().int(),
  /** Those that it leaves out. */
  missing: z.array(Days),
})
export type NearPrice = z.infer<typeof NearPrice>
