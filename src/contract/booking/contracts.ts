import { z } from 'zod'
import { CONTRACT_STATES, MAX_CONTRACT_PAGES } from '#domain/booking/contract-states.ts'
import { LIMITS } from '#domain/limits.ts'
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
})
export type ContractLine = z.infer<typeof ContractLine>

const Choice = z.object({ name: z.string(), lines: z.number().int() })

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
})
