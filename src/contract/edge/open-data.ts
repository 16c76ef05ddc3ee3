import { z } from 'zod'
import { MAX_KEPT_OUT } from '#domain/open-data.ts'
import { Id } from '../common.ts'
import { defineRoutes } from '../route.ts'

const OpenSettings = z.object({
  /** Whether my spaces are in the open feeds. */
  isOpen: z.boolean(),
  /** Numbers of spaces that are not, where the others are. */
  keptOut: z.array(Id).max(MAX_KEPT_OUT),
  /** Whether everybody may read which days of those that are in them are taken. */
  showsCalendars: z.boolean(),
})
export type OpenSettings = z.infer<typeof OpenSettings>

export const openDataRoutes = defineRoutes({
  getOpenSettings: {
    method: 'GET',
    path: '/api/my/open',
    summary: 'Which of my spaces are in the open feeds, and whether there are any here',
    needsAccount: true,
    output: OpenSettings.extend({ isOffered: z.boolean() }),
  },
  putOpenSettings: {
    method: 'PUT',
    path: '/api/my/open',
    summary: 'Keep my spaces, or some of them, out of the open feeds',
    needsAccount: true,
    needs: 'spaces',
    body: OpenSettings,
    output: OpenSettings,
  },
})
