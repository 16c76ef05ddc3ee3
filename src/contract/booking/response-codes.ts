import { z } from 'zod'
import { parseResponseCode, RESPONSE_LIMITS } from '#domain/booking/response/response-code.ts'
import { LIMITS } from '#domain/limits.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { bookingText } from './bookings-fields.ts'

const count = z.number().int()

/** Six letters, in any case. */
const Code = z
  .string()
  .max(20)
  .transform((text) => parseResponseCode(text) ?? text)
const CodeParams = IdParams.extend({ code: Code })

export const ResponseCode = z.object({
  code: z.string(),
  /** Its line, by its place in the terms, and how that is called; empty where later terms have it no more. */
  item: count,
  line: z.string(),
  /** What is printed: the address under this site. */
  address: z.string(),
  /** Where it leads; null: nowhere any more. */
  target: z.string().nullable(),
  promo: z.string().nullable(),
  phone: z.string().nullable(),
  /** Why an admin has suspended it; null: it leads on. */
  suspension: z.string().nullable(),
  /** How often it was followed, and of the latest days with a visit each (`YYYY-MM-DD`). */
  visits: count,
  days: z.array(z.object({ day: z.string(), visits: count })),
  /** Where it has led and since when, the latest first. */
  history: z.array(z.object({ target: z.string(), since: z.string() })),
})
export type ResponseCode = z.infer<typeof ResponseCode>

/** Codes of a booking, for both of its sides. */
export const ResponseCodes = z.object({
  /** Whether the reader may make one, and lead those there are elsewhere. */
  canMake: z.boolean(),
  canEdit: z.boolean(),
  /** The last day on which they lead on, `YYYY-MM-DD`. */
  endsOn: z.string(),
  /** Lines without one. */
  lines: z.array(z.object({ item: count, name: z.string() })),
  codes: z.array(ResponseCode),
})
export type ResponseCodes = z.infer<typeof ResponseCodes>

// what it may be is said by `readResponseTarget`, as `code-target`
const target = z.string().max(2000)
const written = (max: number) =>
  bookingText(max)
    .nullable()
    .transform((text) => text || null)

const NewCode = z.object({
  item: z.number().int().min(0).max(1000),
  target,
  promo: written(RESPONSE_LIMITS.promo).default(null),
  phone: written(RESPONSE_LIMITS.phone).default(null),
  /** The buyer has seen where it leads and says that it is theirs. */
  isOurs: z.literal(true, 'Confirm that it is your own site'),
})
export type NewCode = z.infer<typeof NewCode>

const CodeChange = z
  .object({
    target: target.optional(),
    promo: written(RESPONSE_LIMITS.promo).optional(),
    phone: written(RESPONSE_LIMITS.phone).optional(),
    isOurs: z.literal(true, 'Confirm that it is your own site').optional(),
  })
  .refine(({ target: to, isOurs }) => to === undefined || isOurs, {
    message: 'Confirm that it is your own site',
    path: ['isOurs'],
  })
export type CodeChange = z.infer<typeof CodeChange>

/** As an admin reads it. */
export const DeskCode = z.object({
  code: z.string(),
  bookingId: count,
  reference: z.string(),
  /** Username of its buyer. */
  owner: z.string(),
  target: z.string().nullable(),
  suspension: z.string().nullable(),
  visits: count,
  createdAt: z.string(),
})
export type DeskCode = z.infer<typeof DeskCode>

const Bytes = z.string()
const file = { method: 'GET', needsAccount: true, params: CodeParams, output: Bytes } as const

export const responseCodeRoutes = defineRoutes({
  listResponseCodes: {
    method: 'GET',
    path: '/api/bookings/:id/codes',
    summary:
      'Codes to print in the advertisement of a booking of mine: where they lead, and how often they were followed',
    needsAccount: true,
    params: IdParams,
    output: ResponseCodes,
    refusals: ['booking-not-found'],
  },
  createResponseCode: {
    method: 'POST',
    path: '/api/bookings/:id/codes',
    summary: 'Make the code of a line of a booking I buy: it leads to an https address of my own site',
    needsAccount: true,
    needs: 'produce',
    params: IdParams,
    body: NewCode,
    output: ResponseCodes,
    status: 201,
    refusals: ['booking-not-found', 'forbidden', 'code-closed', 'code-target', 'code-taken', 'rate-limited'],
  },
  changeResponseCode: {
    method: 'PATCH',
    path: '/api/bookings/:id/codes/:code',
    summary: 'Lead a code of mine elsewhere, or change what is written down beside it',
    needsAccount: true,
    needs: 'produce',
    params: CodeParams,
    body: CodeChange,
    output: ResponseCodes,
    refusals: ['booking-not-found', 'not-found', 'forbidden', 'code-ended', 'code-target', 'rate-limited'],
  },
  getResponseCodeSvg: {
    ...file,
    path: '/api/bookings/:id/codes/:code/qr.svg',
    summary: 'A code of a booking of mine as QR code, as SVG',
    answers: { 'image/svg+xml': Bytes },
    refusals: ['booking-not-found', 'not-found'],
  },
  getResponseCodePdf: {
    ...file,
    path: '/api/bookings/:id/codes/:code/qr.pdf',
    summary: 'A code of a booking of mine as QR code, with what is printed beside it, as PDF',
    isCostly: true,
    answers: { 'application/pdf': Bytes },
    refusals: ['booking-not-found', 'not-found'],
  },
  listDeskCodes: {
    method: 'GET',
    path: '/api/admin/response-codes',
    summary: 'Codes and where they lead, the newest first; admins only',
    needsAdmin: true,
    query: z.object({
      view: z.enum(['all', 'suspended']).optional(),
      /** A code, or part of an address. */
      q: z.string().trim().max(100).optional(),
      cursor: z.string().max(20).optional(),
    }),
    output: z.object({ items: z.array(DeskCode), nextCursor: z.string().nullable() }),
  },
  suspendResponseCode: {
    method: 'PATCH',
    path: '/api/admin/response-codes/:code',
    summary: 'Suspend a code with a reason, or let it lead on again; admins only, audited',
    needsAdmin: true,
    params: z.object({ code: Code }),
    body: z.object({
      step: z.enum(['suspend', 'restore']),
      reason: bookingText(LIMITS.reason.max).min(1, 'Please say why'),
    }),
    output: DeskCode,
    refusals: ['not-found', 'conflict'],
  },
})
