import type { AdType } from '../vocabulary.ts'

export const PLANNED_PERIODS = ['day', 'week', '4-week', 'all'] as const

/** How often an advertisement is played or sent, as the terms state it. `all`: in all of its days. */
export interface PlannedTimes {
  count: number
  per: (typeof PLANNED_PERIODS)[number]
}

const DAYS: Record<PlannedTimes['per'], number | null> = { day: 1, week: 7, '4-week': 28, all: null }

/** In so many of its days. */
export function plannedIn({ count, per }: PlannedTimes, days: number, ofDays: number): number {
  return Math.round((count * days) / (DAYS[per] ?? ofDays))
}

const EACH: Record<PlannedTimes['per'], string> = {
  day: ' a day',
  week: ' a week',
  '4-week': ' in four weeks',
  all: '',
}

/** "15 spots a week", "900 plays a day, by the loop and hours stated" */
export function describePlanned({ count, per }: PlannedTimes, medium: AdType): string {
  const [one, many] = medium === 'radio' ? ['spot', 'spots'] : ['play', 'plays']
  // of a screen it follows from what its seller states
  const by = medium === 'digital' ? ', by the loop and hours stated' : ''
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : many}${EACH[per]}${by}`
}
