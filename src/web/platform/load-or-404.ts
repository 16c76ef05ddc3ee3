import type { QueryClient, UseSuspenseQueryOptions } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiError } from './api.ts'

/** Loads a page's data. What the API does not know answers 404, with the data that is shown in its place loaded too. */
export async function loadOr404<T>(
  queryClient: QueryClient,
  wanted: Loadable<T>,
  instead?: Loadable<T>,
): Promise<T> {
  try {
    return await load(queryClient, wanted)
  } catch (error) {
    if (!(error instanceof ApiError) || ![400, 404].includes(error.status)) throw error
    if (instead) await load(queryClient, instead)
    throw notFound()
  }
}

// the key's type differs from query to query and matters to none of them
// biome-ignore lint/suspicious/noExplicitAny: as above
type Loadable<T> = UseSuspenseQueryOptions<T, Error, T, any>

function load<T>(queryClient: QueryClient, options: Loadable<T>): Promise<T> {
  const { queryKey, queryFn } = options
  return queryClient.query({ queryKey, queryFn: queryFn!, staleTime: 'static' }) as Promise<T>
}
