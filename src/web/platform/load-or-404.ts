import type { QueryClient, QueryFunction, QueryKey } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import { ApiError } from './api.ts'

/** Loads a page's data. When the API answers not found, responds 404 with the data of the fallback page loaded too. */
export async function loadOr404<T>(
  queryClient: QueryClient,
  wanted: Loadable<T>,
  instead?: Loadable<T>,
): Promise<T> {
  try {
    return await load(queryClient, wanted)
  } catch (error) {
    if (!isMissing(error)) throw error
    if (instead) await load(queryClient, instead)
    throw notFound()
  }
}

/** Waits for a page's data; where the API answers not found, so does the page. */
export async function orNotFound<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isMissing(error) ? notFound() : error
  }
}

/** As `orNotFound`. @returns what the page says where the API refuses it as things stand (409); null: it is loaded */
export async function orRefusal(work: Promise<unknown>): Promise<string | null> {
  try {
    await orNotFound(work)
    return null
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return error.message
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.status)
}

/** Query options for data `T`, whatever the type of the key, which differs per query and is irrelevant here. */
interface Loadable<T> {
  queryKey: QueryKey
  queryFn?: ((context: never) => T | Promise<T>) | symbol
}

function load<T>(queryClient: QueryClient, { queryKey, queryFn }: Loadable<T>): Promise<T> {
  return queryClient.query({ queryKey, queryFn: queryFn as QueryFunction<T>, staleTime: 'static' })
}
