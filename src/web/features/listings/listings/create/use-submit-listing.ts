import { useRef, useState } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { useRequireAccount } from '#web/platform/auth/use-require-account.ts'
import { randomId } from '#web/platform/random-id.ts'
import { reportError } from '#web/platform/report-error.ts'
import { toast } from '#web/ui/toast.ts'
import type { CheckedValues } from '../form/form-values.ts'
import { describeRefusal } from './describe-refusal.ts'
import type { Draft } from './use-draft.ts'

interface Options {
  /** Held while it is sent: it becomes the listing. */
  draft: Pick<Draft, 'hold' | 'release'>
  onCreated: (listing: Listing) => void
  /** Field → the server's validation message. */
  onRefused: (fields: Record<string, string>) => void
}

/** Submits the form; guests sign in first and continue. Idempotent: the same values sent twice create one listing. */
export function useSubmitListing({ draft, onCreated, onRefused }: Options) {
  const withAccount = useRequireAccount()
  const [isSending, setIsSending] = useState(false)
  const submission = useRef({ key: '', text: '' })

  const send = async (body: CheckedValues): Promise<Listing> => {
    const text = JSON.stringify(body)
    if (submission.current.text !== text) submission.current = { key: randomId(), text }
    setIsSending(true)
    try {
      const headers = { 'idempotency-key': submission.current.key }
      const from = await draft.hold()
      return await api('POST /api/listings', { body: { ...body, ...(from && { draft: from }) }, headers })
    } finally {
      setIsSending(false)
    }
  }

  const submit = async (body: CheckedValues) => {
    // signing in on the way saves no draft of its own
    void draft.hold()
    try {
      const listing = await withAccount(() => send(body))
      if (!listing) return draft.release()
      toast({ title: 'Success', description: 'Your listing has been created successfully.' })
      onCreated(listing)
    } catch (error) {
      draft.release()
      toast({ title: 'Error', description: describeRefusal(error), variant: 'destructive' })
      if (error instanceof ApiError) onRefused(error.fields)
      else reportError(error, 'create-listing')
    }
  }
  return { submit, isSending }
}
