import { z } from 'zod'
import { READ_OUTCOMES, SOURCE_STATES } from '#domain/listings/import/sources.ts'
import { Done } from '../accounts/accounts-security.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

const Hour = z.number('must be a number').int('must be a whole number')
const Schedule = {
  /** Every so many hours, from the last read on. */
  everyHours: Hour.min(1).max(24).nullable(),
  /** Or once a day at this hour, Pacific time. */
  atHour: Hour.min(0).max(23).nullable(),
}
const isOne = ({ everyHours, atHour }: { everyHours?: number | null; atHour?: number | null }) =>
  (everyHours ?? null) === null ? (atHour ?? null) !== null : (atHour ?? null) === null
const ONE = { message: 'Say every how many hours, or at which hour', path: ['everyHours'] }

const Counts = z.object({
  created: z.number().int(),
  /** Of those that changed: with another price. */
  prices: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  bad: z.number().int(),
  /** Not in the file for the first time. */
  missing: z.number().int(),
  paused: z.number().int(),
  resumed: z.number().int(),
})

const SourceRead = z.object({
  id: z.number().int(),
  outcome: z.enum(READ_OUTCOMES),
  /** In words: what it did, or why it did nothing. */
  says: z.string(),
  counts: Counts.nullable(),
  /** The import with its rows and its undo; null once it is forgotten, after 30 days. */
  importId: z.number().int().nullable(),
  /** When the address was asked; of the same file several times in a row, the last time. */
  readAt: z.string(),
})
export type SourceRead = z.infer<typeof SourceRead>

export const InventorySource = z.object({
  id: z.number().int(),
  url: z.string(),
  /** The name of the header that is sent along; its value is never shown. */
  headerName: z.string().nullable(),
  ...Schedule,
  state: z.enum(SOURCE_STATES),
  /** A file is being read or stored. */
  isRunning: z.boolean(),
  /** What stands in the way of the file that waits. */
  waitsFor: z.array(z.string()),
  /** Why it cannot be read. */
  problem: z.string().nullable(),
  failingSince: z.string().nullable(),
  nextAt: z.string().nullable(),
  readAt: z.string().nullable(),
  /** Newest first, at most 60. */
  reads: z.array(SourceRead),
  createdAt: z.string(),
})
export type InventorySource = z.infer<typeof InventorySource>

const Url = z
  .string('Address is required')
  .trim()
  .min(1, 'Address is required')
  .max(1000, 'must be at most 1,000 characters')
/** They say how a request is made, and to whom: that is ours. */
const OWN_HEADERS: readonly string[] = [
  'accept-encoding',
  'connection',
  'content-length',
  'expect',
  'host',
  'if-none-match',
  'keep-alive',
  'range',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
const HeaderName = z
  .string()
  .trim()
  .regex(/^[A-Za-z][A-Za-z0-9-]{0,59}$/, 'must be the name of a header, such as Authorization')
  .refine((name) => !OWN_HEADERS.includes(name.toLowerCase()), 'is sent by Placard itself')
const HeaderValue = z
  .string()
  .trim()
  .regex(/^[\x20-\x7e]{1,1000}$/, 'must be letters, digits and signs of one line, at most 1,000')
const Header = z.object({ name: HeaderName, value: HeaderValue }).nullable()

export const NewSource = z.object({ url: Url, header: Header.optional(), ...Schedule }).refine(isOne, ONE)
export type NewSource = z.infer<typeof NewSource>

const SourceChange = z
  .object({
    url: Url.optional(),
    /** Null: none any more. */
    header: Header.optional(),
    everyHours: Schedule.everyHours.optional(),
    atHour: Schedule.atHour.optional(),
    isOn: z.boolean().optional(),
  })
  .refine((change) => Object.keys(change).length > 0, 'Say what changes')
  .refine((change) => (!('everyHours' in change) && !('atHour' in change)) || isOne(change), ONE)
export type SourceChange = z.infer<typeof SourceChange>

export const inventorySourceRoutes = defineRoutes({
  listSources: {
    method: 'GET',
    path: '/api/my/inventory-sources',
    summary: 'Addresses that your inventory is read from, with their last reads',
    needsAccount: true,
    needs: 'keys',
    output: z.array(InventorySource),
  },
  createSource: {
    method: 'POST',
    path: '/api/my/inventory-sources',
    summary: 'Read your inventory from an https address; its first file waits for you',
    needsAccount: true,
    needs: 'keys',
    body: NewSource,
    output: InventorySource,
    status: 201,
    refusals: ['address-not-allowed', 'source-limit', 'source-unreadable', 'rate-limited'],
  },
  changeSource: {
    method: 'PATCH',
    path: '/api/my/inventory-sources/:id',
    summary: 'Change the address, its header or when it is read; switch it off or on',
    needsAccount: true,
    needs: 'keys',
    params: IdParams,
    body: SourceChange,
    output: InventorySource,
    refusals: ['address-not-allowed', 'source-unreadable', 'rate-limited'],
  },
  deleteSource: {
    method: 'DELETE',
    path: '/api/my/inventory-sources/:id',
    summary: 'Read it no more. Its spaces stay as they are',
    needsAccount: true,
    needs: 'keys',
    params: IdParams,
    output: Done,
  },
  pullSource: {
    method: 'POST',
    path: '/api/my/inventory-sources/:id/pulls',
    summary: 'Read it now',
    needsAccount: true,
    needs: 'keys',
    params: IdParams,
    output: InventorySource,
    status: 202,
    refusals: ['source-waits', 'conflict', 'rate-limited'],
  },
  decideSource: {
    method: 'POST',
    path: '/api/my/inventory-sources/:id/decisions',
    summary: 'Apply the file that waits, or leave it',
    needsAccount: true,
    needs: 'keys',
    params: IdParams,
    body: z.object({ decision: z.enum(['apply', 'skip'], 'must be apply or skip') }),
    output: InventorySource,
    refusals: ['conflict'],
  },
})
