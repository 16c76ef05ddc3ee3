import { z } from 'zod'
import { defineRoutes } from '../route.ts'
import { MessageAttachment } from './conversations.ts'

export const attachmentRoutes = defineRoutes({
  createAttachment: {
    method: 'POST',
    path: '/api/attachments',
    summary:
      'Upload one file of at most 10 MB as multipart/form-data in the field `file` (PNG, JPEG, WebP, GIF, PDF, text), then send its id with a message; deleted after a day when unsent. Pictures lose what they tell of place, time and camera.',
    needsAccount: true,
    needs: 'talk',
    accepts: ['multipart/form-data'],
    output: MessageAttachment,
    status: 201,
    refusals: ['rate-limited'],
  },
  getMessageAttachment: {
    method: 'GET',
    path: '/api/attachments/:id',
    summary: 'A file of one of my conversations, or one I have not sent yet',
    needsAccount: true,
    params: z.object({ id: z.string().max(100) }),
    output: z.string(),
    answers: { '*/*': z.string() },
    refusals: ['not-found'],
  },
})
