import { addDays } from '#domain/zoned-time.ts'

/** A day of the week that is shown; without one it is this week. */
export interface CrewSearch {
  week?: string
}

const DAY = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** Invalid values are ignored. */
export function parseCrewSearch({ week }: Record<string, unknown>): CrewSearch {
  // a day that no month has is none
  const isDay = typeof week === 'string' && DAY.test(week) && addDays(week, 0) === week
  return isDay ? { week } : {}
}

/** Where the list is downloaded. */
export function toCrewFile(format: 'pdf' | 'csv', first: string): string {
  return `/api/my/crew.${format}?week=${first}`
}
