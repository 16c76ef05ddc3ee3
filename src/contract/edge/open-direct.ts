import { z } from 'zod'
import { BOOKING_MODES } from '#domain/booking/booking-terms.ts'
import { MAX_ID } from '#domain/limits.ts'
import { DateOnly, queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'

/** Shaped after OpenDirect 2.1 of the IAB Tech Lab, whose names stand in lower case; not conformant: see decision 233. */
export const OPEN_DIRECT_ROOT = '/api/opendirect/v2.1'

/** The most that its specification recommends. */
export const MAX_OPEN_DIRECT_COUNT = 250
/** Each is priced. */
export const MAX_AVAILS_PRODUCTS = 20

const MAX_TEXT = 255
const text = z.string().trim().min(1).max(MAX_TEXT)
/** An id of theirs is a text. */
const ProductId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'must be the number of a space')
  .transform(Number)
  .pipe(z.number().max(MAX_ID))

const Targeting = z.object({
  name: z.enum(['Inventory', 'Delivery']),
  type: z.literal('Frames'),
  /** Whose list the values are of. */
  datasource: z.string(),
  target: z.enum(['frame_id', 'venue_type', 'shareoftime']),
  targetvalues: z.array(z.string()),
  selectable: z.boolean(),
  count: z.number().int(),
})

export const OpenDirectProduct = z.object({
  id: z.string(),
  publisherid: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  currency: z.literal('USD'),
  /** For one `ext.billingduration`, without what is added to it: `products/avails` says the whole price of some days. */
  baseprice: z.number(),
  ratetype: z.literal('FlatRate'),
  deliverytype: z.enum(['exclusive', 'guaranteed']),
  producttags: z.array(z.string()),
  /** In working days, where theirs are days. */
  leadtime: z.number().int(),
  minflight: z.number().int().nullable(),
  maxflight: z.number().int().nullable(),
  /** Null: at once, or, where `ext.nothingfree`, never in the time that is sold. */
  activedate: z.string().nullable(),
  retirementdate: z.string().nullable(),
  tz: z.string(),
  allownocreative: z.literal(true),
  producttargeting: z.array(Targeting),
  ext: z.object({
    url: z.string(),
    /** ISO 8601; null: one price. */
    billingduration: z.string().nullable(),
    offer: z.enum(['rent', 'sale']),
    mode: z.enum(BOOKING_MODES),
    nothingfree: z.boolean(),
    openoohvenueid: z.number().int().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    location: z.string().nullable(),
  }),
})
export type OpenDirectProduct = z.infer<typeof OpenDirectProduct>

/** Fields beyond these are refused by name rather than left out of account. */
const ProductSearch = z.strictObject({
  publisherid: ProductId.optional(),
  name: text.optional(),
  description: text.optional(),
  /** All of them: our media and venues. */
  producttags: z.array(text).max(10).optional(),
  currency: z.literal('USD').optional(),
  ratetype: z.literal('FlatRate').optional(),
})
export type ProductSearch = z.infer<typeof ProductSearch>

/** A date, or an instant of which the date counts: spaces are sold by days. */
const Day = z
  .string()
  .max(40)
  .transform((given) => given.slice(0, 10))
  .pipe(DateOnly)

const AvailsSearch = z
  .strictObject({
    productids: z.array(ProductId).min(1).max(MAX_AVAILS_PRODUCTS),
    /** Echoed: there are no accounts of theirs here. */
    accountid: z.string().min(1).max(36),
    advertiserbrandid: z.string().min(1).max(36),
    startdate: Day,
    enddate: Day,
    currency: z.literal('USD').optional(),
    qty: z.number().int().min(1).max(10_000).default(1),
  })
  .refine(({ startdate, enddate }) => startdate <= enddate, {
    message: 'The last day is before the first',
    path: ['enddate'],
  })
export type AvailsSearch = z.infer<typeof AvailsSearch>

export const AVAIL_REASONS = [
  'Booked',
  'Optioned',
  'Excluded',
  'OutOfCharge',
  'Manual Trade Only',
  'InvalidPeriodLength',
  'InvalidFrameID',
] as const

export const OpenDirectAvails = z.object({
  productid: z.string(),
  accountid: z.string(),
  advertiserbrandid: z.string(),
  currency: z.literal('USD'),
  /** All-in for the days, with estimated tax; null where they cannot be had. Theirs is required. */
  price: z.number().nullable(),
  /** As asked; what is sold of them stands in `ext`. */
  startdate: z.string(),
  enddate: z.string(),
  availability: z.number().int(),
  availsstatus: z.array(
    z.object({
      status: z.enum(['Available', 'Partially Available', 'Unavailable']),
      reason: z.enum(['', ...AVAIL_REASONS]),
      comment: z.string(),
      producttargeting: z.array(Targeting),
    }),
  ),
  ext: z.object({
    /** Whole periods of the space, inclusive. */
    firstday: z.string().nullable(),
    lastday: z.string().nullable(),
    totalcents: z.number().int().nullable(),
    /** Runs nearby that can be had. */
    near: z.array(z.object({ firstday: z.string(), lastday: z.string(), totalcents: z.number().int() })),
    /** Where a person books. */
    url: z.string(),
  }),
})
export type OpenDirectAvails = z.infer<typeof OpenDirectAvails>

const Page = z.object({
  count: queryInteger(1, MAX_OPEN_DIRECT_COUNT).optional(),
  offset: queryInteger(0, 1_000_000).optional(),
})
export type OpenDirectPage = z.infer<typeof Page>
const Products = z.object({ products: z.array(OpenDirectProduct) })

const read = { scope: 'spaces:read', isCostly: true } as const

export const openDirectRoutes = defineRoutes({
  listOpenDirectProducts: {
    ...read,
    method: 'GET',
    path: `${OPEN_DIRECT_ROOT}/products`,
    summary: 'Spaces as products in the shape of OpenDirect 2.1, the oldest first. Total in X-Total-Count.',
    query: Page,
    output: Products,
  },
  getOpenDirectProduct: {
    ...read,
    method: 'GET',
    path: `${OPEN_DIRECT_ROOT}/products/:id`,
    summary: 'One space as a product in the shape of OpenDirect 2.1',
    params: z.object({ id: ProductId }),
    output: OpenDirectProduct,
    refusals: ['listing-not-found'],
  },
  searchOpenDirectProducts: {
    ...read,
    method: 'POST',
    path: `${OPEN_DIRECT_ROOT}/products/search`,
    summary: 'Products by seller, words of their name or description, and tags: our media and venues',
    query: Page,
    body: ProductSearch,
    output: Products,
  },
  readOpenDirectAvails: {
    ...read,
    method: 'POST',
    path: `${OPEN_DIRECT_ROOT}/products/avails`,
    summary: `What is free of up to ${MAX_AVAILS_PRODUCTS} products for some days, and the whole price, in the shape of OpenDirect 2.1; binds nobody`,
    body: AvailsSearch,
    output: z.object({ avails: z.array(OpenDirectAvails) }),
  },
})
