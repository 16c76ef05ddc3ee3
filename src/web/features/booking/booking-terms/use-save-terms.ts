import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BookingTermsInput, OwnBookingTerms } from '#contract/booking/booking-terms.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { reportError } from '#web/platform/report-error.ts'
import { toast } from '#web/ui/toast.ts'
import type { Problems } from './check-terms.ts'
import { bookingTermsQuery } from './queries.ts'
import { type TermsForm, toForm } from './terms-form.ts'

const NO_ANSWER = 'No answer came. Check your connection and try again.'

/** The form, the version it began from, and what became of saving it. */
export function useSaveTerms(id: string, stored: OwnBookingTerms) {
  const queryClient = useQueryClient()
  const [base, setBase] = useState(stored)
  const [form, setForm] = useState(() => toForm(stored))
  const [problems, setProblems] = useState<Problems>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [newer, setNewer] = useState<OwnBookingTerms | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const params = { id }

  const startFrom = (terms: OwnBookingTerms) => {
    queryClient.setQueryData(bookingTermsQuery(id).queryKey, terms)
    setBase(terms)
    setForm(toForm(terms))
    setNewer(null)
  }
  const send = async (input: BookingTermsInput) => {
    const body = { ...input, updatedAt: base.updatedAt }
    startFrom(await api('PUT /api/my/listings/:id/booking-terms', { params, body }))
    void queryClient.invalidateQueries({ queryKey: ['own-calendar', id] })
    toast({ title: 'Your booking terms are saved' })
  }
  /** A conflict is another version, or less capacity than is sold, which its text says. */
  const show = async (error: unknown) => {
    if (!(error instanceof ApiError)) {
      reportError(error, 'form')
      return setFailure(NO_ANSWER)
    }
    const current =
      error.status === 409
        ? await api('GET /api/my/listings/:id/booking-terms', { params }).catch(() => null)
        : null
    if (current && current.updatedAt !== base.updatedAt) return setNewer(current)
    setProblems(error.fields)
    setFailure(error.message)
  }
  /** @returns whether it is stored now */
  const save = async (): Promise<boolean> => {
    setProblems({})
    setFailure(null)
    setIsSaving(true)
    try {
      // the checks weigh more than the form
      const { checkTerms } = await import('./check-terms.ts')
      const checked = checkTerms(form)
      if ('input' in checked) await send(checked.input)
      else setProblems(checked.problems)
      return 'input' in checked
    } catch (error) {
      await show(error)
      return false
    } finally {
      setIsSaving(false)
    }
  }
  return {
    ...{ form, problems, failure, newer, isSaving, save },
    isChanged: JSON.stringify(form) !== JSON.stringify(toForm(base)),
    change: (part: Partial<TermsForm>) => setForm((before) => ({ ...before, ...part })),
    /** Keeps what is typed and saves it over the newer version. */
    keepMine: () => {
      if (newer) setBase(newer)
      setNewer(null)
    },
    takeTheirs: () => newer && startFrom(newer),
  }
}
