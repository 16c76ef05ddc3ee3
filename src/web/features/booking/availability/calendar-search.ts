const DONE = ['blocked', 'freed', 'nothing', 'refused'] as const
/** What a form without scripts has done, as its answer's address says. */
export type CalendarDone = (typeof DONE)[number]

export interface CalendarSearch {
  /** Id of the unit that is shown. */
  unit?: string
  done?: CalendarDone
}

export function parseCalendarSearch({ unit, done }: Record<string, unknown>): CalendarSearch {
  const known = DONE.find((one) => one === done)
  return {
    ...(typeof unit === 'string' && /^\d{1,10}$/.test(unit) && { unit }),
    ...(known && { done: known }),
  }
}
