import { sayIn, type Tongue } from '#assistant/converse/language.ts'
import { settle, withAlso } from '#assistant/planning/change-plan.ts'
import {
  askWhichLine,
  describeAsItIs,
  describeLineStays,
  describeNotAgain,
  describeNothingCheaper,
  describePlan,
  describeRefusal,
  describeUnclear,
  describeUndone,
  describeWhy,
  nextSteps,
  pathOfBrief,
} from '#assistant/planning/describe-plan.ts'
import type { PlanBefore, PlanBrief, PlanTurn } from '#assistant/planning/plan-brief.ts'
import { readPlanTurn } from '#assistant/planning/read-plan-turn.ts'
import { readFollowUp } from '#assistant/refine.ts'
import type { Understanding } from '#assistant/understand/understand.ts'
import type { assistantRoutes } from '#contract/discovery/assistants.ts'
import type { FoundListing } from '#contract/discovery/search.ts'
import type { SolvedPlan } from '#contract/planning/plans.ts'
import type { Out } from '#contract/route.ts'
import { type Criteria, emptyCriteria } from '#domain/discovery/criteria.ts'
import { required } from '#domain/required.ts'
import type { AppContext } from '../../../context.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { SolvePlan } from '../../../platform/planner/solve-plan.ts'
import type { Answered } from './answer-question.ts'
import { toBareMatch } from './bare-match.ts'
import { toPlanInputs } from './plan-inputs.ts'
import type { QuestionReader } from './question-reader.ts'
import { inTongue, readTongue } from './tongue.ts'

type SuggestBody = Out<(typeof assistantRoutes)['suggest']['body']>

export interface PlanAnswerMeans {
  context: Pick<AppContext, 'search' | 'gazetteer' | 'now'>
  solve: SolvePlan
}

export interface PlannedAnswer extends Answered {
  /** The text as a request of its own, where it asked for a new plan. */
  understanding: Understanding | null
}

interface PlanQuestion {
  body: Pick<SuggestBody, 'query' | 'previous' | 'userType'>
  reader: QuestionReader
  asker: string
}

/**
 * A plan, or a change of the one before, from words; null where the text is no matter of plans. Nothing is stored or booked;
 * every figure is the planner's.
 */
export async function answerPlan(
  means: PlanAnswerMeans,
  { body: { query: text, previous, userType }, reader, asker }: PlanQuestion,
): Promise<PlannedAnswer | null> {
  if (userType !== 'buyer') return null
  const { context } = means
  const own = previous ? reader.readFollowUp() : reader.readRequest()
  const shown = previous?.plan ? await listShown(context, previous.listingIds) : []
  const before = previous?.plan ? { brief: previous.plan, lines: toLines(previous.listingIds, shown) } : null
  const read = (part: string) => readFollowUp(part, reader.options)
  const turn = readPlanTurn(text, { own, criteria: previous?.criteria ?? null, before, read })
  if (!turn) return null
  const criteria = previous?.criteria ?? own.criteria
  const tongue = readTongue({ query: text, previous })
  const answer = await takeTurn(means, { turn, before, asker, tongue, criteria, shown })
  return { answer: inTongue(answer, tongue), words: null, understanding: previous ? null : own }
}

/** An answer that is no matter of plans, in a conversation about one: the plan stays what is spoken of. */
export async function keepPlan(
  { search }: Pick<AppContext, 'search'>,
  { answer, words }: Answered,
  previous: SuggestBody['previous'],
): Promise<Answered> {
  if (!previous?.plan) return { answer, words }
  const shown = await listShown({ search }, previous.listingIds)
  return { answer: { ...answer, ...whole(shown, previous.plan, answer.language) }, words }
}

/** Each in the place where it was read, so that "the second" is that one though the first is gone since. */
function toLines(ids: readonly number[], shown: readonly FoundListing[]): PlanBefore['lines'] {
  return ids.map((id) => ({ id, adType: shown.find((one) => one.id === id)?.adType ?? null }))
}

async function listShown(
  { search }: Pick<AppContext, 'search'>,
  ids: readonly number[],
): Promise<FoundListing[]> {
  const listings = new Map((await search.get([...ids])).map((one) => [one.id, one]))
  return ids.flatMap((id) => listings.get(id) ?? [])
}

interface TurnInput {
  turn: PlanTurn
  before: PlanBefore | null
  asker: string
  tongue: Tongue
  criteria: Criteria
  /** Lines of the plan before. */
  shown: readonly FoundListing[]
}

