import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Criteria } from '#contract/discovery/assistants.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { reportError } from '#web/platform/report-error.ts'
import { busyWords } from './busy-words.ts'
import { toBuyerBody } from './buyer-request.ts'
import { type FindAdsSearch, hasRequest, isPlaceAssumed, readCriteria, toForm } from './find-ads-search.ts'

type Body = ReturnType<typeof toBuyerBody> & { criteria?: Criteria }
/** `isPlaceAssumed`: the words name no place, and it is the one that the form starts with. */
export type BuyerAnswer = Awaited<ReturnType<typeof post>> & { isPlaceAssumed?: true }

const post = (body: Body) => api('POST /api/ai/buyer', { body })

/** The answer to the request in the address: kept, so that Back shows it at once. */
export function buyerQuery(search: FindAdsSearch) {
  return queryOptions({
    queryKey: ['buyer-search', search] as const,
    queryFn: () => searchAsBuyer(search),
    retry: false,
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
  })
}

const KEPT_MS = 10 * 60_000

/** Asks the buyer's assistant; exposes its answer or the error. */
export function useBuyerSearch(search: FindAdsSearch) {
  return useQuery({ ...buyerQuery(search), enabled: hasRequest(search) })
}

async function searchAsBuyer(search: FindAdsSearch): Promise<BuyerAnswer> {
  const body = toBuyerBody(toForm(search))
  try {
    const criteria = readCriteria(search.criteria)
    if (criteria) return await post({ ...body, criteria })
    if (!isPlaceAssumed(search)) return await post(body)
    const said = await post({ ...body, location: undefined })
    return said.criteria.place ? said : { ...(await post(body)), isPlaceAssumed: true }
  } catch (error) {
    reportError(toReport(error), 'buyer search')
    throw error
  }
}

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.status > 0

function toReport(error: unknown): unknown {
  return isRefusal(error) ? new Error(`Server error: ${error.status}`, { cause: error }) : error
}

const THROWN = ['An error occurred while searching. Please try again.']
const REFUSED = [
  'Sorry, we encountered an error while searching.',
  'Please try again with different criteria.',
  'If the problem persists, our team has been notified.',
]

/** The error message: the API's refusal, that it is busy, or that there was no response. */
export function toFailureWords(error: unknown): readonly string[] {
  const busy = busyWords(error)
  if (busy !== null) return [...REFUSED.slice(0, 1), busy]
  return isRefusal(error) ? REFUSED : THROWN
}
