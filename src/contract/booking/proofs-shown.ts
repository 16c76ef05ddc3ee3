import { z } from 'zod'
import { SHOWN_STEPS } from '#domain/booking/proof/shown-photo.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Proofs } from './proofs.ts'

/** Photos of proof that both sides show on the page of a space, the latest first. */
export const ShownPhotos = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      /** Where the space is, `YYYY-MM-DD`. */
      takenOn: z.string(),
    }),
  ),
})
export type ShownPhotos = z.infer<typeof ShownPhotos>

const PhotoParams = z.object({ id: z.string().max(100) })
const Bytes = z.string()

export const shownPhotoRoutes = defineRoutes({
  stepShownPhoto: {
    method: 'POST',
    path: '/api/proofs/:id/showing',
    summary:
      'Ask to show a photo of proof on the page of its space, or take that back, as its seller; allow or refuse it, also later, as its buyer',
    needsAccount: true,
    needs: 'produce',
    params: PhotoParams,
    accepts: ['application/json', 'application/x-www-form-urlencoded'],
    body: z.object({ step: z.enum(SHOWN_STEPS) }),
    output: Proofs,
    refusals: ['booking-not-found', 'conflict', 'rate-limited'],
  },
  listShownPhotos: {
    method: 'GET',
    path: '/api/listings/:id/shown-photos',
    summary: 'Photos of earlier bookings of a space, shown with the consent of seller and buyer',
    params: IdParams,
    output: ShownPhotos,
  },
  getShownPhoto: {
    method: 'GET',
    path: '/api/shown-photos/:id',
    summary: 'One of them, as a small picture',
    params: PhotoParams,
    output: Bytes,
    answers: { 'image/webp': Bytes },
    refusals: ['not-found'],
  },
})
