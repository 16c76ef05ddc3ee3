/** Of one plan: what a person can still read, and one order of bookings can still be followed. */
export const MAX_PLAN_LINES = 60
/** Of one account. */
export const MAX_PLANS = 100
export const PLAN_NAME_LENGTH = 80
