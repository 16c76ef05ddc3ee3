import { NewListing } from './listing-form.ts'
import { Listing } from './listings.ts'
import { defineRoutes } from './route.ts'

export const sellingRoutes = defineRoutes({
  createListing: {
    method: 'POST',
    path: '/api/listings',
    summary:
      'List a space; it waits for review. The same Idempotency-Key header answers the listing made the first time.',
    needsAccount: true,
    body: NewListing,
    output: Listing,
    status: 201,
  },
})
