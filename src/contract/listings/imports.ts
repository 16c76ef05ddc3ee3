import { z } from 'zod'
import { CONTRACT_FIELD_NAMES, IMPORT_KINDS } from '#domain/listings/import/contract-fields.ts'
import { type AnyField, FIELD_NAMES } from '#domain/listings/import/fields.ts'
import { MAX_WORDS } from '#domain/listings/import/fixes.ts'
import { IMPORT_LIMITS } from '#domain/listings/import/limits.ts'
import { IMPORT_STATES } from '#domain/listings/import/states.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { Id, IdParams, visible } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { ImportChanges } from './imports-changes.ts'

const FIELDS: AnyField[] = [...FIELD_NAMES, ...CONTRACT_FIELD_NAMES]
const Field = z.enum(FIELDS as [AnyField, ...AnyField[]])
const Column = z
  .number()
  .int()
  .min(0)
  .max(IMPORT_LIMITS.columns - 1)

/** Column mapping (0-based), and defaults for blank cells. */
const Plan = z.object({
  fields: z.partialRecord(Field, Column),
  /** Columns imported as specifications, labeled by their header. */
  specifications: z.array(Column).max(IMPORT_LIMITS.columns),
  defaults: z.partialRecord(Field, z.string().trim().max(200, 'must be at most 200 characters')),
  /** New spaces take requests at once; else nobody can book them until their seller says how. */
  takesRequests: z.boolean().optional(),
  /** Fields whose texts and lists are cut to what a listing holds. */
  shorten: z.array(Field).max(FIELDS.length).optional(),
  /** Fields whose cells count as blank where they cannot be read. */
  blank: z.array(Field).max(FIELDS.length).optional(),
  /** Field → what is in its cells, in small letters → what is meant. */
  words: z
    .partialRecord(
      Field,
      z
        .record(
          z.string().max(60),
          z
            .string()
            .trim()
            .check(...visible(1))
            .max(60),
        )
        .refine((words) => Object.keys(words).length <= MAX_WORDS, `at most ${MAX_WORDS} words`),
    )
    .optional(),
})

