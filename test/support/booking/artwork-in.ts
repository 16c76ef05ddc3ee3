import type { Artwork } from '#contract/booking/creatives.ts'
import type { TestApp, TestClient } from '../test-app.ts'
import { type Agreed, buildAgreed } from './build-agreed.ts'

const SCREEN = { spec: { kind: 'screen', width: 120, height: 60, filmMs: null }, workingDays: 5 } as const

export interface BookedArtwork extends Agreed {
  buyer: TestClient
  seller: TestClient
  path: string
}

export type ArtworkAnswer = Artwork & { status: number; code?: string; message?: string }

export const readArtwork = async (response: Response): Promise<ArtworkAnswer> => ({
  ...(await response.json()),
  status: response.status,
})

/** Bookings of a screen of 120 × 60 pixels, with what their two sides do about artwork. */
export function artworkIn(app: TestApp) {
  const { db } = app
  return {
    async book(given: Parameters<typeof buildAgreed>[1] = {}): Promise<BookedArtwork> {
      const terms = { artwork: SCREEN, ...given.terms }
      const agreed = await buildAgreed(db, { status: 'booked', ...given, terms })
      const [buyer, seller] = [await app.as(agreed.buyerId), await app.as(agreed.sellerId)]
      return { ...agreed, buyer, seller, path: `/api/bookings/${agreed.id}/creatives` }
    },
    get: async (booked: BookedArtwork, who: 'buyer' | 'seller' = 'buyer') =>
      readArtwork(await booked[who].get(booked.path)),
    /** Subjects, without the reference. */
    async mailsTo(userId: number): Promise<string[]> {
      await app.runJobs()
      const user = db.selectFrom('users').select('email').where('id', '=', userId)
      const { email } = await user.executeTakeFirstOrThrow()
      const mails = db.selectFrom('outbox_messages').select('subject').where('recipient', '=', email)
      return (await mails.orderBy('id').execute()).map(({ subject }) => subject.replace(/ \(PLA-.*/, ''))
    },
  }
}
