import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query'
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

/** The options of a query for `T`. The type of its key differs from query to query and matters to none of them. */
interface Loadable<T> {
  queryKey: QueryKey
  queryFn?: ((context: never) => T | Promise<T>) | symbol
}

function load<T>(queryClient: QueryClient, { queryKey, queryFn }: Loadable<T>): Promise<T> {
  return queryClient.query({ queryKey, queryFn: queryFn as QueryFunction<T>, staleTime: 'static' })
}
