import { toWeekDate } from '../format-dates.ts'

/** @param until the last day of the absence, `YYYY-MM-DD` */
export function awayWords(until: string): string {
  return `Away until ${toWeekDate(until)}; answers after that.`
}
