import type { PlanInputs } from '#contract/planning/plans.ts'
import type { In } from '#contract/route.ts'
import { OUTLINE } from '#domain/discovery/search/area-parameters.ts'
import { amount, idsOf, listOf, oneOf, wholeNumber } from '#domain/discovery/search/parameter.ts'
import { parseLenient, SEARCH_FILTERS } from '#domain/discovery/search/search-filters.ts'
import { DEFAULT_GOAL, PLAN_GOALS, type PlanGoal } from '#domain/planning/goals.ts'
import { MAX_PLAN_BUDGET, MAX_PLAN_LINES, SELLER_SHARE, SHOP_MILES } from '#domain/planning/limits.ts'
import { AD_TYPES, type AdType, AUDIENCES, type Audience } from '#domain/vocabulary.ts'
import { addsKinds, type KindsSearch, toKindsSearch } from './kinds-search.ts'

/** What a plan is asked for, as the address of the page holds it. Of a medium: how many lines; 0 is at least one. */
export type PlanSearch = { [medium in AdType]?: number } & KindsSearch & {
    place?: string
    /** Corners of an area drawn on the map, `lng,lat,…`: instead of the place. */
    polygon?: string
    /** `YYYY-MM-DD`, inclusive. */
    from?: string
    to?: string
    /** US dollars, all-in. */
    budget?: number
    /** What it is for, where it is not what a plan is for without it. */
    goal?: PlanGoal
    /** Miles around one's own shops within which people count in full. */
    shops?: number
    /** Ids of spaces that stay in the plan, and out of it: `12,7`. */
    keep?: string
    not?: string
    /** Media that are left out; in a form, a medium that is `none`. */
    without?: AdType[]
    /** Whom it is for; everybody without. */
    audience?: Audience[]
    /** Percent of the budget that one seller may have at most. */
    seller?: number
    /** Percent of the budget: `radio:60`. */
    share?: string[]
  }

const PARAMETERS = {
  place: SEARCH_FILTERS.location,
  from: SEARCH_FILTERS.availableFrom,
  to: SEARCH_FILTERS.availableTo,
  budget: amount(1, MAX_PLAN_BUDGET),
  shops: amount(SHOP_MILES.min, SHOP_MILES.max),
  seller: wholeNumber(SELLER_SHARE.min, SELLER_SHARE.max),
  audience: listOf(AUDIENCES),
} as const
/** Of a medium in the form: none of it. */
export const LEFT_OUT = 'none'
const COUNT = wholeNumber(0, MAX_PLAN_LINES)
const GOAL = oneOf(PLAN_GOALS)
const KEEP = idsOf(MAX_PLAN_LINES)
/** As many as the planner takes. */
const NOT = idsOf(200)
const WITHOUT = listOf(AD_TYPES)
const SHARE = /^(\w{1,20}):(\d{1,3})$/

/** Reads an address leniently: what is malformed is left out. */
export function parsePlanSearch(raw: Record<string, unknown>): PlanSearch {
  const outline = OUTLINE.parse(raw.polygon).value
  const goal = GOAL.parse(raw.goal).value
  const media = AD_TYPES.flatMap((adType) => {
    const { value } = COUNT.parse(raw[adType])
    return value === undefined ? [] : [[adType, value] as const]
  })
  const [keep, not] = [KEEP.parse(raw.keep).value, NOT.parse(raw.not).value]
  const left = WITHOUT.parse(raw.without).value ?? []
  const without = AD_TYPES.filter((adType) => left.includes(adType) || raw[adType] === LEFT_OUT)
  const share = toShares(raw.share).map(({ adType, share: percent }) => `${adType}:${percent}`)
  return {
    ...parseLenient(PARAMETERS, raw),
    ...(outline && { polygon: OUTLINE.format(outline) }),
    ...Object.fromEntries(media),
    ...(goal && goal !== DEFAULT_GOAL && { goal }),
    ...(keep && { keep: keep.join() }),
    ...(not && { not: not.join() }),
    ...(without.length > 0 && { without }),
    ...(share.length > 0 && { share }),
    ...toKindsSearch(addsKinds(raw)),
  }
}

function toShares(raw: unknown): { adType: AdType; share: number }[] {
  return [raw]
    .flat()
    .slice(0, AD_TYPES.length)
    .flatMap((text) => {
      const [, name, percent] = SHARE.exec(String(text)) ?? []
      const [adType, share] = [AD_TYPES.find((one) => one === name), Number(percent)]
      return adType && share >= 1 && share <= 100 ? [{ adType, share }] : []
    })
}

