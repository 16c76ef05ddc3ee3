import { join } from 'node:path'
import { runChild } from '../child/run-child.ts'
import { createGate } from '../uploads/gate.ts'
import type { BusyQuestion, BusyReading } from './busy-reading.ts'

const PROCESS = join(import.meta.dirname, 'calendar-process.ts')
const BOUNDS = { seconds: 5, megabytes: 320, heapMegabytes: 192 }
const FAILURES = {
  time: 'It takes too long to read.',
  memory: 'It takes too much memory to read.',
  crash: 'It cannot be read.',
}
const CALENDARS = createGate({ atOnce: 1, waiting: 1000, perSubject: 1 })

/** What is wrong with an imported calendar, as its owner reads it. */
export class CalendarError extends Error {}

/**
 * The days that a calendar file takes, and what of it could not be read. Read in a child process: a rule can repeat without end, inside of the parser too, and
 * then ends only that process. @throws CalendarError
 */
export async function readBusyDays(question: BusyQuestion): Promise<BusyReading> {
  const answer = await CALENDARS.run('', () => runChild<BusyReading>(PROCESS, question, BOUNDS))
  if ('refusal' in answer) throw new CalendarError(answer.refusal)
  if ('failure' in answer) throw new CalendarError(FAILURES[answer.failure])
  return answer.value
}
