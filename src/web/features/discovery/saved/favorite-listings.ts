import { infiniteQueryOptions } from '@tanstack/react-query'
import { PAGE_SIZE } from '#domain/limits.ts'
import { api } from '#web/platform/api.ts'

/** The marked spaces in the order of their ids; those not on the market are left out of `listings`, and `asked` counts them. */
export function favoriteListingsQuery(ids: readonly number[]) {
  return infiniteQueryOptions({
    queryKey: ['saved', 'listings', ids] as const,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => {
      const some = ids.slice(pageParam, pageParam + PAGE_SIZE)
      const listings = await api('GET /api/favorites/listings', { query: { ids: some.join() }, signal })
      return { listings, asked: some.length, next: pageParam + PAGE_SIZE }
    },
    getNextPageParam: ({ next }) => (next < ids.length ? next : undefined),
  })
}
