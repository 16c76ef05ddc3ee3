import { z } from 'zod'
import { CONTRACT_BOOKINGS, CONTRACT_STATES, MAX_CONTRACT_PAGES } from '#domain/booking/contract-states.ts'
import { LIMITS, MAX_ID } from '#domain/limits.ts'
import { queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'

const ContractLine = z.object({
  id: z.number().int(),
  /** As the file names it; null where it has none. */
  contractNumber: z.string().nullable(),
  client: z.string(),
  listingId: z.number().int(),
  /** The seller's own number of the space. */
  unitId: z.string().nullable(),
  /** Calendar dates; a line without a last day goes on until further notice. */
  first: z.string(),
  last: z.string().nullable(),
  /** Slots of a loop; null: the whole unit. */
  quantity: z.number().int().nullable(),
  /** Null: the file has none, or none is shown to the role. */
  amountCents: z.number().int().nullable(),
  amountPer: z.enum(['all', 'period']).nullable(),
  /** What it takes off the calendar. */
  blocked: z.array(z.object({ first: z.string(), last: z.string(), quantity: z.number().int() })),
  updatedAt: z.string(),
  /** Grows with each change of the line. */
  version: z.number().int(),
  /** What was made of it here, from the day that it takes over; null: nothing that stands. */
  booking: z.object({ id: z.number().int(), reference: z.string(), from: z.string() }).nullable(),
})
export type ContractLine = z.infer<typeof ContractLine>

const Choice = z.object({ name: z.string(), lines: z.number().int() })

/** What a line would become, or has become. */
const ContractBooking = z.object({
  lineId: z.number().int(),
  version: z.number().int(),
  /** `books`: nothing is in the way. `booked`: it is one. `undone`: it is none any more. `refused`: see `reason`. */
  outcome: z.enum(['books', 'booked', 'undone', 'refused']),
  /** The booking's days; null where there is none. */
  first: z.string().nullable(),
  last: z.string().nullable(),
  /** Integer US cents, before tax and with it. */
  netCents: z.number().int().nullable(),
  totalCents: z.number().int().nullable(),
  bookingId: z.number().int().nullable(),
  reference: z.string().nullable(),
  reason: z.string().nullable(),
})
export type ContractBooking = z.infer<typeof ContractBooking>
const ContractBookings = z.object({ lines: z.array(ContractBooking) })

const lineIds = z.array(z.number().int().min(1).max(MAX_ID)).min(1).max(CONTRACT_BOOKINGS.looked)
/** Lines without an amount: left out, or at the seller's own prices. */
const atOwnPrices = z.boolean().default(false)

export const contractRoutes = defineRoutes({
  listContracts: {
    method: 'GET',
    path: '/api/my/contracts',
    summary:
      'Lines of my contracts that are sold elsewhere, the newest first, fifty at a time; X-Total-Count and Link: rel="next" say how many more',
    needsAccount: true,
    scope: 'inventory:read',
    query: z.object({
      /** Words of client, brand, contract number, unit id, title of the space and who sold it. */
      q: z.string().trim().max(LIMITS.searchText.max).optional(),
      /** Exactly this client, or spaces of this place, as they are named among the choices. */
      client: z.string().max(LIMITS.searchText.max).optional(),
      market: z.string().max(LIMITS.locationText.max).optional(),
      /** By the market's day. */
      state: z.enum(CONTRACT_STATES).optional(),
      /** In place of a cursor. */
      page: queryInteger(1, MAX_CONTRACT_PAGES).optional(),
      cursor: z.string().max(20).optional(),
    }),
    output: z.array(ContractLine),
  },
  getContractChoices: {
    method: 'GET',
    path: '/api/my/contract-choices',
    summary: 'Clients and places of my contracts, those with most lines first',
    needsAccount: true,
    output: z.object({ clients: z.array(Choice), markets: z.array(Choice) }),
  },
  previewContractBookings: {
    method: 'POST',
    path: '/api/my/contract-bookings/preview',
    summary: 'What bookings some lines of my contracts would become; writes nothing',
    needsAccount: true,
    needs: 'prices',
    isCostly: true,
    body: z.object({ lineIds, atOwnPrices }),
    output: ContractBookings,
  },
  bookContractLines: {
    method: 'POST',
    path: '/api/my/contract-bookings',
    summary:
      'Make bookings of lines of my contracts for clients without an account, each as it was looked at; one that is a booking stays it',
    needsAccount: true,
    needs: 'prices',
    isCostly: true,
    body: z.object({
      lines: z
        .array(
          z.object({
            id: z.number().int().min(1).max(MAX_ID),
            version: z.number().int(),
            totalCents: z.number().int(),
          }),
        )
        .min(1)
        .max(CONTRACT_BOOKINGS.booked),
      atOwnPrices,
    }),
    output: ContractBookings,
    changesListings: true,
    refusals: ['verify-email-first', 'conflict'],
  },
  undoContractBookings: {
    method: 'POST',
    path: '/api/my/contract-bookings/undo',
    summary:
      'Cancel bookings that were made of contracts and block their days again; what runs, was paid or changed stays',
    needsAccount: true,
    needs: 'undo',
    isCostly: true,
    body: z.object({ lineIds }),
    output: ContractBookings,
    changesListings: true,
  },
})
