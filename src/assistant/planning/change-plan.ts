import { writePlaces } from '#domain/discovery/criteria.ts'
import { MAX_PLAN_LINES } from '#domain/planning/limits.ts'
import { AD_TYPES, type AdType } from '#domain/vocabulary.ts'
import { findQuestion } from '../converse/find-question.ts'
import { pointedAt } from '../converse/pointed.ts'
import {
  ADDS,
  CHEAPER_LINE,
  DROP_LINE,
  EACH,
  KEEPS,
  LESS_BY,
  MORE_BY,
  NEW_BUDGET,
  OF_ALL,
  SOME_LINE,
  SWAP,
} from '../lexicon/plan-steps.ts'
import type { Understanding } from '../understand/understand.ts'
import { findAmounts } from '../understand/words/numbers.ts'
import { tokenize } from '../understand/words/tokenize.ts'
import { addMedia } from './add-media.ts'
import { readSteps } from './change-steps.ts'
import { readNamedMedia } from './named-media.ts'
import type { AlsoWished, BriefMedium, PlanBefore, PlanBrief, PlanTurn } from './plan-brief.ts'
import { withShares } from './read-shares.ts'

interface Change {
  own: Understanding
  before: PlanBefore
}

interface WholeChange extends Change {
  /** A part of the text as a request of its own. */
  read: (text: string) => Understanding
}

/** A change of the plan before, or why a line is in it; null where the text is another question. */
export function changePlan(
  text: string,
  folded: string,
  { own, before, read }: WholeChange,
): PlanTurn | null {
  if (EACH.test(folded)) return { kind: 'unclear' }
  const steps = readSteps(text, before, {
    read,
    readLine: (part, ownPart, now) => readLineStep(part, { own: ownPart, before: now, budget: null }),
    readBudget: (part, foldedPart, ownPart, now) =>
      readNewBudget(part, foldedPart, { own: ownPart, before: now }),
  })
  if (steps) return steps
  const budget = readNewBudget(text, folded, { own, before })
  const step = readLineStep(folded, { own, before, budget })
  if (step) return step
  const question = findQuestion(text, own, { count: before.lines.length })
  if (budget === null && question !== null && question.kind !== 'plan') {
    const isOfAll = question.kind === 'cost' && OF_ALL.test(folded) && !isOfLine(folded)
    if (isOfAll) return { kind: 'plan', brief: before.brief }
    const line = question.kind === 'why' ? before.lines[question.of[0] ?? 0] : undefined
    return line ? { kind: 'why', line: line.id } : null
  }
  const brief = withShares(mergeBrief(text, folded, { own, before, budget }), folded)
  const isSame = JSON.stringify(brief) === JSON.stringify(before.brief)
  if (!isSame) return { kind: 'plan', brief }
  return { kind: question?.kind === 'plan' ? 'as-it-is' : 'unclear' }
}

/** "Swap the second for something cheaper", "drop the third". */
function readLineStep(
  folded: string,
  { own, before, budget }: Change & { budget: number | null },
): PlanTurn | null {
  const [isSwap, isCheaper] = [SWAP.test(folded), CHEAPER_LINE.test(folded)]
  if (KEEPS.test(folded) || (!isSwap && !isCheaper && !DROP_LINE.test(folded))) return null
  const lines = pointLines(folded, { own, before })
  if (lines.length === 0) {
    const isUnsaid = isCheaper || SOME_LINE.test(folded) || isOfLine(folded)
    return budget === null && isUnsaid ? { kind: 'which-line' } : null
  }
  const ids = lines.map(({ id }) => id)
  const brief = settle(
    before.brief,
    before.lines.filter(({ id, adType }) => adType !== null && !ids.includes(id)),
    ids,
  )
  if (!isSwap && !isCheaper) return { kind: 'plan', brief }
  const same = lines.flatMap(({ adType }) => adType ?? [])
  const other = own.criteria.adTypes.filter((adType) => !same.includes(adType))
  const media = addMedia(brief.media, other.length > 0 ? other : same)
  const cheaperThan = isCheaper ? ids[0] : undefined
  return { kind: 'plan', brief: { ...brief, media }, ...(cheaperThan !== undefined && { cheaperThan }) }
}

const isOfLine = (folded: string) => pointedAt(folded, MAX_PLAN_LINES).length > 0

