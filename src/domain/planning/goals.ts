/** What a plan is for: contacts spread over many places, or many contacts in the same ones. */
export const PLAN_GOALS = ['spread', 'repeat'] as const
export type PlanGoal = (typeof PLAN_GOALS)[number]

/** Of a plan that names none. */
export const DEFAULT_GOAL: PlanGoal = 'spread'

export const GOAL_LABELS: Record<PlanGoal, string> = {
  spread: 'Cover many places',
  repeat: 'Be seen again and again',
}

/** What it changes, in one sentence. */
export const GOAL_HINTS: Record<PlanGoal, string> = {
  spread: 'Each further contact in a place counts for less, so the plan spreads out.',
  repeat: 'Further contacts in the same place go on counting, up to about ten for each resident.',
}
