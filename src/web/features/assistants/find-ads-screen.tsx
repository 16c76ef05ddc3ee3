import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Criteria } from '#contract/assistants.ts'
import { ApiError } from '#web/platform/api.ts'
import { setFieldErrors } from '#web/platform/form-refusal.ts'
import { BuyerForm } from './buyer-form.tsx'
import {
  type BuyerFormValues,
  buyerFormResolver,
  EMPTY_BUYER_FORM,
  toFormValues,
} from './buyer-form-values.ts'
import { BuyerResults, RESULTS_TITLE_ID } from './buyer-results.tsx'
import type { MapSearch } from './to-map-search.ts'
import { type BuyerAnswer, useBuyerSearch } from './use-buyer-search.ts'

interface FindAdsScreenProps {
  /** The control that saves a search, composed by the route. */
  renderSave?: (search: MapSearch) => ReactNode
}

/** Criteria on the left, matches on the right. */
export function FindAdsScreen({ renderSave }: FindAdsScreenProps) {
  const form = useForm<BuyerFormValues>({ resolver: buyerFormResolver, defaultValues: EMPTY_BUYER_FORM })
  const search = useBuyerSearch()
  const results = useShownResults(search)
  // the form's place is a default that nobody typed: a place in the text overrides it
  const assumedPlace = useRef(EMPTY_BUYER_FORM.location)

  const refuse = (error: Error) => {
    if (error instanceof ApiError) setFieldErrors(error.fields, form, { shouldFocus: false })
  }
  const submit = form.handleSubmit((values) => {
    const isPlaceAssumed = values.location === assumedPlace.current
    const showPlace = ({ criteria }: BuyerAnswer) => {
      if (!isPlaceAssumed || !values.query || !criteria?.place) return
      assumedPlace.current = criteria.place
      form.setValue('location', criteria.place)
    }
    search.mutate({ form: values, isPlaceAssumed }, { onError: refuse, onSuccess: showPlace })
  })
  const correct = (criteria: Criteria) => {
    const values = { ...form.getValues(), ...toFormValues(criteria) }
    form.reset(values)
    search.mutate({ form: values, isPlaceAssumed: false, criteria }, { onError: refuse })
  }

  return (
    <div className="mx-auto max-w-[1400px] px-4 py-8 md:px-6 md:py-10">
      <Intro />
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[360px_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-20 lg:self-start">
          <FormProvider {...form}>
            <BuyerForm onSubmit={submit} isPending={search.isPending} />
          </FormProvider>
        </div>
        <section
          ref={results}
          tabIndex={-1}
          aria-label="Results"
          aria-describedby={RESULTS_TITLE_ID}
          aria-busy={search.isPending}
          className="min-w-0 scroll-mt-20 outline-none"
        >
          <BuyerResults
            search={search}
            onCorrect={correct}
            onEdit={(field) => form.setFocus(field)}
            renderSave={renderSave}
          />
        </section>
      </div>
    </div>
  )
}

/**
 * Moves focus to the results once loaded: screen readers announce the count, and on a phone they are below the form.
 */
function useShownResults({ submittedAt, isPending }: ReturnType<typeof useBuyerSearch>) {
  const results = useRef<HTMLElement>(null)
  useEffect(() => {
    const section = results.current
    if (!section || submittedAt === 0 || isPending) return
    section.focus({ preventScroll: true })
    const { top } = section.getBoundingClientRect()
    if (top < 0 || top > innerHeight / 2) section.scrollIntoView()
  }, [submittedAt, isPending])
  return results
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
