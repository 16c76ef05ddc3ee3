import { z } from 'zod'
import { defineRoutes } from '../route.ts'
import { Picture } from './listings.ts'

export const photoRoutes = defineRoutes({
  createPhoto: {
    method: 'POST',
    path: '/api/photos',
    summary:
      'Upload one picture as multipart/form-data in the field `photo`; put the answer into `images` of a listing',
    needsAccount: true,
    needs: 'spaces',
    accepts: ['multipart/form-data'],
    output: z.object({ id: z.string(), ...Picture.shape }),
    status: 201,
    refusals: ['rate-limited'],
  },
})
