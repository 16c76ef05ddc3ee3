import { z } from 'zod'
import { CREW_LINK } from '#domain/booking/proof/crew-link.ts'
import { PROOF_KINDS } from '#domain/booking/proof/rule.ts'
import { PROOF_STATES } from '#domain/booking/proof/stand.ts'
import { asName, IdParams, visible } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { bookingText } from './bookings-fields.ts'

/** A link for a crew without an account. Instants are ISO 8601. */
const CrewLink = z.object({
  id: z.number().int(),
  /** Whom it was given to, in the seller's words. */
  label: z.string(),
  /** It shows what has all of these words; empty: all that is open. */
  words: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Photos that came by it. */
  proofs: z.number().int(),
  /** Why it opens nothing though it has days left; null: it works. Without a name: the account is deleted. */
  lapsed: z
    .object({ maker: z.string().nullable(), why: z.enum(['seller', 'left', 'suspended', 'role']) })
    .nullable(),
})
export type CrewLink = z.infer<typeof CrewLink>

/** Neither ended nor expired, the newest first. */
export const CrewLinks = z.object({ items: z.array(CrewLink) })
export type CrewLinks = z.infer<typeof CrewLinks>

export const CrewLinkInput = z.object({
  label: asName(bookingText(CREW_LINK.label).check(...visible(1, 'Please say who gets it')), 'thing'),
  words: bookingText(CREW_LINK.words).default(''),
  days: z
    .number('must be a number')
    .int('must be a whole number')
    .min(CREW_LINK.days.min, `must be at least ${CREW_LINK.days.min}`)
    .max(CREW_LINK.days.max, `must be at most ${CREW_LINK.days.max}`)
    .default(CREW_LINK.days.default),
})
export type CrewLinkInput = z.input<typeof CrewLinkInput>

/** What a crew photographs: faces and what hangs there. No price, no buyer, no brand, no contact. */
export const CrewFaces = z.object({
  label: z.string(),
  /** The company whose faces they are. */
  seller: z.string(),
  expiresAt: z.string(),
  /** Photos that are due and can be taken now, the earliest due first; of many the first of them. */
  faces: z.array(
    z.object({
      bookingId: z.number().int(),
      key: z.string(),
      /** The seller's own number of the space. */
      unitCode: z.string().nullable(),
      space: z.string(),
      address: z.string(),
      location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
      photo: z.string().nullable(),
      title: z.string(),
      placement: z.string(),
      hint: z.string(),
      kind: z.enum(PROOF_KINDS),
      dueOn: z.string(),
      state: z.enum(PROOF_STATES),
      /** Photos that have been handed in for it. */
      given: z.number().int(),
      artwork: z.object({ name: z.string(), preview: z.string().nullable() }).nullable(),
    }),
  ),
  /** All of them, shown or not. */
  total: z.number().int(),
})
export type CrewFaces = z.infer<typeof CrewFaces>

/** As the server has stored it. */
const SentProof = z.object({ proofs: z.array(z.object({ id: z.string(), sha256: z.string() })) })

const TokenParams = z.object({ token: z.string().max(100) })
const Bytes = z.string()

export const proofCrewRoutes = defineRoutes({
  listCrewLinks: {
    method: 'GET',
    path: '/api/my/crew-links',
    summary: 'Links for crews to my faces that are neither revoked nor expired, and why one opens nothing',
    needsAccount: true,
    output: CrewLinks,
  },
  createCrewLink: {
    method: 'POST',
    path: '/api/my/crew-links',
    summary:
      'Make a link for a crew without an account, which shows where photos are due and hands them in; it is shown this one time',
    needsAccount: true,
    needs: 'produce',
    body: CrewLinkInput,
    output: z.object({ url: z.string(), link: CrewLink }),
    status: 201,
    refusals: ['conflict', 'rate-limited'],
  },
  revokeCrewLink: {
    method: 'DELETE',
    path: '/api/my/crew-links/:id',
    summary: 'End a link for a crew at once; what came by it stays',
    needsAccount: true,
    needs: 'produce',
    params: IdParams,
    output: CrewLinks,
    refusals: ['not-found'],
  },
  getCrewFaces: {
    method: 'GET',
    path: '/api/crew/:token',
    summary: 'Where photos are due, for a crew: its link is all that is needed',
    isCostly: true,
    params: TokenParams,
    output: CrewFaces,
    refusals: ['crew-link-over', 'rate-limited'],
  },
  getCrewArtwork: {
    method: 'GET',
    path: '/api/crew/:token/artwork/:id',
    summary: 'A small picture of what should hang at a face of a crew’s link',
    params: TokenParams.extend({ id: z.string().max(100) }),
    output: Bytes,
    answers: { 'image/webp': Bytes },
    refusals: ['crew-link-over', 'booking-not-found'],
  },
  sendCrewProof: {
    method: 'POST',
    path: '/api/crew/:token/proofs',
    summary:
      'Hand in a photo by the link of a crew, as multipart/form-data: `id` (a UUID of the sender’s), `booking` and `duty` of a face of the link, optionally `caption` and `capture`, then `file`',
    params: TokenParams,
    accepts: ['multipart/form-data'],
    output: SentProof,
    status: 201,
    refusals: [
      'crew-link-over',
      'booking-not-found',
      'proof-not-open',
      'proof-duplicate',
      'not-proof',
      'too-large',
      'unsupported-media',
      'rate-limited',
    ],
  },
})
