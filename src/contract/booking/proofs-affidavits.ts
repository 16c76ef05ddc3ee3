import { z } from 'zod'
import { AFFIDAVIT_LIMITS } from '#domain/booking/proof/affidavit.ts'
import { asName, DateOnly, IdParams, visible } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { bookingText } from './bookings-fields.ts'
import { Proofs } from './proofs.ts'

const { words, lines, times, count, seconds } = AFFIDAVIT_LIMITS
const Word = (missing: string) => asName(bookingText(words).check(...visible(1, missing)), 'thing')

const Line = z
  .object({
    day: DateOnly,
    /** Of the clock where it ran, as minutes since midnight. */
    times: z.array(z.number().int().min(0).max(1439)).max(times, `At most ${times} times a day`).default([]),
    /** Where times are stated, their number. */
    count: z.number('must be a number').int('must be a whole number').min(1, 'must be at least 1').max(count),
    program: bookingText(words).default(''),
  })
  .refine((line) => line.times.length === 0 || line.times.length === line.count, {
    message: 'must be the number of times',
    path: ['count'],
  })

export const AffidavitInput = z.object({
  /** Of the sender's, under which a retry is answered with the first result. */
  id: z.uuid(),
  /** Its key. */
  duty: z.string().min(1).max(100),
  /** Station, publication or place. */
  outlet: Word('Say where it ran'),
  /** Length of each. */
  seconds: z.number().int('must be a whole number').min(1).max(seconds).nullable().default(null),
  lines: z.array(Line).min(1, 'Name a day').max(lines, `At most ${lines} lines`),
  signer: Word('Give your name'),
  role: Word('Give your role'),
})
export type AffidavitInput = z.input<typeof AffidavitInput>

export const affidavitRoutes = defineRoutes({
  signAffidavit: {
    method: 'POST',
    path: '/api/bookings/:id/affidavits',
    summary:
      'Sign what ran for a booking I sell, day by day: it becomes a PDF, which is handed in as proof, counted and chained',
    needsAccount: true,
    needs: 'produce',
    params: IdParams,
    body: AffidavitInput,
    output: Proofs,
    status: 201,
    refusals: ['booking-not-found', 'proof-not-open', 'not-proof', 'conflict', 'too-large', 'rate-limited'],
  },
})
