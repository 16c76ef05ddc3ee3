import { MAX_PLAN_LINES } from '#domain/planning/limits.ts'
import { required } from '#domain/required.ts'
import { AD_TYPES, type AdType } from '#domain/vocabulary.ts'
import { FREE_MEDIUM, type Market, type MediumRule, type Rules } from './problem.ts'

/** What a plan should hold of one medium. */
export interface WantedMedium {
  adType: AdType
  /** Exactly so many lines; at least one without. */
  count?: number | undefined
  /** Percent of the budget, ± 10. */
  share?: number | undefined
}

export interface WantedPlan {
  budgetCents: number
  /** None: any medium. */
  media: readonly WantedMedium[]
  /** Percent of the budget that one seller may have at most. */
  sellerShare: number
}

/** Points that a stated share may be missed by. */
const SHARE_MARGIN = 10

/** The rules of a plan, but for what is pinned. */
export function toRules({ budgetCents, media, sellerShare }: WantedPlan): Rules {
  return {
    budgetCents,
    maxLines: MAX_PLAN_LINES,
    sellerCents: sellerShare >= 100 ? Number.POSITIVE_INFINITY : (budgetCents * sellerShare) / 100,
    media: AD_TYPES.map((adType) => {
      if (media.length === 0) return FREE_MEDIUM
      const wanted = media.find((one) => one.adType === adType)
      return wanted ? toMediumRule(wanted, budgetCents) : NO_MEDIUM
    }),
    pinned: [],
  }
}

/** With rows that are in every plan, whatever their media. */
export function pinRows(rules: Rules, { candidates }: Market, rows: readonly number[]): Rules {
  const media = rules.media.map((rule, medium) => {
    const count = rows.filter((row) => required(candidates.media[row]) === medium).length
    return count > rule.max ? { ...rule, max: count } : rule
  })
  return { ...rules, media, pinned: rows }
}

const NO_MEDIUM: MediumRule = { min: 0, max: 0, minCents: 0, maxCents: 0 }

function toMediumRule({ count, share }: WantedMedium, budgetCents: number): MediumRule {
  const cents = (percent: number) => (budgetCents * percent) / 100
  return {
    min: count ?? 1,
    max: count ?? MAX_PLAN_LINES,
    minCents: share === undefined ? 0 : cents(Math.max(0, share - SHARE_MARGIN)),
    maxCents: share === undefined ? Number.POSITIVE_INFINITY : cents(share + SHARE_MARGIN),
  }
}
