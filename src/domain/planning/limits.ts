/** Lines of a plan. */
export const MAX_PLAN_LINES = 60

/** Days that a plan is for, at most. */
export const MAX_PLAN_DAYS = 366

/** US dollars. */
export const MAX_PLAN_BUDGET = 10_000_000

/** Plans of one account. */
export const MAX_PLANS = 100

export const PLAN_NAME_LENGTH = 80

/** Links to one plan that work at once. */
export const MAX_PLAN_SHARES = 20

/** How long a link to a plan works, in days. */
export const SHARE_DAYS = { min: 1, default: 30, max: 365 } as const

/** Versions of one plan that its owner may keep by hand; those of links and decisions come besides. */
export const MAX_PLAN_VERSIONS = 200

/** What is said of a plan by those who have its link. */
export const PLAN_TEXTS = { author: 80, comment: 2000 } as const

/** Comments on one plan. */
export const MAX_PLAN_COMMENTS = 500

/** Of the budget, that one seller may have at most, in percent; all of it, where nothing is said. */
export const SELLER_SHARE = { min: 10, max: 100 } as const

/** Around one's shops, where people count in full. */
export const SHOP_MILES = { min: 0.5, max: 50 } as const
