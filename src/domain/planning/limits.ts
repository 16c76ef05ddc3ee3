/** Lines of a plan. */
export const MAX_PLAN_LINES = 60

/** Days that a plan is for, at most. */
export const MAX_PLAN_DAYS = 366

/** US dollars. */
export const MAX_PLAN_BUDGET = 10_000_000

/** Plans of one account. */
export const MAX_PLANS = 100

export const PLAN_NAME_LENGTH = 80
