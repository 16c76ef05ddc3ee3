import type { allRoutes } from './index.ts'

/** Every feature's routes, as types only: keeps schemas out of the browser bundle. */
type Routes = typeof allRoutes

/** Method and path → its route: `Api['GET /api/listings/:id']`. */
export type Api = {
  [Name in keyof Routes as `${Routes[Name]['method']} ${Routes[Name]['path']}`]: Routes[Name]
}
export type Endpoint = keyof Api
