import { z } from 'zod'
import { CLIENT_CLASSES, CLIENT_LIMITS } from '#domain/booking/clients.ts'
import { BOOKING_STATUSES } from '#domain/booking/lifecycle.ts'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { asName, IdParams, queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'
import { bookingText } from './bookings-fields.ts'

export const CLIENTS_PER_PAGE = 50
/** Bookings on the page of a client, the newest first. */
export const MAX_CLIENT_BOOKINGS = 100

const brand = asName(bookingText(CLIENT_LIMITS.brand).min(1, 'Please name the brand'), 'thing')

const fields = {
  name: asName(bookingText(CLIENT_LIMITS.name).min(1, 'Please name the client'), 'thing'),
  class: z.enum(CLIENT_CLASSES),
  /** Whom to ask for. */
  contact: asName(bookingText(CLIENT_LIMITS.contact), 'person'),
  email: z.union([z.literal(''), z.email('Please enter a valid email address').max(LIMITS.email.max)]),
  phone: bookingText(LIMITS.phone.max),
  /** Nobody else reads it. */
  note: bookingText(CLIENT_LIMITS.note),
  brands: z.array(brand).max(CLIENT_LIMITS.brands, `At most ${CLIENT_LIMITS.brands} brands`),
  /** As its papers say it. */
  address: bookingText(CLIENT_LIMITS.address),
  /** Why no sales tax is asked of it, such as the number of its certificate; empty: it is. */
  taxExemption: bookingText(CLIENT_LIMITS.taxExemption),
  /** Who of my team looks after it. */
  repId: z.number().int().min(1).max(MAX_ID).nullable(),
}

export const ClientInput = z.object({
  ...fields,
  class: fields.class.default('local'),
  contact: fields.contact.default(''),
  email: fields.email.default(''),
  phone: fields.phone.default(''),
  note: fields.note.default(''),
  brands: fields.brands.default([]),
  address: fields.address.default(''),
  taxExemption: fields.taxExemption.default(''),
  repId: fields.repId.default(null),
})
export type ClientInput = z.input<typeof ClientInput>

const Client = z.object({
  id: z.number().int(),
  name: z.string(),
  class: z.enum(CLIENT_CLASSES),
  contact: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
  brands: z.array(z.string()),
  address: z.string(),
  taxExemption: z.string(),
  rep: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  isArchived: z.boolean(),
  /** It has an account now, and answers for itself. */
  hasAccount: z.boolean(),
  /** Held for it now, and booked or running. */
  held: z.number().int(),
  booked: z.number().int(),
})
export type Client = z.infer<typeof Client>

export const ClientPage = Client.extend({
  bookings: z.array(
    z.object({
      id: z.number().int(),
      reference: z.string(),
      status: z.enum(BOOKING_STATUSES),
      title: z.string(),
      first: z.string(),
      last: z.string(),
      /** Integer US cents. */
      totalCents: z.number().int(),
    }),
  ),
})
export type ClientPage = z.infer<typeof ClientPage>

export const clientRoutes = defineRoutes({
  listClients: {
    method: 'GET',
    path: '/api/my/clients',
    summary: 'Whom I sell to without their having an account, by name',
    needsAccount: true,
    query: z.object({
      q: z.string().trim().max(LIMITS.searchText.max).optional(),
      /** Those that are out of the way instead. */
      archived: z.literal('1').optional(),
      page: queryInteger(1, CLIENT_LIMITS.clients / CLIENTS_PER_PAGE).optional(),
    }),
    output: z.object({ items: z.array(Client), total: z.number().int() }),
  },
  createClient: {
    method: 'POST',
    path: '/api/my/clients',
    summary: 'Add a client who has no account',
    needsAccount: true,
    needs: 'sell',
    body: ClientInput,
    output: Client,
    status: 201,
    refusals: ['conflict'],
  },
  getClient: {
    method: 'GET',
    path: '/api/my/clients/:id',
    summary: 'One client of mine with what is held and booked for it',
    needsAccount: true,
    params: IdParams,
    output: ClientPage,
    refusals: ['not-found'],
  },
  updateClient: {
    method: 'PATCH',
    path: '/api/my/clients/:id',
    summary: 'Change a client of mine, put it away or bring it back',
    needsAccount: true,
    needs: 'sell',
    params: IdParams,
    body: z.object({ ...fields, isArchived: z.boolean() }).partial(),
    output: Client,
    refusals: ['not-found', 'conflict'],
  },
})
