import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import type { Criteria } from '#contract/discovery/assistants.ts'
import { writePlaces } from '#domain/discovery/criteria.ts'
import { ApiError } from '#web/platform/api.ts'
import { setFieldErrors } from '#web/platform/form-refusal.ts'
import { BuyerForm } from './buyer-form.tsx'
import { buyerFormResolver, toFormValues } from './buyer-form-values.ts'
import { type BuyerFormValues, EMPTY_BUYER_FORM } from './buyer-request.ts'
import { BuyerResults, RESULTS_TITLE_ID } from './buyer-results.tsx'
import { withoutWords } from './criteria-chips.ts'
import {
  type FindAdsSearch,
  isPlaceAssumed,
  readCriteria,
  toFindAdsSearch,
  toForm,
} from './find-ads-search.ts'
import type { MapSearch } from './to-map-search.ts'
import { useBuyerSearch } from './use-buyer-search.ts'

interface FindAdsScreenProps {
  /** The request in the address. */
  asked: FindAdsSearch
  /** Writes a request into the address. */
  onAsk: (next: FindAdsSearch) => void
  /** The control that saves a search, composed by the route. */
  renderSave?: (search: MapSearch) => ReactNode
}

/** Criteria on the left, matches on the right; the address holds the request, so that Back, a reload and a copy show it. */
export function FindAdsScreen({ asked, onAsk, renderSave }: FindAdsScreenProps) {
  const form = useForm<BuyerFormValues>({ resolver: buyerFormResolver, defaultValues: toForm(asked) })
  const search = useBuyerSearch(asked)
  const { results, showNext } = useShownResults(search)
  const assumedPlace = useFormOfAddress(form, asked, search)

  const ask = (next: FindAdsSearch) => {
    showNext()
    if (JSON.stringify(next) === JSON.stringify(asked)) void search.refetch()
    else onAsk(next)
  }
  const isAssumed = (values: BuyerFormValues) => values.location === assumedPlace.current
  const submit = form.handleSubmit((values) => ask(toFindAdsSearch(values, { isAssumed: isAssumed(values) })))
  const correct = (criteria: Criteria) =>
    ask(toFindAdsSearch({ ...form.getValues(), ...toFormValues(criteria) }, { isAssumed: false, criteria }))
  const dropWords = (text: string) => {
    const values = form.getValues()
    const criteria = readCriteria(asked.criteria)
    const next = { ...values, query: withoutWords(values.query, text) }
    ask(toFindAdsSearch(next, { isAssumed: isAssumed(values), ...(criteria && { criteria }) }))
  }

  return (
    <div className="mx-auto max-w-[1400px] px-4 py-8 md:px-6 md:py-10">
      <Intro />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[360px_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-20 lg:self-start">
          <FormProvider {...form}>
            <BuyerForm onSubmit={submit} isPending={search.isFetching} />
          </FormProvider>
        </div>
        <section
          ref={results}
          tabIndex={-1}
          aria-label="Results"
          aria-describedby={RESULTS_TITLE_ID}
          aria-busy={search.isFetching}
          className="min-w-0 scroll-mt-20 outline-none"
        >
          <BuyerResults
            search={search}
            onCorrect={correct}
            onDropWords={dropWords}
            onEdit={(field) => form.setFocus(field)}
            renderSave={renderSave}
          />
        </section>
      </div>
    </div>
  )
}

/** The form follows the address, and the answer names the place and the fields that were refused. */
function useFormOfAddress(
  form: UseFormReturn<BuyerFormValues>,
  asked: FindAdsSearch,
  { data, error }: ReturnType<typeof useBuyerSearch>,
) {
  // the form's place is a default that nobody typed: a place in the text overrides it
  const assumedPlace = useRef(EMPTY_BUYER_FORM.location)
  const address = JSON.stringify(asked)
  const shown = useRef(address)
  useEffect(() => {
    if (shown.current === address) return
    shown.current = address
    form.reset(toForm(asked))
  }, [form, asked, address])
  const place = data?.criteria && writePlaces(data.criteria)
  useEffect(() => {
    const isAssumed = isPlaceAssumed(asked)
    assumedPlace.current = isAssumed && place ? place : EMPTY_BUYER_FORM.location
    if (isAssumed && place) form.setValue('location', place)
  }, [form, asked, place])
  useEffect(() => {
    if (error instanceof ApiError) setFieldErrors(error.fields, form, { shouldFocus: false })
  }, [form, error])
  return assumedPlace
}

/**
 * Moves focus to the results of what was just asked for: screen readers announce the count, and on a phone they are below
 * the form. A reload or Back moves nothing.
 */
function useShownResults({ isFetching, dataUpdatedAt, errorUpdatedAt }: ReturnType<typeof useBuyerSearch>) {
  const results = useRef<HTMLElement>(null)
  const isNext = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every answer
  useEffect(() => {
    const section = results.current
    if (!section || !isNext.current || isFetching) return
    isNext.current = false
    section.focus({ preventScroll: true })
    const { top } = section.getBoundingClientRect()
    if (top < 0 || top > innerHeight / 2) section.scrollIntoView()
  }, [dataUpdatedAt, errorUpdatedAt, isFetching])
  const showNext = () => {
    isNext.current = true
  }
  return { results, showNext }
}

function Intro() {
  return (
    <header className="mb-6 flex max-w-2xl flex-col gap-2">
      <h1 className="text-3xl md:text-4xl">Find Ad Opportunities</h1>
      <p className="text-lg text-ink-soft">
        Say what you need in your own words, in the fields, or both. Each match shows its score and why it
        fits.
      </p>
      <p className="flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem]">
        <Link to="/how-it-works" className="link touch-target">
          See how it works
        </Link>
        <Link to="/" className="link touch-target">
          Search on the map
        </Link>
      </p>
    </header>
  )
}
