import type { accountRoutes } from './accounts.ts'
import type { listingRoutes } from './listings.ts'

/** Every feature's routes, as types only: the browser's client carries no schema. */
type Features = typeof listingRoutes & typeof accountRoutes

/** Method and path → its route: `Api['GET /api/listings/:id']`. */
export type Api = {
  [Name in keyof Features as `${Features[Name]['method']} ${Features[Name]['path']}`]: Features[Name]
}
export type Endpoint = keyof Api
