import { z } from 'zod'
import { defineRoutes } from '../route.ts'

export const backupRoutes = defineRoutes({
  startBackup: {
    method: 'POST',
    path: '/api/admin/backups',
    summary: 'Take a backup now, as the scheduled ones are; admins only',
    needsAdmin: true,
    output: z.object({ success: z.boolean() }),
    status: 202,
    refusals: ['conflict'],
  },
})
