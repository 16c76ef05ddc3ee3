import type { McpServer } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { plainText } from '#assistant/explain/wording.ts'
import { pathOfBrief } from '#assistant/planning/describe-plan.ts'
import { DateOnly } from '#contract/common.ts'
import { PlanInputs, SolvedPlan } from '#contract/planning/plans.ts'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { sellerLabel } from '#domain/listings/seller-label.ts'
import { listingPath } from '#domain/paths.ts'
import { MAX_PLAN_BUDGET, MAX_PLAN_LINES } from '#domain/planning/limits.ts'
import { required } from '#domain/required.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { SolvePlan } from '../../../platform/planner/solve-plan.ts'
import { answerTool, READ_ONLY } from './tool-answers.ts'

const ids = (max: number) => z.array(z.number().int().min(1).max(MAX_ID)).max(max).default([])

/** No more than the address of a plan holds: whoever opens it reads what the agent was told. */
const PlanRequest = z.object({
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
})
type PlanToolInput = z.output<typeof PlanRequest>

const { lines, unavailable: _u, sellerLimit: _s, scoreVersion: _v, ...plan } = SolvedPlan.shape
const PlannedSpace = z.object({
  id: z.number().int(),
  url: z.string(),
  title: z.string(),
  adType: z.enum(AD_TYPES),
  location: z.string(),
  seller: z.string(),
})
const Answer = z.object({
  ...plan,
  lines: z.array(lines.element.omit({ listing: true }).extend({ space: PlannedSpace })),
  unavailable: SolvedPlan.shape.unavailable,
  sellerLimit: z.string().nullable(),
  url: z.string().describe('The same plan, for a person to open, change and book from'),
  booked: z.literal(false),
})

interface Plans {
  solve: SolvePlan
  /** Rate limit key. */
  asker: string
}

/** A plan for a budget, as the page of a new plan makes it. Stores nothing, claims nothing. */
export function registerPlanTool(
  server: McpServer,
  { config, log }: AppContext,
  { solve, asker }: Plans,
): void {
  server.registerTool(
    'build_plan',
    {
      title: 'Build a plan',
      description:
        'From a place, dates and one total budget to the spaces to book: lines with exact days and all-in totals in US cents, totals by kind of audience figure, how near the plan is to the best possible, what could not be had and what would be needed. Answers the address of the same plan for a person. Books, holds and stores nothing.',
      inputSchema: PlanRequest,
      outputSchema: Answer,
      annotations: READ_ONLY,
    },
    (asked) =>
      answerTool(log, async () => present(await solve(toInputs(asked), asker), asked, config.PUBLIC_URL)),
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

function present(
  plan: SolvedPlan,
  { place, without, ...asked }: PlanToolInput,
  publicUrl: string,
): z.infer<typeof Answer> {
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
