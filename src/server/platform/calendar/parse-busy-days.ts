import type { BusyQuestion, BusyRange } from './busy-reading.ts'
import { readCalendar } from './read-calendar.ts'

/** The days alone that a calendar takes. @throws ChildRefusal with what is wrong with it */
export function parseBusyDays(question: BusyQuestion): BusyRange[] {
  return readCalendar(question).ranges
}
