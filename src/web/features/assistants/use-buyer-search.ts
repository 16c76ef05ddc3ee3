import { useMutation } from '@tanstack/react-query'
import type { Criteria } from '#contract/assistants.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { reportError } from '#web/platform/report-error.ts'
import { type BuyerFormValues, toBuyerBody } from './buyer-form-values.ts'

type Body = ReturnType<typeof toBuyerBody> & { criteria?: Criteria }
export type BuyerAnswer = Awaited<ReturnType<typeof post>>

const post = (body: Body) => api('POST /api/ai/buyer', { body })

interface BuyerSearch {
  form: BuyerFormValues
  /** The form's place is only a default, so a place in the text overrides it. */
  isPlaceAssumed: boolean
  /** The previously understood criteria, corrected by the user. */
  criteria?: Criteria
}

/** Queries the buyer's assistant; exposes its answer or the error. */
export function useBuyerSearch() {
  return useMutation({
    mutationFn: searchAsBuyer,
    onError: (error) => reportError(toReport(error), 'buyer search'),
  })
}

async function searchAsBuyer({ form, isPlaceAssumed, criteria }: BuyerSearch): Promise<BuyerAnswer> {
  const body = toBuyerBody(form)
  if (criteria) return post({ ...body, criteria })
  if (!isPlaceAssumed || !body.query) return post(body)
  const said = await post({ ...body, location: undefined })
  return said.criteria.place ? said : post(body)
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

/** The error message: the API's refusal, or that there was no response. */
export function toFailureWords(error: unknown): readonly string[] {
  return isRefusal(error) ? REFUSED : THROWN
}
