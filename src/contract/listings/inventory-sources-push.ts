import { z } from 'zod'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

export const InventoryReport = z.object({
  id: z.number().int(),
  /** running: ask again in a second; waits: a person looks at it first, at `url`. */
  state: z.enum(['running', 'waits', 'done', 'failed', 'undone']),
  /** Why it waits or has failed. */
  why: z.string().nullable(),
  rows: z.number().int(),
  counts: z.object({
    created: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    bad: z.number().int(),
    skipped: z.number().int(),
  }),
  /** The page with its rows, its columns and its undo. */
  url: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type InventoryReport = z.infer<typeof InventoryReport>

const InventoryRow = z.object({
  /** Of the file; of a list of rows, the number of the row where they share a line. */
  line: z.number().int(),
  unitId: z.string().nullable(),
  outcome: z.enum(['created', 'updated', 'unchanged', 'bad', 'skipped', 'pending']),
  listingId: z.number().int().nullable(),
  errors: z.array(z.object({ column: z.string().nullable(), code: z.string(), reason: z.string() })),
})
export type InventoryRow = z.infer<typeof InventoryRow>

const FILE_TYPES = [
  'text/csv',
  'application/json',
  'application/x-ndjson',
  'application/geo+json',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/octet-stream',
] as const
const FileQuery = z.object({
  name: z.string().trim().min(1).max(200, 'A file name may have at most 200 characters').optional(),
})
const RowsQuery = z.object({
  show: z.enum(['all', 'bad'], 'must be all or bad').optional(),
  cursor: z.string().max(20).optional(),
})

export const pushRoutes = defineRoutes({
  putInventory: {
    method: 'PUT',
    path: '/api/my/inventory',
    summary:
      'Hand in spaces: CSV, Excel, GeoJSON, JSON lines or a JSON list of rows as the body. By unit id new ones are added and known ones changed; the others stay. The same bytes again are answered with the same report.',
    needsAccount: true,
    needs: 'prices',
    scope: 'inventory:write',
    accepts: FILE_TYPES,
    query: FileQuery,
    output: InventoryReport,
    status: 202,
    refusals: ['rate-limited'],
  },
  getInventoryReport: {
    method: 'GET',
    path: '/api/my/inventory/:id',
    summary: 'How far a file of spaces is, and what it did',
    needsAccount: true,
    scope: 'inventory:write',
    params: IdParams,
    output: InventoryReport,
  },
  listInventoryRows: {
    method: 'GET',
    path: '/api/my/inventory/:id/rows',
    summary:
      'What became of each row, fifty at a time; X-Total-Count and Link: rel="next" say how many more. `show=bad`: those with errors alone.',
    needsAccount: true,
    scope: 'inventory:write',
    params: IdParams,
    query: RowsQuery,
    output: z.array(InventoryRow),
  },
  putContracts: {
    method: 'PUT',
    path: '/api/my/contracts',
    summary:
      'Hand in contracts that are sold elsewhere, as the body: their days are taken off the calendars of your spaces. Read, applied and answered as a file of spaces is.',
    needsAccount: true,
    needs: 'spaces',
    scope: 'inventory:write',
    accepts: FILE_TYPES,
    query: FileQuery,
    output: InventoryReport,
    status: 202,
    refusals: ['rate-limited'],
  },
  getContractsReport: {
    method: 'GET',
    path: '/api/my/contracts/:id',
    summary: 'How far a file of contracts is, and what it did',
    needsAccount: true,
    scope: 'inventory:write',
    params: IdParams,
    output: InventoryReport,
  },
  listContractsRows: {
    method: 'GET',
    path: '/api/my/contracts/:id/rows',
    summary: 'What became of each row of a file of contracts, fifty at a time',
    needsAccount: true,
    scope: 'inventory:write',
    params: IdParams,
    query: RowsQuery,
    output: z.array(InventoryRow),
  },
})