/** By their numbers, or the only one of a medium that is named: "drop the radio". */
function pointLines(folded: string, { own, before: { lines } }: Change): PlanBefore['lines'] {
  const pointed = pointedAt(folded, lines.length).flatMap((at) => lines[at] ?? [])
  if (pointed.length > 0) return pointed
  const named = [...own.criteria.excludedAdTypes, ...own.criteria.adTypes]
  for (const adType of named) {
    const same = lines.filter((line) => line.adType === adType)
    if (same.length === 1) return same
  }
  return []
}

/** The lines that stay, so many of each medium and no more. */
export function settle(brief: PlanBrief, rest: PlanBefore['lines'], out: readonly number[]): PlanBrief {
  return {
    ...brief,
    media: addMedia(
      [],
      rest.flatMap(({ adType }) => adType ?? []),
    ),
    keep: rest.map(({ id }) => id),
    not: [...new Set([...brief.not, ...out])].slice(-MAX_NOT),
  }
}

/** The same plan with more lines, or another sum; what is kept stays. */
export function withAlso(brief: PlanBrief, also: AlsoWished | undefined): PlanBrief {
  if (!also) return brief
  const refusedTypes = brief.refusedTypes.filter((adType) => !also.adds.includes(adType))
  return {
    ...brief,
    media: addMedia(brief.media, also.adds),
    budget: also.budget ?? brief.budget,
    refusedTypes,
  }
}

/** So many spaces are remembered as left out. */
const MAX_NOT = 200

/** "Stretch it to $8,000", "$4,000 instead", "raise it by $1,000". */
function readNewBudget(text: string, folded: string, { own: { criteria }, before }: Change): number | null {
  const { priceMax, interval } = criteria
  const isMore = MORE_BY.test(folded)
  const isBy = isMore || LESS_BY.test(folded)
  if (!isBy && priceMax !== null) return interval === null || interval === 'one-time' ? priceMax : null
  if (!isBy && !NEW_BUDGET.test(folded)) return null
  const amounts = findAmounts(tokenize(text)).filter(({ money, value }) => money || value >= LEAST_BARE)
  const [amount] = amounts
  if (!amount || amounts.length > 1) return null
  if (!isBy) return amount.value
  const budget = (before.brief.budget ?? 0) + (isMore ? amount.value : -amount.value)
  return budget >= 1 ? budget : null
}

/** A bare number below it counts something else. */
const LEAST_BARE = 100

/** What is named takes the place of what was; spaces that were kept are free again, those left out stay out. */
function mergeBrief(
  text: string,
  folded: string,
  { own, before, budget }: Change & { budget: number | null },
): PlanBrief {
  const { brief } = before
  const said = own.criteria
  const { named, counts } = readNamedMedia(text, folded, own)
  const hasDates = said.availableFrom !== null && said.availableTo !== null
  const refusedTypes = AD_TYPES.filter(
    (adType) =>
      !named.includes(adType) &&
      (brief.refusedTypes.includes(adType) || said.excludedAdTypes.includes(adType)),
  )
  const media = nameMedia(brief.media, { named, counts, adds: ADDS.test(folded) })
  const changed = {
    ...brief,
    place: writePlaces(said) || brief.place,
    from: hasDates ? said.availableFrom : brief.from,
    to: hasDates ? said.availableTo : brief.to,
    budget: budget ?? brief.budget,
    media: media.filter(({ adType }) => !refusedTypes.includes(adType)),
    refusedTypes,
  }
  return JSON.stringify(changed) === JSON.stringify(brief) ? brief : { ...changed, keep: [] }
}

interface NamedMedia {
  named: readonly AdType[]
  counts: ReadonlyMap<AdType, number>
  adds: boolean
}

function nameMedia(media: BriefMedium[], { named, counts, adds }: NamedMedia): BriefMedium[] {
  if (named.length === 0) return media
  return AD_TYPES.flatMap((adType) => {
    const had = media.find((one) => one.adType === adType)
    if (!named.includes(adType)) return adds && had ? [had] : []
    const count = counts.get(adType)
    if (adds && had?.count) return [{ adType, count: had.count + (count ?? 1) }]
    return count ? [{ adType, count }] : [{ adType }]
  })
}
