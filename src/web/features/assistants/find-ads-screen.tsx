import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import type { Criteria } from '#contract/assistants.ts'
import { ApiError } from '#web/platform/api.ts'
import { BuyerForm } from './buyer-form.tsx'
import {
  type BuyerFormValues,
  buyerFormResolver,
  EMPTY_BUYER_FORM,
  toFormValues,
} from './buyer-form-values.ts'
import { BuyerResults } from './buyer-results.tsx'
import { useBuyerSearch } from './use-buyer-search.ts'

/** What is wanted on the left, what fits on the right. */
export function FindAdsScreen() {
  const form = useForm<BuyerFormValues>({ resolver: buyerFormResolver, defaultValues: EMPTY_BUYER_FORM })
  const search = useBuyerSearch()
  const results = useRef<HTMLElement>(null)
  const { submittedAt, isPending } = search

  useEffect(() => {
    // on a phone the results lie below the form; a reader hears them named
    if (submittedAt > 0 && !isPending) results.current?.focus()
  }, [submittedAt, isPending])

  const refuse = (error: Error) => {
    if (!(error instanceof ApiError)) return
    for (const [name, message] of Object.entries(error.fields))
      if (name in form.getValues()) form.setError(name as keyof BuyerFormValues, { message })
  }
  const submit = form.handleSubmit((values) => {
    const isPlaceUntouched = !form.formState.dirtyFields.location
    search.mutate(
      { form: values, isPlaceUntouched },
      {
        onError: refuse,
        onSuccess: ({ criteria }) => {
          if (isPlaceUntouched && values.query && criteria?.place)
            form.setValue('location', criteria.place, { shouldDirty: true })
        },
      },
    )
  })
  const correct = (criteria: Criteria) => {
    const values = { ...form.getValues(), ...toFormValues(criteria) }
    form.reset(values, { keepDefaultValues: true })
    search.mutate({ form: values, isPlaceUntouched: false, criteria }, { onError: refuse })
  }

  return (
    <div className="mx-auto max-w-[1400px] px-4 py-8 md:px-6 md:py-10">
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
      <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[360px_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-20 lg:self-start">
          <FormProvider {...form}>
            <BuyerForm onSubmit={submit} isPending={isPending} />
          </FormProvider>
        </div>
        <section
          ref={results}
          tabIndex={-1}
          aria-label="Results"
          aria-busy={isPending}
          className="min-w-0 scroll-mt-20 outline-none"
        >
          <BuyerResults search={search} onCorrect={correct} onEdit={(field) => form.setFocus(field)} />
        </section>
      </div>
    </div>
  )
}
