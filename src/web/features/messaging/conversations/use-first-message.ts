import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { ApiError, api } from '#web/platform/api.ts'
import { useRequireAccount } from '#web/platform/auth/use-require-account.ts'
import { randomId } from '#web/platform/random-id.ts'
import { checkFirstMessage, type FirstMessageErrors } from './check-first-message.ts'
import { refreshConversations } from './conversation-cache.ts'
import { createDraftStore, EMPTY_DRAFT } from './draft-store.ts'
import { type EnquiryDetails, NO_DETAILS, withDetails } from './enquiry-words.ts'
import { useUploads } from './use-uploads.ts'

type Dates = Pick<EnquiryDetails, 'from' | 'to'>

export type FirstMessage = ReturnType<typeof useFirstMessage>

const GUESTS = { tab: 'register', reason: 'Create an account to send your message' } as const

/** The form that opens a conversation. Its words survive a reload, and so does the id that makes sending it twice harmless. */
export function useFirstMessage(listingId: number, kind: 'message' | 'viewing' | 'call', dates: Dates) {
  const queryClient = useQueryClient()
  const withAccount = useRequireAccount(GUESTS)
  const store = useMemo(() => createDraftStore(`placard.draft.listing.${listingId}`), [listingId])
  const { draft } = useSyncExternalStore(store.subscribe, store.snapshot, () => EMPTY_DRAFT)
  // of times without words
  const [wordlessId, setWordlessId] = useState(randomId)
  const attempt = useRef<{ text: string; clientId: string }>(undefined)
  const [times, setTimes] = useState([''])
  const [name, setName] = useState('')
  const [details, setDetails] = useState<EnquiryDetails>({ ...NO_DETAILS, ...dates })
  const [errors, setErrors] = useState<FirstMessageErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [sentId, setSentId] = useState<number | null>(null)
  const message = draft?.text ?? ''
  const files = draft?.files ?? []
  const uploads = useUploads(files.length, (file) =>
    store.edit((before) => ({ ...before, files: [...before.files, file] })),
  )

  const send = async () => {
    const viewing = { times: times.filter(Boolean).map((time) => new Date(time).toISOString()) }
    const said = {
      message: withDetails(message, { ...(kind === 'message' ? details : NO_DETAILS), name }),
      attachmentIds: files.map(({ id }) => id),
      ...(kind === 'viewing' && { viewing }),
    }
    // what was changed since is another request
    const text = JSON.stringify(said)
    const isChanged = attempt.current !== undefined && attempt.current.text !== text
    const clientId = isChanged ? randomId() : (attempt.current?.clientId ?? draft?.clientId ?? wordlessId)
    attempt.current = { text, clientId }
    const body = { clientId, ...said }
    const params = { id: listingId }
    const made = await withAccount(() => api('POST /api/listings/:id/conversations', { params, body }))
    if (!made) return
    store.edit((before) => ({ ...before, text: '', files: [] }))
    attempt.current = undefined
    setWordlessId(randomId())
    setSentId(made.id)
    refreshConversations(queryClient)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = checkFirstMessage(kind, { hasWords: message.trim() !== '' || files.length > 0, times })
    setErrors(found)
    setFailure(null)
    if (found.message || found.times) return
    setIsSending(true)
    try {
      await send()
    } catch (error) {
      if (error instanceof ApiError) {
        const { message, viewing } = error.fields
        setErrors({ message, times: viewing })
      }
      setFailure((error as Error).message)
    } finally {
      setIsSending(false)
    }
  }
  const setMessage = (text: string) => store.edit((before) => ({ ...before, text }))
  // a file belongs to whom it is uploaded for
  const attach = (chosen: File[]) => void withAccount(() => uploads.add(chosen))
  const detach = (id: string) =>
    store.edit((before) => ({ ...before, files: before.files.filter((file) => file.id !== id) }))
  const reset = () => {
    setSentId(null)
    setTimes([''])
  }
  const words = { message, setMessage, edit: store.edit, files, uploads, attach, detach }
  const editDetails = (part: Partial<EnquiryDetails>) => setDetails((before) => ({ ...before, ...part }))
  const about = { name, setName, details, editDetails }
  return { ...words, ...about, times, setTimes, errors, failure, isSending, sentId, submit, reset }
}
