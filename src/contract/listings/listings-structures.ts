import { z } from 'zod'
import { FACINGS } from '#domain/listings/facings.ts'
import { LISTING_STATUSES } from '#domain/listings/listing.ts'
import { RENT_PER, STRUCTURE_LIMITS } from '#domain/listings/structure-terms.ts'
import { INTERVALS } from '#domain/vocabulary.ts'
import { DateOnly, IdParams, queryInteger, toWords } from '../common.ts'
import { defineRoutes } from '../route.ts'

export const STRUCTURES_PER_PAGE = 50
/** Of one structure; more are counted. */
export const MAX_FACES_SHOWN = 40
/** Beside a public face; more are counted. */
export const MAX_OTHER_FACES = 12
/** Of a file. */
export const MAX_STRUCTURE_ROWS = 20_000

const Face = z.object({
  id: z.number().int(),
  unitId: z.string().nullable(),
  title: z.string(),
  facing: z.enum(FACINGS).nullable(),
  /** "Side A, right-hand read, 14 × 48 ft"; empty where its facts say nothing of it. */
  words: z.string(),
  price: z.number().int(),
  interval: z.enum(INTERVALS),
  status: z.enum(LISTING_STATUSES),
})

/** As its seller knows it. */
const Permit = z.object({
  number: z.string().nullable(),
  authority: z.string().nullable(),
  /** Its last day. */
  expiresOn: z.string().nullable(),
  /** The pages of its faces say it. */
  isShown: z.boolean(),
})

export const Structure = z.object({
  id: z.number().int(),
  /** The seller's own number. */
  number: z.string().nullable(),
  place: z.string(),
  address: z.string().nullable(),
  permit: Permit,
  /** How many faces stand on it; the first of them follow. */
  total: z.number().int(),
  faces: z.array(Face),
})
export type Structure = z.infer<typeof Structure>

const text = (most: number) =>
  z.string().overwrite(toWords).trim().max(most, `At most ${most} characters`).default('')
const day = DateOnly.nullable().default(null)

export const PermitInput = z
  .object({
    number: text(STRUCTURE_LIMITS.permitNumber),
    authority: text(STRUCTURE_LIMITS.permitAuthority),
    expiresOn: day,
    isShown: z.boolean(),
  })
  .refine(({ number, isShown }) => number !== '' || !isShown, {
    message: 'Write the number of the permit to show it',
    path: ['number'],
  })
export type PermitInput = z.input<typeof PermitInput>

/** The signed lease, as it is kept. */
const LeaseFile = z.object({
  name: z.string(),
  sizeBytes: z.number().int(),
  uploadedAt: z.string(),
  /** Null: somebody whose account is gone. */
  uploadedBy: z.string().nullable(),
})

/** What stands between a seller and the owner of the ground; nobody else reads it. */
export const Lease = z.object({
  landlord: z.string(),
  number: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  rentCents: z.number().int().nullable(),
  rentPer: z.enum(RENT_PER),
  meter: z.string(),
  note: z.string(),
  file: LeaseFile.nullable(),
})
export type Lease = z.infer<typeof Lease>

export const LeaseInput = z
  .object({
    landlord: text(STRUCTURE_LIMITS.landlord),
    number: text(STRUCTURE_LIMITS.leaseNumber),
    from: day,
    to: day,
    rentCents: z
      .number('Write an amount such as 1,200')
      .int('At most two decimals')
      .min(0, 'Write an amount such as 1,200')
      .max(STRUCTURE_LIMITS.rentCents, 'At most $10,000,000')
      .nullable()
      .default(null),
    rentPer: z.enum(RENT_PER).default('month'),
    meter: text(STRUCTURE_LIMITS.meter),
    note: z
      .string()
      .overwrite(toWords)
      .trim()
      .max(STRUCTURE_LIMITS.note, 'At most 2,000 characters')
      .default(''),
  })
  .refine(({ from, to }) => from === null || to === null || from <= to, {
    message: 'The last day is before the first',
    path: ['to'],
  })
export type LeaseInput = z.input<typeof LeaseInput>

/** A public face that stands on the same structure as another. */
const OtherFace = z.object({
  id: z.number().int(),
  title: z.string(),
  facing: z.enum(FACINGS).nullable(),
  words: z.string(),
  price: z.number().int(),
  interval: z.enum(INTERVALS),
})

export const StandsWith = z.object({
  /** Public faces of the same structure, the first of them. */
  faces: z.array(OtherFace),
  total: z.number().int(),
  /** Where its seller shows it. */
  permit: z
    .object({ number: z.string(), authority: z.string().nullable(), expiresOn: z.string().nullable() })
    .nullable(),
})
export type StandsWith = z.infer<typeof StandsWith>

export const structureRoutes = defineRoutes({
  listStructures: {
    method: 'GET',
    path: '/api/my/structures',
    scope: 'inventory:read',
    summary: 'My structures with the faces that stand on them',
    needsAccount: true,
    query: z.object({ page: queryInteger(1, 1000).optional() }),
    output: z.object({
      items: z.array(Structure),
      total: z.number().int(),
      /** Spaces that name the number of a structure and stand on none yet. */
      loose: z.array(z.number().int()),
    }),
  },
  getStructuresCsv: {
    method: 'GET',
    path: '/api/my/structures.csv',
    summary: 'My structures with their permits as CSV, all rows; nothing of their leases',
    needsAccount: true,
    isCostly: true,
    output: z.string(),
    answers: { 'text/csv': z.string() },
  },
  getStructure: {
    method: 'GET',
    path: '/api/my/structures/:id',
    scope: 'inventory:read',
    summary: 'One of my structures with its faces and its permit',
    needsAccount: true,
    params: IdParams,
    output: Structure,
    refusals: ['not-found'],
  },
  setPermit: {
    method: 'PUT',
    path: '/api/my/structures/:id/permit',
    summary: 'Note the permit of a structure of mine, and whether the pages of its faces say it',
    needsAccount: true,
    needs: 'spaces',
    params: IdParams,
    body: PermitInput,
    output: Structure,
    refusals: ['not-found'],
  },
  getLease: {
    method: 'GET',
    path: '/api/my/structures/:id/lease',
    summary: 'Landlord, lease and rent of a structure of mine',
    needsAccount: true,
    needs: 'private',
    params: IdParams,
    output: Lease,
    refusals: ['not-found'],
  },
  setLease: {
    method: 'PUT',
    path: '/api/my/structures/:id/lease',
    summary: 'Note landlord, lease and rent of a structure of mine',
    needsAccount: true,
    needs: 'private',
    params: IdParams,
    body: LeaseInput,
    output: Lease,
    refusals: ['not-found'],
  },
  getStandsWith: {
    method: 'GET',
    path: '/api/listings/:id/structure',
    scope: 'spaces:read',
    summary: 'Other public faces where a public space stands, and its permit where its seller shows it',
    params: IdParams,
    output: StandsWith,
    refusals: ['listing-not-found'],
  },
})
