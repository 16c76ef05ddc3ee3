import { toMarketDate } from '#domain/format-dates.ts'
import { addDays } from '#domain/zoned-time.ts'

/** How a route is asked. Numbers are made up: 1204 is a space, 311 a booking, 42 a plan, 88 an
 * import, 12 a structure. */
export interface Example {
  /** Values of the path's parameters, in its order. */
  params?: readonly (string | number)[]
  query?: string
  body?: object
  /** `name=value` or `name=@file` each, for multipart/form-data. */
  form?: readonly string[]
}

export const EXAMPLE_SPACE = 1204
const BOOKING = 311
const PLAN = 42
const LINE = 7
const IMPORT = 88
const STRUCTURE = 12

/** Every route that a key reaches. `examples.test.ts` sends each of them as it stands. */
export function listExamples(now: Date): Record<string, Example> {
  const first = addDays(toMarketDate(now), 30)
  const days = { from: first, to: addDays(first, 27) }
  const space = { params: [EXAMPLE_SPACE] }
  return {
    listListings: { query: 'location=Seattle&adType=billboard&limit=20' },
    mapListings: { query: 'adType=billboard' },
    getListing: space,
    getStandsWith: space,
    getAvailability: { ...space, query: `from=${days.from}&to=${days.to}` },
    createQuote: { ...space, body: days },
    compareListings: { query: `ids=${EXAMPLE_SPACE},1205&from=${days.from}&to=${days.to}` },
    listOpenDirectProducts: { query: 'count=25&offset=0' },
    getOpenDirectProduct: { params: [String(EXAMPLE_SPACE)] },
    searchOpenDirectProducts: { query: 'count=25', body: { producttags: ['billboard'], currency: 'USD' } },
    readOpenDirectAvails: {
      body: {
        productids: [String(EXAMPLE_SPACE)],
        accountid: 'your-account',
        advertiserbrandid: 'your-brand',
        startdate: days.from,
        enddate: days.to,
      },
    },
    listAdcpProducts: { query: 'count=25&offset=0' },
    listSpaces: {},
    countOwnListings: {},
    exportOwnListings: { query: 'format=csv' },
    getOwnListing: space,
    getOwnCalendar: space,
    getStructure: { params: [STRUCTURE] },
    getAvails: { query: `by=week&from=${days.from}` },
    getMyNumbers: {},
    exportMyNumbers: {},
    getSpaceNumbers: space,
    createListing: { body: NEW_SPACE },
    changeSpaces: { body: { ids: [EXAMPLE_SPACE], change: { kind: 'percent', percent: 5 } } },
    updateOwnListings: {
      body: { changes: [{ id: EXAMPLE_SPACE, updatedAt: '2026-11-02T09:30:00.000Z', set: { price: 950 } }] },
    },
    moveListing: { ...space, body: { step: 'pause' } },
    blockDays: { ...space, body: { unitId: null, ...days } },
    unblockDays: { ...space, body: { unitId: null, ...days } },
    putInventory: { body: NEW_ROWS },
    getInventoryReport: { params: [IMPORT] },
    listInventoryRows: { params: [IMPORT], query: 'show=bad' },
    putContracts: { body: NEW_CONTRACTS },
    getContractsReport: { params: [IMPORT] },
    listContractsRows: { params: [IMPORT], query: 'show=bad' },
    listContracts: {},
    listBookings: { query: 'side=seller&limit=50' },
    getBooking: { params: [BOOKING] },
    getBookingDocument: { params: [BOOKING, 902] },
    getProofs: { params: [BOOKING] },
    getProofPackage: { params: [BOOKING] },
    listProofDuties: { query: 'show=open' },
    createBooking: { body: { listingId: EXAMPLE_SPACE, ...days } },
    getArtwork: { params: [BOOKING] },
    getArtworkFile: { params: [BOOKING, '88'] },
    sendProof: {
      params: [BOOKING],
      form: ['id=7c1f9a52-5f6e-4b8e-9c55-0f4f4a4b0c11', 'duty=posted', 'file=@posted.jpg'],
    },
    listPlans: {},
    getPlan: { params: [PLAN] },
    exportPlan: { params: [PLAN] },
    exportPlanMap: { params: [PLAN] },
    createPlan: { body: { name: 'January' } },
    addPlanLine: { params: [PLAN], body: { listingId: EXAMPLE_SPACE, ...days } },
    changePlanLine: { params: [PLAN, LINE], body: days },
    removePlanLine: { params: [PLAN, LINE] },
  }
}

/** Columns may be called what they are called at home, as in a file. */
const NEW_ROWS = [
  { unit_id: 'W-1', name: 'Wall by the ferry', city: 'Seattle, WA', type: 'billboard', price: 900 },
  { unit_id: 'W-2', name: 'Wall by the station', city: 'Tacoma, WA', type: 'billboard', price: 700 },
]

const NEW_CONTRACTS = [
  { unit_id: 'W-1', client: 'Harbor Dental', start_date: '2027-01-04', end_date: '2027-01-31', amount: 1800 },
]

const NEW_SPACE = {
  type: 'billboard',
  title: 'Wall by the ferry',
  description: 'A painted wall that everybody passes who leaves the ferry.',
  price: 900,
  interval: 'month',
  location: 'Seattle, WA',
  address: '1 Pine Street',
  specifications: [{ label: 'Size', value: '10 × 20 ft' }],
  targetMarket: ['families'],
}
