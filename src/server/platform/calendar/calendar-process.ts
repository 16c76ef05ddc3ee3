import { serveChild } from '../child/serve-child.ts'
import type { BusyQuestion, BusyReading } from './busy-reading.ts'
import { readCalendar } from './read-calendar.ts'

serveChild<BusyQuestion, BusyReading>(async (question) => readCalendar(question))