export const Import = z.object({
  id: z.number().int(),
  /** What the file holds: spaces, or contracts on spaces that are known. */
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  format: z.enum(['csv', 'geojson', 'json', 'xlsx']).nullable(),
  state: z.enum(IMPORT_STATES),
  /** Rows of the file, and the progress of the running job. */
  rowCount: z.number().int(),
  doneCount: z.number().int(),
  columns: z.array(z.string()),
  plan: Plan,
  /** Guessed medium of the whole file; null when unclear. */
  guessedAdType: z.enum(AD_TYPES).nullable(),
  counts: z.object({
    created: z.number().int(),
    updated: z.number().int(),
    unchanged: z.number().int(),
    /** Of those: how many become drafts, without a price or marked as closed. */
    drafts: z.number().int(),
    /** Drafts because they say no price, and because their file calls them closed. */
    unpriced: z.number().int(),
    closed: z.number().int(),
    bad: z.number().int(),
    skipped: z.number().int(),
    stored: z.number().int(),
    removed: z.number().int(),
    restored: z.number().int(),
    kept: z.number().int(),
  }),
  /** Null in lists, and while a job runs. */
  changes: ImportChanges.nullable(),
  /** What is true of the file as a whole; `column` is not used, and `use` can be read as a field after all. */
  notices: z.array(
    z.object({
      text: z.string(),
      column: Column.optional(),
      use: z.object({ column: Column, field: Field }).optional(),
    }),
  ),
  /** Remarks on single rows, as of the last check, most frequent first. */
  rowNotes: z.array(z.object({ text: z.string(), rows: z.number().int() })),
  /** Pictures that the rows name by address, and the hosts with most of them, each address once. */
  pictures: z.object({
    waiting: z.number().int(),
    attached: z.number().int(),
    failed: z.number().int(),
    hosts: z.array(z.object({ host: z.string(), pictures: z.number().int() })),
  }),
  /** Why it failed. */
  problem: z.string().nullable(),
  steps: z.array(z.enum(['start', 'undo'])),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Import = z.infer<typeof Import>

export const ImportRow = z.object({
  line: z.number().int(),
  cells: z.array(z.string()),
  /** Errors, each in a column (0-based) or in the row as a whole. */
  errors: z.array(
    z.object({
      column: z.number().int().nullable(),
      field: Field.nullable(),
      code: z.string(),
      reason: z.string(),
    }),
  ),
  isSkipped: z.boolean(),
  effect: z.enum(['created', 'updated', 'unchanged']).nullable(),
  becomesDraft: z.boolean(),
  /** Columns of the listing that it changes at once, and that wait for review. */
  changed: z.array(z.string()),
  waiting: z.array(z.string()),
  /** The listing that the row becomes; null for bad rows. */
  space: z
    .object({
      title: z.string(),
      adType: z.enum(AD_TYPES),
      price: z.number().nullable(),
      interval: z.string(),
      location: z.string(),
      notes: z.array(z.string()),
    })
    .nullable(),
  /** What a contract becomes, and what of its days is blocked, in words; null in a file of spaces. */
  contract: z.object({ unitId: z.string(), client: z.string(), says: z.string() }).nullable(),
  listingId: z.number().int().nullable(),
  undone: z.enum(['removed', 'restored', 'kept']).nullable(),
})
export type ImportRow = z.infer<typeof ImportRow>

/** Rows that fail for the same reason in the same field. */
export const ImportProblem = z.object({
  field: Field.nullable(),
  code: z.string(),
  column: z.number().int().nullable(),
  rows: z.number().int(),
  example: z.object({ line: z.number().int(), reason: z.string() }),
  /** What is in their cells, most frequent first, at most twelve. */
  values: z.array(z.object({ text: z.string(), rows: z.number().int() })),
  /** Columns that could tell the rows apart as unit ids. */
  unitIdColumns: z.array(z.number().int()),
})
export type ImportProblem = z.infer<typeof ImportProblem>

/** A picture that could not be fetched, and why. */
export const ImportPicture = z.object({
  line: z.number().int(),
  listingId: z.number().int(),
  address: z.string(),
  problem: z.string(),
})
export type ImportPicture = z.infer<typeof ImportPicture>

const RowParams = z.object({ id: Id, line: Id })

export const importRoutes = defineRoutes({
  createImport: {
    method: 'POST',
    path: '/api/imports',
    summary:
      'Upload a CSV, XLSX or GeoJSON file of spaces, or of contracts on them (`kind`), as the body, named by `name`. It is read and checked; nothing is stored yet.',
    needsAccount: true,
    needs: 'spaces',
    accepts: ['application/octet-stream'],
    query: z.object({
      name: z
        .string('Name the file: ?name=spaces.csv')
        .trim()
        .min(1, 'Name the file: ?name=spaces.csv')
        .max(200, 'A file name may have at most 200 characters'),
      kind: z.enum(IMPORT_KINDS, 'must be inventory or contracts').optional(),
    }),
    output: Import,
    status: 201,
    refusals: ['rate-limited'],
  },
  listImports: {
    method: 'GET',
    path: '/api/imports',
    summary: 'Own imports of the last thirty days, newest first, at most 50',
    needsAccount: true,
    output: z.array(Import),
  },
  getImport: {
    method: 'GET',
    path: '/api/imports/:id',
    summary: 'One own import: how far it is, its columns, and what it does or did',
    needsAccount: true,
    params: IdParams,
    output: Import,
  },
  planImport: {
    method: 'PUT',
    path: '/api/imports/:id/plan',
    summary: 'Say which column is which; every row is checked again',
    needsAccount: true,
    needs: 'spaces',
    params: IdParams,
    body: Plan,
    output: Import,
    refusals: ['conflict'],
  },
  listImportRows: {
    method: 'GET',
    path: '/api/imports/:id/rows',
    summary: 'Rows in file order, fifty at a time; X-Total-Count and Link: rel="next" say how many more',
    needsAccount: true,
    params: IdParams,
    query: z.object({
      show: z.enum(['all', 'bad', 'skipped', 'kept'], 'must be all, bad, skipped or kept').optional(),
      /** Only rows with this problem: `price:unreadable`, field and code; `:broken` has no field. */
      problem: z
        .string()
        .regex(/^[A-Za-z]{0,40}:[a-z-]{1,40}$/, 'must be a field and a code')
        .optional(),
      cursor: z.string().max(20).optional(),
    }),
    output: z.array(ImportRow),
  },
  listImportProblems: {
    method: 'GET',
    path: '/api/imports/:id/problems',
    summary: 'Bad rows grouped by what is wrong in which field, most rows first, at most twenty groups',
    needsAccount: true,
    isCostly: true,
    params: IdParams,
    output: z.array(ImportProblem),
  },
  listFailedPictures: {
    method: 'GET',
    path: '/api/imports/:id/pictures',
    summary: 'Pictures that could not be fetched, with row and reason, at most a hundred',
    needsAccount: true,
    params: IdParams,
    output: z.array(ImportPicture),
  },
  retryPictures: {
    method: 'POST',
    path: '/api/imports/:id/pictures/retry',
    summary: 'Fetch the pictures that failed once more',
    needsAccount: true,
    needs: 'spaces',
    params: IdParams,
    output: Import,
    refusals: ['conflict', 'rate-limited'],
  },
  exportLeftOutRows: {
    method: 'GET',
    path: '/api/imports/:id/left-out',
    summary:
      'Rows that are not imported as CSV, in the columns of their file, with line and problem; to mend and import again',
    needsAccount: true,
    params: IdParams,
    output: z.string(),
    answers: { 'text/csv': z.string() },
  },
  updateImportRow: {
    method: 'PATCH',
    path: '/api/imports/:id/rows/:line',
    summary: 'Correct cells of a row (by 0-based column), or skip it',
    needsAccount: true,
    needs: 'spaces',
    params: RowParams,
    body: z.object({
      cells: z
        .record(
          z.string().regex(/^\d{1,3}$/, 'must be a column'),
          z.string().max(IMPORT_LIMITS.cell, `A cell may have at most ${IMPORT_LIMITS.cell} characters`),
        )
        .optional(),
      isSkipped: z.boolean().optional(),
    }),
    output: ImportRow,
    refusals: ['conflict', 'rate-limited'],
  },
  moveImport: {
    method: 'POST',
    path: '/api/imports/:id/steps',
    summary: 'Start storing the good rows, or undo what was stored',
    needsAccount: true,
    needs: 'spaces',
    params: IdParams,
    body: z.object({ step: z.enum(['start', 'undo'], 'must be start or undo') }),
    output: Import,
    refusals: ['conflict'],
  },
})
