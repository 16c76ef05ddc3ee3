import { z } from 'zod'
import { ARTWORK_STATES } from '#domain/booking/creative/stand.ts'
import { CREW_WORK } from '#domain/booking/crew.ts'
import { DateOnly } from '../common.ts'
import { defineRoutes } from '../route.ts'

/** Jobs of one list: more than all crews of a company do in a week. */
export const MAX_CREW_JOBS = 2000

export const CrewList = z.object({
  /** The market's day. */
  today: z.string(),
  /** Monday to Sunday. */
  week: z.object({ first: z.string(), last: z.string() }),
  jobs: z.array(
    z.object({
      day: z.string(),
      work: z.enum(CREW_WORK),
      listingId: z.number().int(),
      unitCode: z.string().nullable(),
      space: z.string(),
      place: z.string(),
      /** Of the unit; empty where it has no name of its own. */
      unit: z.string(),
      /** The brand, or the client of a contract. */
      what: z.string(),
      first: z.string(),
      last: z.string().nullable(),
      booking: z.object({ id: z.number().int(), reference: z.string() }).nullable(),
      artwork: z
        .object({
          state: z.enum(ARTWORK_STATES),
          dueOn: z.string().nullable(),
          file: z.object({ name: z.string(), id: z.string() }).nullable(),
        })
        .nullable(),
    }),
  ),
  /** All of the week, shown or not. */
  total: z.number().int(),
})
export type CrewList = z.infer<typeof CrewList>

const week = {
  method: 'GET',
  needsAccount: true,
  query: z.object({
    /** A day of it; absent: this week. */
    week: DateOnly.refine((day) => day < '9999', 'must be before the year 9999').optional(),
  }),
} as const
const Bytes = z.string()

export const crewRoutes = defineRoutes({
  getCrewList: {
    ...week,
    path: '/api/my/crew',
    summary:
      'What crews post and take down in a week at my spaces, of bookings and of contracts sold elsewhere',
    output: CrewList,
  },
  getCrewCsv: {
    ...week,
    path: '/api/my/crew.csv',
    summary: 'What crews post and take down in a week, as CSV, a row a job',
    isCostly: true,
    output: Bytes,
    answers: { 'text/csv': Bytes },
  },
  getCrewPdf: {
    ...week,
    path: '/api/my/crew.pdf',
    summary: 'What crews post and take down in a week, as PDF, a table a day',
    isCostly: true,
    output: Bytes,
    answers: { 'application/pdf': Bytes },
  },
})
