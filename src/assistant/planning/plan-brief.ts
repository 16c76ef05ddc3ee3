import type { AdType } from '#domain/vocabulary.ts'

/** What a plan is asked for in words; what nobody said is null or empty. The planner alone says what comes of it. */
export interface PlanBrief {
  /** A name that the search box knows. */
  place: string | null
  /** `YYYY-MM-DD`, inclusive. */
  from: string | null
  to: string | null
  /** US dollars: a total for the dates, all-in. */
  budget: number | null
  /** None: any medium. Without `count` one line at least; `share` in percent of the budget. */
  media: BriefMedium[]
  refusedTypes: AdType[]
  /** Ids of spaces that stay in the plan. */
  keep: number[]
  /** Ids of spaces that stay out of it. */
  not: number[]
}

export interface BriefMedium {
  adType: AdType
  count?: number | undefined
  share?: number | undefined
}

/** The plan that is spoken of: what was asked for, and its lines in their order; a space that is gone since has no medium. */
export interface PlanBefore {
  brief: PlanBrief
  lines: readonly { id: number; adType: AdType | null }[]
}

/** What the same sentence wishes beside a change of a line; done after it, with the lines kept. */
export interface AlsoWished {
  /** Media to add, one for each line. */
  adds: AdType[]
  /** Of the whole plan, US dollars; null where it stays. */
  budget: number | null
}

/**
 * What a text does with plans. `cheaperThan`: the id of the line whose place a cheaper space is to take; `otherwise`: the same
 * without the cheaper space, where the sentence changes other lines too; `undone`: parts of the sentence that change nothing, as
 * written.
 */
export type PlanTurn =
  | {
      kind: 'plan'
      brief: PlanBrief
      cheaperThan?: number
      otherwise?: PlanBrief
      also?: AlsoWished
      undone?: string[]
    }
  /** Why a line is in it, by its id. */
  | { kind: 'why'; line: number }
  /** A line is to change and it is not said which; or nothing of it was understood. */
  | { kind: 'which-line' }
  | { kind: 'unclear' }
  /** "Make a plan of it", and it is one. */
  | { kind: 'as-it-is' }

/** What is still needed before the planner can be asked. */
export function missingOf({ place, from, to, budget }: PlanBrief): ('place' | 'dates' | 'budget')[] {
  return [
    ...(place === null ? (['place'] as const) : []),
    ...(from === null || to === null ? (['dates'] as const) : []),
    ...(budget === null ? (['budget'] as const) : []),
  ]
}

/** A plan as an answer. Money is integer US cents, all-in for the days of each line; absent where the plan was not made anew. */
export interface AnsweredPlan {
  brief: PlanBrief
  lines?: { listingId: number; adType: AdType; first: string; last: string; totalCents: number }[]
  totalCents?: number
  certificate?: { percent: number; says: string } | null
  /** Of the page that shows it. */
  path: string
}
