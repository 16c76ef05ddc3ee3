import { serveChild } from '../child/serve-child.ts'
import { type BusyQuestion, type BusyRange, parseBusyDays } from './parse-busy-days.ts'

serveChild<BusyQuestion, BusyRange[]>(async (question) => parseBusyDays(question))