/** With a space among those to keep, or to leave out; `null`: neither, as before. */
export function pinSpace(search: PlanSearch, id: number, where: 'keep' | 'not' | null): PlanSearch {
  const { keep, not, ...rest } = search
  const others = (ids: string | undefined) => listIds(ids).filter((one) => one !== id)
  const lists = { keep: others(keep), not: others(not) }
  if (where) lists[where].push(id)
  return {
    ...rest,
    ...(lists.keep.length > 0 && { keep: lists.keep.join() }),
    ...(lists.not.length > 0 && { not: lists.not.join() }),
  }
}

export function listIds(ids: string | undefined): number[] {
  return ids ? ids.split(',').map(Number) : []
}

export interface PlanProblems {
  place?: string
  from?: string
  to?: string
  budget?: string
}

/** Whether anything was asked for: else the form waits. */
export function hasRequest(search: PlanSearch): boolean {
  return Object.keys(search).some((name) => name !== 'kinds')
}

/** What is missing before a plan can be made; empty where nothing is. */
export function findPlanProblems({ place, polygon, from, to, budget }: PlanSearch): PlanProblems {
  return {
    ...(!place && !polygon && { place: 'Name a city, neighborhood or ZIP code' }),
    ...(!from && { from: 'Choose the first day' }),
    ...(!to && { to: 'Choose the last day' }),
    ...(from && to && from > to && { to: 'The last day is before the first' }),
    ...(budget === undefined && { budget: 'Say what all of it may cost, in dollars' }),
  }
}

/** What is asked of the planner; null while something is missing. */
export function toPlanInputs(search: PlanSearch): In<typeof PlanInputs> | null {
  const { from, to, budget } = search
  const where = toWhere(search)
  if (Object.keys(findPlanProblems(search)).length > 0 || !where || !from || !to || !budget) return null
  const shares = toShares(search.share)
  const media = AD_TYPES.flatMap((adType) => {
    const count = search[adType]
    if (count === undefined) return []
    const share = shares.find((one) => one.adType === adType)?.share
    return [{ adType, ...(count > 0 && { count }), ...(share !== undefined && { share }) }]
  })
  const { keep, not, without = [], goal, shops, audience, seller } = search
  const refused = {
    adTypes: without.filter((one) => search[one] === undefined),
    listings: listIds(not).filter((id) => !listIds(keep).includes(id)),
  }
  return {
    ...where,
    from,
    to,
    budget,
    ...(media.length > 0 && { media }),
    ...(goal && { goal }),
    ...(shops !== undefined && { shopMiles: shops }),
    ...(audience && { audiences: audience }),
    ...(seller !== undefined && { sellerShare: seller }),
    ...(keep && { pinned: listIds(keep) }),
    ...(refused.adTypes.length + refused.listings.length > 0 && { refused }),
  }
}

/** A drawn area goes before a place. */
function toWhere({ place, polygon }: PlanSearch): Pick<In<typeof PlanInputs>, 'place' | 'polygon'> | null {
  const outline = OUTLINE.parse(polygon).value
  if (outline) return { polygon: [...outline] }
  return place ? { place } : null
}

/** The address that asks for a plan as it was asked for; null for one of a box, which an address does not hold. */
export function toPlanSearch(inputs: PlanInputs): PlanSearch | null {
  const { place, polygon, from, to, budget, media, goal, audiences } = inputs
  const { sellerShare, shopMiles, pinned, refused } = inputs
  if (place === undefined && polygon === undefined) return null
  const share = media.flatMap(({ adType, share: percent }) =>
    percent === undefined ? [] : `${adType}:${percent}`,
  )
  return {
    ...(polygon ? { polygon: OUTLINE.format(polygon) } : { place }),
    from,
    to,
    budget,
    ...Object.fromEntries(media.map(({ adType, count = 0 }) => [adType, count])),
    ...(share.length > 0 && { share }),
    ...(goal && goal !== DEFAULT_GOAL && { goal }),
    ...(audiences.length > 0 && { audience: audiences }),
    ...(sellerShare < SELLER_SHARE.max && { seller: sellerShare }),
    ...(shopMiles !== undefined && { shops: shopMiles }),
    ...(pinned.length > 0 && { keep: pinned.join() }),
    ...(refused.listings.length > 0 && { not: refused.listings.join() }),
    ...(refused.adTypes.length > 0 && { without: refused.adTypes }),
  }
}
