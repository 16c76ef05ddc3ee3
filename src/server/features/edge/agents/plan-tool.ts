import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { plainText } from '#assistant/explain/wording.ts'
import { pathOfBrief } from '#assistant/planning/describe-plan.ts'
import { DateOnly } from '#contract/common.ts'
import { PlanInputs, type SolvedPlan } from '#contract/planning/plans.ts'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { sellerLabel } from '#domain/listings/seller-label.ts'
import { listingPath } from '#domain/paths.ts'
import { MAX_PLAN_BUDGET, MAX_PLAN_LINES } from '#domain/planning/limits.ts'
import { required } from '#domain/required.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { SolvePlan } from '../../../platform/planner/solve-plan.ts'
import { READ_ONLY, toRefusal, toResult } from './tool-answers.ts'

const ids = (max: number) => z.array(z.number().int().min(1).max(MAX_ID)).max(max).default([])

/** No more than the address of a plan holds: whoever opens it reads what the agent was told. */
const ASKED = {
  place: z.string().min(2).max(LIMITS.locationText.max).describe('City, neighborhood or ZIP code'),
  from: DateOnly.describe('First day, YYYY-MM-DD'),
  to: DateOnly.describe('Last day, inclusive'),
  budget: z.number().min(1).max(MAX_PLAN_BUDGET).describe('US dollars: one total for the dates, all-in'),
  media: z
    .array(
      z.object({
        adType: z.enum(AD_TYPES),
        count: z
          .number()
          .int()
          .min(1)
          .max(MAX_PLAN_LINES)
          .optional()
          .describe('Exactly so many; else at least one'),
        share: z.number().int().min(1).max(100).optional().describe('Percent of the budget, within 10'),
      }),
    )
    .max(AD_TYPES.length)
    .default([])
    .describe('None: any medium'),
  without: z.array(z.enum(AD_TYPES)).max(AD_TYPES.length).default([]).describe('Media that are left out'),
  keep: ids(MAX_PLAN_LINES).describe('Ids of spaces that must be in it'),
  not: ids(200).describe('Ids of spaces that must not'),
}
type PlanToolInput = z.output<z.ZodObject<typeof ASKED>>

interface PlanTool {
  server: McpServer
  solve: SolvePlan
  /** Rate limit key. */
  asker: string
  publicUrl: string
}

/** A plan for a budget, as the page of a new plan makes it. Stores nothing, claims nothing. */
export function registerPlanTool({ server, solve, asker, publicUrl }: PlanTool): void {
  server.registerTool(
    'build_plan',
    {
      title: 'Build a plan',
      description:
        'From a place, dates and one total budget to the spaces to book: lines with exact days and all-in totals in US cents, totals by kind of audience figure, how near the plan is to the best possible, what could not be had and what would be needed. Answers the address of the same plan for a person. Books, holds and stores nothing.',
      inputSchema: ASKED,
      annotations: READ_ONLY,
    },
    async (asked) => {
      try {
        const plan = await solve(toInputs(asked), asker)
        return toResult(present(plan, asked, publicUrl))
      } catch (error) {
        if (error instanceof AppError && error.status < 500) return toRefusal(error.message)
        throw error
      }
    },
  )
}

/** @throws AppError `invalid-input` */
function toInputs({ without, keep, not, ...asked }: PlanToolInput): PlanInputs {
  const inputs = PlanInputs.safeParse({
    ...asked,
    pinned: keep,
    refused: { adTypes: without, sellers: [], listings: not },
  })
  if (inputs.success) return inputs.data
  const { path, message } = required(inputs.error.issues[0])
  throw new AppError('invalid-input', { message: [path.join('.'), message].filter(Boolean).join(': ') })
}

function present(plan: SolvedPlan, { place, without, ...asked }: PlanToolInput, publicUrl: string) {
  const { lines, unavailable, sellerLimit, scoreVersion: _version, ...rest } = plan
  return {
    ...rest,
    lines: lines.map(({ listing, ...line }) => ({
      space: {
        id: listing.id,
        url: `${publicUrl}${listingPath(listing.id)}`,
        title: plainText(listing.title),
        adType: listing.adType,
        location: listing.location.text,
        seller: sellerLabel(listing.seller),
      },
      ...line,
      why: plainText(line.why),
    })),
    unavailable: unavailable.map(({ title, ...one }) => ({ ...one, title: title && plainText(title) })),
    sellerLimit: sellerLimit?.says ?? null,
    url: `${publicUrl}${pathOfBrief({ place: plan.place ?? place, ...asked, refusedTypes: without })}`,
    booked: false,
  }
}
