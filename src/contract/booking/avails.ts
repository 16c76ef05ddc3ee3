import { z } from 'zod'
import { AVAILS_BY, MAX_AVAILS_CELLS, MAX_REP_NAME } from '#domain/booking/avails.ts'
import { BOOKING_MODES } from '#domain/booking/booking-terms.ts'
import { CLIENT_LIMITS } from '#domain/booking/clients.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { FACINGS } from '#domain/listings/facings.ts'
import { AD_TYPES } from '#domain/vocabulary.ts'
import { asName, DateOnly, queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { Rate } from './availability.ts'
import { bookingText } from './bookings-fields.ts'

/** More faces than one company has; a bound of what one answer carries. */
export const MAX_AVAILS_ROWS = 10_000
/** Faces of one PDF, each with its picture. */
export const MAX_PDF_FACES = 200
/** Which prices a sheet names; without a word those of the rate card. */
export const SHEET_PRICES = ['rate', 'none'] as const
/** A block may be in pieces where its cell is partly taken. */
export const MAX_AVAILS_CLAIMS = 5000

/** A unit of one of my spaces, and what stands in each column. */
const AvailsRow = z.object({
  /** Of its space. */
  id: z.number().int(),
  /** Null while the seller has set nothing: the one unit of such a space. */
  unitId: z.number().int().nullable(),
  /** The seller's own number of the space. */
  unitCode: z.string().nullable(),
  title: z.string(),
  /** Of the unit, where a space has several. */
  name: z.string().nullable(),
  place: z.string(),
  adType: z.enum(AD_TYPES),
  size: z.string().nullable(),
  /** The seller's own number of what it stands on. */
  structure: z.string().nullable(),
  /** Where it faces, as its facts say it. */
  facing: z.enum(FACINGS).nullable(),
  hasPhoto: z.boolean(),
  rate: Rate,
  mode: z.enum(BOOKING_MODES),
  /** A letter a column, see `AVAILS_STATES`. */
  cells: z.string(),
  /** Labels of blocks: first column, last column, which of `labels`. */
  notes: z.array(z.tuple([z.number().int(), z.number().int(), z.number().int()])),
})
export type AvailsRow = z.infer<typeof AvailsRow>

export const Avails = z.object({
  by: z.enum(AVAILS_BY),
  /** The market's day. */
  today: z.string(),
  columns: z.array(z.object({ first: z.string(), last: z.string() })),
  /** How many rows match, of how many. */
  total: z.number().int(),
  all: z.number().int(),
  /** There are more faces than an answer carries: these are the oldest. */
  isCut: z.boolean(),
  /** What own blocks are for: nobody else is told. */
  labels: z.array(z.string()),
  rows: z.array(AvailsRow),
})
export type Avails = z.infer<typeof Avails>

const Cell = z
  .object({
    /** The space. */
    id: z.number().int().min(1).max(MAX_ID),
    unitId: z.number().int().min(1).max(MAX_ID).nullable(),
    /** Widened to whole cells of the unit. */
    from: DateOnly,
    to: DateOnly,
  })
  .refine(({ from, to }) => from <= to, 'The last day is before the first')

export const BlockCellsInput = z.object({
  cells: z
    .array(Cell)
    .min(1, 'Choose cells')
    .max(MAX_AVAILS_CELLS, `Choose at most ${MAX_AVAILS_CELLS} cells at once.`),
  /** What the seller's own calendar says of them. */
  label: asName(z.string().trim().max(120, 'At most 120 characters'), 'thing').optional(),
  /** Only says what would be done. */
  isPreview: z.boolean().optional(),
})
export type BlockCellsInput = z.infer<typeof BlockCellsInput>

const Part = {
  id: z.number().int(),
  unitId: z.number().int().nullable(),
  first: z.string(),
  last: z.string(),
}

export const BlockedCells = z.object({
  /** `claimId` is null in a preview. */
  made: z.array(z.object({ ...Part, claimId: z.number().int().nullable(), quantity: z.number().int() })),
  refused: z.array(z.object({ ...Part, reason: z.string() })),
})
export type BlockedCells = z.infer<typeof BlockedCells>

const cells = z
  .array(Cell)
  .min(1, 'Choose cells')
  .max(MAX_AVAILS_CELLS, `Choose at most ${MAX_AVAILS_CELLS} cells at once.`)

export const HoldCellsInput = z
  .object({
    cells,
    /** One of my clients; else by name, added where there is none of that name. */
    clientId: z.number().int().min(1).max(MAX_ID).optional(),
    clientName: asName(bookingText(CLIENT_LIMITS.name), 'thing').optional(),
    /** The last day of the hold. */
    until: DateOnly,
    note: bookingText(BOOKING_TEXTS.note).default(''),
    /** What is advertised; without it the client's first brand, else the client. */
    brand: asName(bookingText(BOOKING_TEXTS.brand), 'thing').default(''),
  })
  .refine(({ clientId, clientName }) => clientId !== undefined || Boolean(clientName), {
    message: 'Please say for which client',
    path: ['clientName'],
  })
export type HoldCellsInput = z.input<typeof HoldCellsInput>

export const HeldCells = z.object({
  client: z.object({ id: z.number().int(), name: z.string() }),
  made: z.array(z.object({ ...Part, bookingId: z.number().int() })),
  refused: z.array(z.object({ ...Part, reason: z.string() })),
})
export type HeldCells = z.infer<typeof HeldCells>

export const ReleaseCellsInput = z.object({ cells })

const Filters = {
  by: z.enum(AVAILS_BY).optional(),
  /** The first column holds this day. */
  from: DateOnly.optional(),
  q: z.string().trim().max(LIMITS.searchText.max).optional(),
  place: z.string().max(LIMITS.locationText.max).optional(),
  adType: z.enum(AD_TYPES).optional(),
  size: z.string().max(200).optional(),
  structure: z.string().max(40).optional(),
  facing: z.enum(FACINGS).optional(),
  /** Who sold or holds something of a face in the columns, by the name that `reps` has. */
  rep: z.string().max(MAX_REP_NAME).optional(),
  /** Only faces without a picture. */
  photo: z.enum(['none']).optional(),
  /** Monthly price in whole dollars. */
  min: queryInteger(0, LIMITS.priceDollars.max).optional(),
  max: queryInteger(0, LIMITS.priceDollars.max).optional(),
  /** Free from the column that holds this day on, for so many columns. */
  free: DateOnly.optional(),
  for: queryInteger(1, 92).optional(),
}

const sheet = {
  method: 'GET',
  needsAccount: true,
  isCostly: true,
  query: z.object({
    ...Filters,
    prices: z.enum(SHEET_PRICES).optional(),
    /** For the seller's own house: what takes a cell, and for whom. */
    internal: z.literal('1').optional(),
  }),
} as const
const Bytes = z.string()

export const availsRoutes = defineRoutes({
  getAvails: {
    method: 'GET',
    path: '/api/my/avails',
    scope: 'inventory:read',
    summary: 'What is free of all my spaces by posting periods, weeks or days, with what my blocks are for',
    needsAccount: true,
    isCostly: true,
    query: z.object({
      ...Filters,
      /** Rows a page; without it all of them. */
      limit: queryInteger(1, 200).optional(),
      page: queryInteger(1, 10_000).optional(),
    }),
    output: Avails,
  },
  getAvailsReps: {
    method: 'GET',
    path: '/api/my/avails/reps',
    summary: 'Who sold or holds something of my spaces in the columns of the grid, with the units',
    needsAccount: true,
    isCostly: true,
    query: z.object({ by: Filters.by, from: Filters.from }),
    output: z.object({ reps: z.array(z.object({ name: z.string(), unitIds: z.array(z.number().int()) })) }),
  },
  getAvailsCsv: {
    ...sheet,
    path: '/api/my/avails.csv',
    summary: 'A sheet of what is free of my spaces as CSV, a row a face',
    output: Bytes,
    answers: { 'text/csv': Bytes },
  },
  getAvailsWorkbook: {
    ...sheet,
    path: '/api/my/avails.xlsx',
    summary: 'A sheet of what is free of my spaces as an Excel workbook',
    output: Bytes,
    answers: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': Bytes },
  },
  getAvailsPdf: {
    ...sheet,
    path: '/api/my/avails.pdf',
    summary: 'A sheet of what is free of my spaces as PDF, with a picture of each face',
    output: Bytes,
    answers: { 'application/pdf': Bytes },
  },
  blockCells: {
    method: 'POST',
    path: '/api/my/avails/blocks',
    summary: 'Take cells of many of my spaces off the market at once, with a label that nobody else reads',
    needsAccount: true,
    needs: 'calendar',
    isCostly: true,
    body: BlockCellsInput,
    output: BlockedCells,
    changesListings: true,
    refusals: ['listing-not-found', 'dates-taken'],
  },
  holdCells: {
    method: 'POST',
    path: '/api/my/avails/holds',
    summary:
      'Hold cells of my spaces for a client without an account until a day; each run of cells is a booking of its own',
    needsAccount: true,
    needs: 'sell',
    isCostly: true,
    body: HoldCellsInput,
    output: HeldCells,
    changesListings: true,
    refusals: [
      'listing-not-found',
      'dates-taken',
      'term-not-sold',
      'not-found',
      'conflict',
      'client-has-account',
      'verify-email-first',
    ],
  },
  releaseCells: {
    method: 'POST',
    path: '/api/my/avails/releases',
    summary: 'Release what is held for my clients in some cells, and take back my blocks there',
    needsAccount: true,
    needs: 'sell',
    isCostly: true,
    body: ReleaseCellsInput,
    output: z.object({ holds: z.number().int(), blocks: z.number().int() }),
    changesListings: true,
    refusals: ['listing-not-found'],
  },
  undoBlocks: {
    method: 'DELETE',
    path: '/api/my/avails/blocks',
    summary: 'Take back blocks that were made together; what has been changed since stays',
    needsAccount: true,
    needs: 'calendar',
    isCostly: true,
    body: z.object({
      claims: z.array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER)).min(1).max(MAX_AVAILS_CLAIMS),
    }),
    output: z.object({ freed: z.number().int(), stayed: z.number().int() }),
    changesListings: true,
  },
})
