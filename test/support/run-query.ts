import { type InfiniteData, QueryClient } from '@tanstack/react-query'
import { withPageApi } from './page-api.ts'

interface Query {
  queryKey: readonly unknown[]
}

/** Runs a query of a page. @returns what it read, and what it asked for */
export async function runQuery(query: Query, answers: Record<string, unknown>) {
  return withPageApi(answers, async (calls) => {
    const data = await client().fetchQuery({ ...(query as object), retry: false } as never)
    return { data: data as never, calls }
  })
}

/** Runs the first pages of a list. @returns its pages, and what it asked for */
export async function runPages(query: Query, answers: Record<string, unknown>, pages = 1) {
  return withPageApi(answers, async (calls) => {
    const given = { ...(query as object), retry: false, pages }
    const data: InfiniteData<unknown> = await client().fetchInfiniteQuery(given as never)
    return { data: data as InfiniteData<never>, calls }
  })
}

/** One page of a list, with what its headers say. */
export function listAnswer(
  rows: unknown[],
  { total, next }: { total?: number; next?: string } = {},
): Response {
  const headers = new Headers()
  if (total !== undefined) headers.set('x-total-count', String(total))
  if (next) headers.set('link', `<${next}>; rel="next"`)
  return Response.json(rows, { headers })
}

const client = () => new QueryClient({ defaultOptions: { queries: { gcTime: 0 } } })
