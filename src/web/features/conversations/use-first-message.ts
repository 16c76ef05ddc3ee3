import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { ApiError, api } from '#web/platform/api.ts'
import { useRequireAccount } from '#web/platform/auth/use-require-account.ts'
import { randomId } from '#web/platform/random-id.ts'
import { refreshConversations } from './conversation-cache.ts'
import { createDraftStore, NOTHING_KEPT } from './draft-store.ts'

type Errors = { message?: string | undefined; times?: string | undefined }

export type FirstMessage = ReturnType<typeof useFirstMessage>

/** The form that opens a conversation. Its words survive a reload, and so does the id that makes sending it twice harmless. */
export function useFirstMessage(listingId: number, kind: 'message' | 'viewing' | 'call') {
  const queryClient = useQueryClient()
  const withAccount = useRequireAccount()
  const store = useMemo(() => createDraftStore(`placard.draft.listing.${listingId}`), [listingId])
  const { draft } = useSyncExternalStore(store.subscribe, store.snapshot, () => NOTHING_KEPT)
  // of times without words
  const [wordlessId, setWordlessId] = useState(randomId)
  const [times, setTimes] = useState([''])
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [sentId, setSentId] = useState<number | null>(null)
  const message = draft?.text ?? ''

  const send = async () => {
    const viewing = { times: times.filter(Boolean).map((time) => new Date(time).toISOString()) }
    const body = {
      clientId: draft?.clientId ?? wordlessId,
      message: message.trim(),
      ...(kind === 'viewing' && { viewing }),
    }
    const params = { id: listingId }
    const made = await withAccount(() => api('POST /api/listings/:id/conversations', { params, body }))
    if (!made) return
    store.edit((before) => ({ ...before, text: '' }))
    setWordlessId(randomId())
    setSentId(made.id)
    refreshConversations(queryClient)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = check(kind, message, times)
    setErrors(found)
    setFailure(null)
    if (found.message || found.times) return
    setIsSending(true)
    try {
      await send()
    } catch (error) {
      if (error instanceof ApiError) setErrors({ message: error.fields.message, times: error.fields.viewing })
      setFailure((error as Error).message)
    } finally {
      setIsSending(false)
    }
  }
  const setMessage = (text: string) => store.edit((before) => ({ ...before, text }))
  const reset = () => {
    setSentId(null)
    setTimes([''])
  }
  return {
    message,
    setMessage,
    edit: store.edit,
    times,
    setTimes,
    errors,
    failure,
    isSending,
    sentId,
    submit,
    reset,
  }
}

function check(kind: string, message: string, times: string[]): Errors {
  if (kind !== 'viewing') return message.trim() === '' ? { message: 'Please write a message' } : {}
  const given = times.filter(Boolean)
  if (given.length === 0) return { times: 'Propose at least one time' }
  const isPast = given.some((time) => new Date(time) <= new Date())
  return isPast ? { times: 'Please propose times that are still to come' } : {}
}
