import { z } from 'zod'
import { CHECK_RESULTS } from '#domain/booking/creative/check.ts'
import { ARTWORK_LIMITS } from '#domain/booking/creative/limits.ts'
import { ARTWORK_STATES, CREATIVE_STATUSES } from '#domain/booking/creative/stand.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { SIDES } from '#domain/messaging/conversation.ts'
import { IdParams } from '../common.ts'
import { ErrorBody } from '../errors.ts'
import { defineRoutes } from '../route.ts'
import { bookingText } from './bookings-fields.ts'
import { ArtworkDemand } from './creatives-demand.ts'

/** A file for a booking. Instants are ISO 8601. */
const Creative = z.object({
  id: z.string(),
  /** Position of its placement, from 0. */
  item: z.number().int(),
  version: z.number().int(),
  name: z.string(),
  /** What it is, in a line: "PNG picture, 1920 × 1080 pixels". */
  what: z.string(),
  sizeBytes: z.number().int(),
  /** In hexadecimal. */
  sha256: z.string(),
  /** Null: a script, gone, or none of the reader's. */
  url: z.string().nullable(),
  preview: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }).nullable(),
  script: z.string().nullable(),
  /** The file is deleted; what was said of it stays. */
  isGone: z.boolean(),
  /** The worst first. */
  checks: z.array(z.object({ result: z.enum(CHECK_RESULTS), text: z.string() })),
  status: z.enum(CREATIVE_STATUSES),
  reason: z.string().nullable(),
  /** Uploaded by the seller in the name of a client who had no account then; null: by its owner. */
  onBehalf: z.object({ by: z.string(), of: z.string() }).nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
})
export type Creative = z.infer<typeof Creative>

/** Artwork of a booking: what its space needs, how each placement stands, and what was sent. */
export const Artwork = z.object({
  /** Which side the reader is on; null: an admin. */
  side: z.enum(SIDES).nullable(),
  /** Null where the terms say nothing of it: any file, without a deadline. */
  demand: ArtworkDemand.nullable(),
  /** What to send, in words. */
  wanted: z.string(),
  items: z.array(
    z.object({
      item: z.number().int(),
      /** Unit, issue and dates. */
      name: z.string(),
      state: z.enum(ARTWORK_STATES),
      dueOn: z.string().nullable(),
      /** Past its deadline and still missing. */
      isLate: z.boolean(),
      /** Runs what the placement at this position runs; null: its own. */
      like: z.number().int().nullable(),
    }),
  ),
  /** The latest first. */
  creatives: z.array(Creative),
  /** What the seller approved for other bookings of this space, the latest first, to whoever may send a file: it can be sent again. */
  earlier: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      what: z.string(),
      booking: z.object({ id: z.number().int(), reference: z.string() }),
      preview: Creative.shape.preview,
    }),
  ),
  /** Whether the reader may send a file, or decide on one. */
  canSend: z.boolean(),
  canDecide: z.boolean(),
  /** Of a seller who sends it for a client without an account: the client's name. */
  sendsFor: z.string().nullable(),
})
export type Artwork = z.infer<typeof Artwork>

export const ArtworkDecision = z.object({
  decision: z.enum(['approve', 'reject']),
  reason: bookingText(BOOKING_TEXTS.reason).optional(),
  /** Takes it although it fails a check: the seller knows. */
  takesFailures: z.union([z.boolean(), z.literal('yes').transform(() => true)]).default(false),
})
export type ArtworkDecision = z.input<typeof ArtworkDecision>

/** Of the refusal `artwork-differs`: nothing was kept. */
export const ArtworkDiffers = ErrorBody.extend({ checks: Creative.shape.checks })
export type ArtworkDiffers = z.infer<typeof ArtworkDiffers>

export const ArtworkCopy = z.object({
  /** One of `earlier`. */
  creativeId: z.uuid('must be a UUID'),
  /** Position of its placement, from 0. */
  item: z.number().int().min(0).max(9999).default(0),
  /** Takes it although it fails a check of this booking. */
  takesFailures: z.boolean().default(false),
})

const CreativeParams = IdParams.extend({ creativeId: z.string().max(100) })
const Bytes = z.string()

export const creativeRoutes = defineRoutes({
  getArtwork: {
    method: 'GET',
    path: '/api/bookings/:id/creatives',
    scope: 'artwork:read',
    summary: 'Artwork of a booking of mine: what is needed by when, and what was sent with its checks',
    needsAccount: true,
    params: IdParams,
    output: Artwork,
    refusals: ['booking-not-found'],
  },
  sendArtwork: {
    method: 'POST',
    path: '/api/bookings/:id/creatives',
    summary: `Send artwork for a placement of a booking I buy, or hold for a client without an account, as multipart/form-data: \`item\` (its position), optionally \`unlessItDiffers=yes\` (a file that fails a check is refused with its \`checks\`), then \`file\` (one file of at most ${ARTWORK_LIMITS.bytes / 1024 / 1024} MB) or \`script\``,
    needsAccount: true,
    needs: 'produce',
    params: IdParams,
    accepts: ['multipart/form-data'],
    output: Artwork,
    status: 201,
    refusals: [
      'booking-not-found',
      'wrong-step',
      'artwork-differs',
      'too-large',
      'unsupported-media',
      'rate-limited',
    ],
  },
  copyArtwork: {
    method: 'POST',
    path: '/api/bookings/:id/creatives/copies',
    summary:
      'Send artwork again that was approved for another booking of mine of this space; what fails a check here is refused with its `checks`',
    needsAccount: true,
    needs: 'produce',
    params: IdParams,
    body: ArtworkCopy,
    output: Artwork,
    status: 201,
    refusals: ['booking-not-found', 'wrong-step', 'artwork-differs', 'conflict', 'too-large', 'rate-limited'],
  },
  decideArtwork: {
    method: 'POST',
    path: '/api/bookings/:id/creatives/:creativeId/decisions',
    summary: 'Approve artwork for a space of mine, or reject it with a reason',
    needsAccount: true,
    needs: 'produce',
    params: CreativeParams,
    accepts: ['application/json', 'application/x-www-form-urlencoded'],
    body: ArtworkDecision,
    output: Artwork,
    refusals: ['booking-not-found', 'wrong-step', 'conflict'],
  },
  getArtworkFile: {
    method: 'GET',
    path: '/api/bookings/:id/creatives/:creativeId/file',
    scope: 'artwork:read',
    summary: 'Artwork of a booking of mine, as it was sent',
    needsAccount: true,
    params: CreativeParams,
    output: Bytes,
    answers: { '*/*': Bytes },
    refusals: ['booking-not-found'],
  },
  getArtworkPreview: {
    method: 'GET',
    path: '/api/bookings/:id/creatives/:creativeId/preview',
    summary: 'A small picture of artwork of a booking of mine',
    needsAccount: true,
    params: CreativeParams,
    output: Bytes,
    answers: { 'image/webp': Bytes },
    refusals: ['booking-not-found'],
  },
})
