import { createContext, use } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import type { Problems } from './check-terms.ts'
import type { TermsForm } from './terms-form.ts'

/** What the form needs to know of the space. */
export type TermsListing = Pick<Listing, 'title' | 'adType' | 'price' | 'interval' | 'specs'>

interface Terms {
  form: TermsForm
  problems: Problems
  listing: TermsListing
  change: (part: Partial<TermsForm>) => void
}

export const TermsContext = createContext<Terms | null>(null)

/** The form of the screen. @throws outside of it */
export function useTerms(): Terms {
  const terms = use(TermsContext)
  if (!terms) throw new Error('There is no form of booking terms around this')
  return terms
}

/** A list with one item changed, or without it where nothing is given. */
export function replaceAt<T>(list: readonly T[], at: number, item?: T): T[] {
  return list.flatMap((one, i) => (i === at ? (item === undefined ? [] : [item]) : [one]))
}
