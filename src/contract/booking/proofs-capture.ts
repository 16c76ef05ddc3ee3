import { z } from 'zod'
import type { Capture } from '#domain/booking/proof/capture.ts'
import { PROOF_CHECK_RESULTS, PROOF_CHECKS } from '#domain/booking/proof/checks.ts'
import { PROOF_KINDS } from '#domain/booking/proof/rule.ts'
import { PROOF_STATES } from '#domain/booking/proof/stand.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

const instant = z.iso.datetime({ precision: 3 })

/** The field `capture` of a proof that is handed in from the page at the space, as JSON. */
export const CaptureField: z.ZodType<Capture> = z.strictObject({
  capturedAt: instant,
  sentAt: instant,
  position: z
    .strictObject({
      lat: z.number().min(-90).max(90),
      lng: z.number().min(-180).max(180),
      accuracyM: z.number().int().min(0).max(1_000_000),
    })
    .nullable(),
  heading: z.number().int().min(0).max(359).nullable(),
})

const Check = z.object({
  about: z.enum(PROOF_CHECKS),
  result: z.enum(PROOF_CHECK_RESULTS),
  text: z.string(),
})

/** What a phone needs at the space, with or without a network: what to show, where, and what hangs there. */
export const CapturePage = z.object({
  bookingId: z.number().int(),
  reference: z.string(),
  space: z.string(),
  brand: z.string(),
  /** "355 Harris Ave, Fairhaven, Bellingham, WA" */
  address: z.string(),
  /** The seller's own number of the space. */
  unitCode: z.string().nullable(),
  location: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  photo: z.string().nullable(),
  /** Why nothing can be handed in now, and from which day on something can (`YYYY-MM-DD`); null: something can. */
  nothing: z
    .object({ because: z.enum(['not-begun', 'accepted', 'not-owed']), opensOn: z.string().nullable() })
    .nullable(),
  /** What can be handed in now, the earliest due first. */
  duties: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      placement: z.string(),
      hint: z.string(),
      kind: z.enum(PROOF_KINDS),
      dueOn: z.string(),
      state: z.enum(PROOF_STATES),
      /** What its seller approved for the placement; null: nothing, or it is kept no longer. */
      artwork: z.object({ name: z.string(), preview: z.string().nullable() }).nullable(),
    }),
  ),
})
export type CapturePage = z.infer<typeof CapturePage>

/** The proof of a booking as a chain of hashes (`domain/booking/proof/chain.ts`). Instants are ISO 8601, hashes hexadecimal. */
export const ProofPackageFile = z.object({
  format: z.literal('placard-proof-1'),
  booking: z.string(),
  /** Handed in before there was a chain. */
  unchained: z.number().int(),
  links: z.array(
    z.object({
      facts: z.object({
        booking: z.string(),
        link: z.number().int(),
        id: z.string(),
        duty: z.string(),
        kind: z.string(),
        origin: z.string(),
        name: z.string(),
        mediaType: z.string(),
        sizeBytes: z.number().int(),
        what: z.string(),
        caption: z.string(),
        url: z.string().nullable(),
        receivedAt: z.string(),
        capturedAt: z.string().nullable(),
        clockOffsetMs: z.number().int().nullable(),
        position: z.string().nullable(),
        accuracyM: z.number().int().nullable(),
        heading: z.number().int().nullable(),
        checks: z.array(Check).nullable(),
      }),
      sha256: z.string(),
      chain: z.string(),
    }),
  ),
  /** The latest nightly root that holds some of it (`/open/v1/proof-roots.jsonl`); null: none does yet. */
  anchor: z
    .object({
      link: z.number().int(),
      day: z.string(),
      previous: z.string(),
      path: z.array(z.object({ side: z.enum(['left', 'right']), hash: z.string() })),
      root: z.string(),
    })
    .nullable(),
})

export const proofCaptureRoutes = defineRoutes({
  getCapturePage: {
    method: 'GET',
    path: '/api/bookings/:id/capture',
    summary: 'What to show of a booking I sell, and where: for a phone at the space',
    needsAccount: true,
    needs: 'produce',
    params: IdParams,
    output: CapturePage,
    refusals: ['booking-not-found', 'forbidden'],
  },
  getProofPackage: {
    method: 'GET',
    path: '/api/bookings/:id/proof-package',
    scope: 'bookings:read',
    summary:
      'Proof of a booking of mine as a chain of hashes, to download: each link binds the facts and the file to the link before',
    needsAccount: true,
    params: IdParams,
    output: ProofPackageFile,
    refusals: ['booking-not-found'],
  },
})