async function takeTurn(means: PlanAnswerMeans, asked: TurnInput): Promise<Answered['answer']> {
  const { turn, before, asker, tongue, criteria, shown } = asked
  const stay = (suggestion: string) => ({
    ...NO_MATCHES,
    criteria,
    suggestion,
    ...(before && {
      ...whole(shown, before.brief, tongue),
      links: [linkTo(pathOfBrief(before.brief), tongue)],
    }),
  })
  if (turn.kind === 'which-line') return stay(askWhichLine(tongue))
  if (turn.kind === 'as-it-is') return stay(describeAsItIs(tongue))
  if (turn.kind === 'unclear') return stay(describeUnclear(tongue))
  try {
    const solve = (brief: PlanBrief, limit?: number) => means.solve(toPlanInputs(brief, limit), asker)
    if (turn.kind === 'why')
      return stay(describeReason(await solve(required(before).brief), turn.line, tongue))
    const isCheaper = before !== null && turn.cheaperThan !== undefined
    const changed = isCheaper ? await findCheaper(solve, turn, before) : turn.brief
    if (!changed && !turn.also && !turn.otherwise) return stay(describeNothingCheaper(tongue))
    const brief = withAlso(changed ?? turn.otherwise ?? keepAll(required(before)), turn.also)
    const plan = present(await solve(brief), { brief, criteria, tongue })
    const notes = [
      ...(changed ? [] : [describeLineStays(tongue)]),
      ...(turn.undone ?? []).map((part) => describeUndone(part, tongue)),
    ]
    return { ...plan, suggestion: [...notes, plan.suggestion].join('\n') }
  } catch (error) {
    // a place that is not known, days that are over, an area too large: said, not failed
    if (!(error instanceof AppError) || error.status >= TOO_MANY) throw error
    return stay(describeRefusal(error.message, tongue))
  }
}

/** The plan before with all its lines, so many of each medium. */
function keepAll({ brief, lines }: PlanBefore): PlanBrief {
  return settle(
    brief,
    lines.filter(({ adType }) => adType !== null),
    [],
  )
}

const TOO_MANY = 429

function describeReason({ lines }: SolvedPlan, id: number, tongue: Tongue): string {
  const line = lines.find(({ listing }) => listing.id === id)
  return line ? describeWhy(line, tongue) : describeNotAgain(tongue)
}

/** The plan with a cheaper space in the place of the one that is out, whatever else changes; null where there is none. */
async function findCheaper(
  solve: (brief: PlanBrief, limit?: number) => Promise<SolvedPlan>,
  { brief, otherwise }: Extract<PlanTurn, { kind: 'plan' }>,
  before: PlanBefore,
): Promise<PlanBrief | null> {
  const there = before.lines.filter(({ adType }) => adType !== null)
  const was = await solve(otherwise ?? { ...before.brief, keep: there.map(({ id }) => id) })
  const found = await solve(brief, (was.totalCents - 1) / 100)
  if (found.missing.length > 0 || found.lines.length < was.lines.length) return null
  return { ...brief, keep: found.lines.map(({ listing }) => listing.id) }
}

interface Presented {
  brief: PlanBrief
  criteria: Criteria
  tongue: Tongue
}

function present(plan: SolvedPlan, { brief, criteria, tongue }: Presented): Answered['answer'] {
  const answered = toAnswered(brief, plan)
  return {
    ...NO_MATCHES,
    suggestion: describePlan(plan, brief, tongue),
    criteria: toCriteria(brief, criteria),
    matches: plan.lines.map(({ listing, first, last, totalCents }) =>
      toBareMatch({ ...listing, dated: { first, last, totalCents } }, sayIn(tongue)),
    ),
    replies: nextSteps(plan.lines.length, tongue),
    links: [linkTo(answered.path, tongue)],
    plan: answered,
  }
}

const linkTo = (path: string, tongue: Tongue) => ({
  text: sayIn(tongue)('Open as plan', 'Abrir como plan'),
  path,
})

const NO_MATCHES = { success: true as const, matches: [], nearMisses: [], nearest: null, recommendations: [] }

/** What a follow-up that is no matter of plans goes by. */
function toCriteria({ place, from, to, budget, media, refusedTypes }: PlanBrief, before: Criteria): Criteria {
  return {
    ...emptyCriteria(),
    audiences: before.audiences,
    place,
    adTypes: media.map(({ adType }) => adType),
    excludedAdTypes: [...refusedTypes],
    priceMax: budget,
    availableFrom: from,
    availableTo: to,
  }
}

/** The plan before, where an answer changes nothing of it. */
function whole(shown: readonly FoundListing[], brief: PlanBrief, tongue: Tongue = 'en') {
  const plan = { brief, path: pathOfBrief(brief) }
  return {
    matches: shown.map((listing) => toBareMatch(listing, sayIn(tongue))),
    nearMisses: [],
    nearest: null,
    plan,
  }
}

function toAnswered(brief: PlanBrief, { lines, totalCents, certificate }: SolvedPlan) {
  return {
    brief,
    lines: lines.map(({ listing, first, last, totalCents }) => ({
      listingId: listing.id,
      adType: listing.adType,
      first,
      last,
      totalCents,
    })),
    totalCents,
    certificate,
    path: pathOfBrief(brief),
  }
}
