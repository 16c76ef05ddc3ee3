import { z } from 'zod'
import { sayIn, tongueOf } from '#assistant/converse/language.ts'
import { describePlan, pathOfBrief } from '#assistant/planning/describe-plan.ts'
import type { PlanBrief } from '#assistant/planning/plan-brief.ts'
import type { SpaceFacts } from '#assistant/verify/known-facts.ts'
import { toSpaceFacts, withIds } from '#assistant/verify/space-facts.ts'
import { DateOnly } from '#contract/common.ts'
import type { SolvedPlan } from '#contract/planning/plans.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { countDays } from '#domain/booking/price/split-term.ts'
import type { Criteria } from '#domain/discovery/criteria.ts'
import { toDateRange } from '#domain/format-dates.ts'
import { LIMITS } from '#domain/limits.ts'
import { intervalDays } from '#domain/money.ts'
import { MAX_PLAN_LINES } from '#domain/planning/limits.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { AppError } from '../../../../../platform/http/app-error.ts'
import { toBareMatch } from '../../bare-match.ts'
import { toPlanInputs } from '../../plan-inputs.ts'
import { type AgentEnvironment, defineTool, findNamed, ToolMisused } from '../tool.ts'

const Input = z.object({
  place: z.string().min(2).max(LIMITS.locationText.max).optional(),
  from: DateOnly.optional(),
  to: DateOnly.optional(),
  media: z
    .array(
      z.object({ adType: z.enum(AD_TYPES), count: z.number().int().min(1).max(MAX_PLAN_LINES).optional() }),
    )
    .max(AD_TYPES.length)
    .optional(),
  keep: z.array(z.number().int().positive()).max(MAX_PLAN_LINES).optional(),
})
type Input = z.infer<typeof Input>

/** Several spaces for the money that the person named; the planner chooses, and every figure is its own. */
export const buildPlan = defineTool({
  name: 'plan',
  description:
    'Chooses several spaces for the budget of the request, all-in for its days, and says how near that is to the best. Days and media can be named only where the person named none; what they refused stays out. `keep`: ids of spaces named before. It books nothing.',
  // each takes a turn of the one planner of the site
  most: 2,
  input: Input,
  async run(input, environment) {
    const brief = toBrief(input, environment)
    const plan = await solve(brief, environment)
    const say = sayIn(tongueOf(environment.text))
    const lines = plan.lines.map((line) => ({ ...line, match: toBareMatch(line.listing, say) }))
    for (const { match } of lines)
      if (!environment.named.has(match.listing.id)) environment.named.set(match.listing.id, match)
    const listings = lines.map(({ listing }) => listing)
    return {
      text: withIds(describePlan(plan, brief, 'en'), listings),
      spaces: lines.map(({ match, ...line }) => withLine(toSpaceFacts(match), line)),
      links: [{ text: 'Open as plan', path: pathOfBrief(brief) }],
    }
  },
})

/** What the person said stands; a model fills in what they left open, and never the money. */
function toBrief(input: Input, environment: AgentEnvironment): PlanBrief {
  const { criteria } = environment
  const from = criteria.availableFrom ?? input.from ?? null
  const to = criteria.availableTo ?? input.to ?? null
  if (from === null || to === null || to < from)
    throw new ToolMisused('A plan needs a first and a last day: ask for them in your text.')
  const budget = budgetFor(criteria, countDays(from, to))
  if (budget === null) throw new ToolMisused('The person named no budget: ask for it in your text.')
  const isOpen = ({ adType }: { adType: (typeof AD_TYPES)[number] }) =>
    !criteria.excludedAdTypes.includes(adType) &&
    (criteria.adTypes.length === 0 || criteria.adTypes.includes(adType))
  const named = (input.media ?? []).filter(isOpen)
  const asked = criteria.adTypes.map((adType) => ({ adType }))
  return {
    place: input.place ?? criteria.place,
    from,
    to,
    budget,
    media: named.length > 0 ? named : asked,
    refusedTypes: criteria.excludedAdTypes,
    keep: input.keep?.length ? findNamed(input.keep, environment).map(({ listing }) => listing.id) : [],
    not: [],
  }
}

/** The most that the request allows for so many days; null where it names no money. */
function budgetFor({ priceMax, interval }: Criteria, days: number): number | null {
  if (priceMax === null) return null
  const period = interval === null ? null : intervalDays(interval)
  return period === null ? priceMax : Math.max(1, Math.floor((priceMax * days) / period))
}

/** @throws ToolMisused where the planner refuses: the reason is for the model to tell */
async function solve(brief: PlanBrief, { solvePlan, asker, signal }: AgentEnvironment): Promise<SolvedPlan> {
  try {
    return await solvePlan(toPlanInputs(brief), asker, signal)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof AppError && error.status < SERVER_ERROR)
      throw new ToolMisused(`No plan: ${error.message.slice(0, MAX_REASON)}`)
    throw error
  }
}

const SERVER_ERROR = 500
const MAX_REASON = 200

function withLine(
  space: SpaceFacts,
  { first, last, totalCents }: Pick<SolvedPlan['lines'][number], 'first' | 'last' | 'totalCents'>,
): SpaceFacts {
  const inPlan = { days: toDateRange({ first, last }), inAll: `${formatShortCents(totalCents)} in all` }
  return { ...space, facts: { ...space.facts, ...inPlan } }
}
