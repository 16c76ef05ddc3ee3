import { z } from 'zod'
import { SellerAnswers } from '../listings/listings.ts'
import { defineRoutes } from '../route.ts'

/** What the response clock says of whoever asks, as a seller. */
export const OwnAnswers = z.object({
  answers: SellerAnswers,
  /** Buyers who wait for a first answer. */
  waiting: z.number().int(),
  /** Since when the own spaces are shown last; null when they are not. */
  fadedAt: z.string().nullable(),
  /** Spaces taken off the market because buyers waited for weeks. */
  pausedSpaces: z.number().int(),
})
export type OwnAnswers = z.infer<typeof OwnAnswers>

export const responseRoutes = defineRoutes({
  getOwnAnswers: {
    method: 'GET',
    path: '/api/my/answers',
    summary: 'How whoever asks answers buyers, who waits, and which spaces were paused for it',
    needsAccount: true,
    output: OwnAnswers,
  },
  resumeSpaces: {
    method: 'POST',
    path: '/api/my/answers/resume',
    summary: 'Put back on the market every own space that was paused because buyers waited',
    needsAccount: true,
    needs: 'spaces',
    output: z.object({ resumed: z.number().int() }),
    changesListings: true,
  },
})
