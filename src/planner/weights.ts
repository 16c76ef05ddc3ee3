import type { PlanGoal } from '#domain/planning/goals.ts'

/**
 * Placard's own choice of what a plan is measured by; every number of it is here. Change the version with any of them:
 * scores of two versions are not compared.
 */
export const SCORE_VERSION = 1

/** By goal, contacts for each resident of a place up to which more of them count: places are weighed as if so many times the people lived there. */
export const CONTACTS_EACH: Record<PlanGoal, number> = { spread: 1, repeat: 10 }

/** Variety: what the first contacts in a medium, and of a seller, count beside those at a place. */
export const VARIETY_WEIGHT = 0.1

/** It is used up to 1 − 1/e by contacts with this share of the people in the area. */
export const VARIETY_SHARE = 0.1
