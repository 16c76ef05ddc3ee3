import { z } from 'zod'
import { defineRoutes } from '../route.ts'

/** What an admin is waited for with, in the order of the desk's first page. */
export const WAITING_KINDS = [
  'listings',
  'edits',
  'prices',
  'reports',
  'reviews',
  'tickets',
  'disputes',
  'differences',
  'failed-jobs',
  'errors',
  'backups',
] as const
export type WaitingKind = (typeof WAITING_KINDS)[number]

export const DeskQueue = z.object({
  kind: z.enum(WAITING_KINDS),
  count: z.number().int(),
  /** Since when the oldest of them waits (ISO 8601); null when none does. */
  since: z.string().nullable(),
  /** Those that should have been done by now, e.g. answers to support past their time. */
  late: z.number().int(),
})
export type DeskQueue = z.infer<typeof DeskQueue>

/** Scheduled backups; null where none are set up (`BACKUP_DIR`). */
export const BackupState = z.object({
  folder: z.string(),
  /** Of the last good one. */
  lastAt: z.string().nullable(),
  fileName: z.string().nullable(),
  bytes: z.number().nullable(),
  /** Why the latest failed; null when it did not. */
  problem: z.string().nullable(),
  /** One is being made. */
  isRunning: z.boolean(),
})
export type BackupState = z.infer<typeof BackupState>

export const deskRoutes = defineRoutes({
  getDesk: {
    method: 'GET',
    path: '/api/admin/desk',
    summary: 'What waits for an admin and since when, and the last backup; admins only',
    needsAdmin: true,
    output: z.object({ waiting: z.array(DeskQueue), backups: BackupState.nullable() }),
  },
})
