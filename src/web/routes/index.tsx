import { createFileRoute } from '@tanstack/react-router'
import { api } from '../platform/api.ts'

export const Route = createFileRoute('/')({
  loader: () => api('GET /api/listings', { query: { limit: '24' } }),
  component: HomePage,
})

function HomePage() {
  const listings = Route.useLoaderData()
  return (
    <>
      <h1>Find the Perfect Local Advertising Space</h1>
      <ul>
        {listings.map((listing) => (
          <li key={listing.id}>{listing.title}</li>
        ))}
      </ul>
    </>
  )
}
