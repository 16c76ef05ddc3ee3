import { z } from 'zod'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { MAX_PLAN_BUDGET, MAX_PLAN_LINES } from '#domain/planning/limits.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { DateOnly } from '../common.ts'

const ids = (max: number) => z.array(z.number().int().min(1).max(MAX_ID)).max(max)

/** What a plan was asked for in words; a follow-up sends it back. */
export const PlanBrief = z.object({
  place: z.string().max(LIMITS.locationText.max).nullable(),
  from: DateOnly.nullable(),
  to: DateOnly.nullable(),
  budget: z.number().min(1).max(MAX_PLAN_BUDGET).nullable(),
  media: z
    .array(
      z.object({
        adType: z.enum(AD_TYPES),
        count: z.number().int().min(1).max(MAX_PLAN_LINES).optional(),
        share: z.number().int().min(1).max(100).optional(),
      }),
    )
    .max(AD_TYPES.length),
  refusedTypes: z.array(z.enum(AD_TYPES)).max(AD_TYPES.length),
  keep: ids(MAX_PLAN_LINES),
  not: ids(200),
})

/**
 * A plan as an answer: its lines are the matches, in their order. Nothing is stored or booked. Where an answer changes nothing of
 * the plan before, it is not made anew: then `lines`, `totalCents` and `certificate` are absent.
 */
export const AnsweredPlan = z
  .object({
    brief: PlanBrief,
    lines: z.array(
      z.object({
        listingId: z.number().int(),
        adType: z.enum(AD_TYPES),
        first: z.string(),
        last: z.string(),
        /** All-in, of these days. */
        totalCents: z.number().int(),
      }),
    ),
    totalCents: z.number().int(),
    /** "At least 93% of the best possible"; null where nothing fits. */
    certificate: z.object({ percent: z.number().int(), says: z.string() }).nullable(),
    /** Of the page that shows it. */
    path: z.string(),
  })
  .partial({ lines: true, totalCents: true, certificate: true })
