import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useMemo, useState, useSyncExternalStore } from 'react'
import { ApiError, api } from '#web/platform/api.ts'
import { meQuery } from '#web/platform/auth/me-query.ts'
import { useRequireAccount } from '#web/platform/auth/use-require-account.ts'
import { randomId } from '#web/platform/random-id.ts'
import { refreshConversations } from './conversation-cache.ts'
import { createDraftStore, EMPTY_DRAFT } from './draft-store.ts'
import { type EnquiryDetails, withDetails } from './enquiry-words.ts'
import { useUploads } from './use-uploads.ts'

type Errors = { message?: string | undefined; times?: string | undefined; name?: string | undefined }

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
  const [times, setTimes] = useState([''])
  const [name, setName] = useState('')
  const [details, setDetails] = useState<EnquiryDetails>({ ...dates, budget: '', artwork: '' })
  const [errors, setErrors] = useState<Errors>({})
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
    const body = {
      clientId: draft?.clientId ?? wordlessId,
      message: kind === 'message' ? withDetails(message, details) : message.trim(),
      attachmentIds: files.map(({ id }) => id),
      ...(kind === 'viewing' && { viewing }),
    }
    const params = { id: listingId }
    const made = await withAccount(async (user) => {
      if (name.trim() && !user.name) await api('PATCH /api/account', { body: { name: name.trim() } })
      return api('POST /api/listings/:id/conversations', { params, body })
    })
    if (!made) return
    if (name.trim()) void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    store.edit((before) => ({ ...before, text: '', files: [] }))
    setWordlessId(randomId())
    setSentId(made.id)
    refreshConversations(queryClient)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = check(kind, { hasWords: message.trim() !== '' || files.length > 0, times })
    setErrors(found)
    setFailure(null)
    if (found.message || found.times) return
    setIsSending(true)
    try {
      await send()
    } catch (error) {
      if (error instanceof ApiError) {
        const { message, viewing, name } = error.fields
        setErrors({ message, times: viewing, name })
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

function check(kind: string, { hasWords, times }: { hasWords: boolean; times: string[] }): Errors {
  if (kind !== 'viewing') return hasWords ? {} : { message: 'Please write a message' }
  const given = times.filter(Boolean)
  if (given.length === 0) return { times: 'Propose at least one time' }
  const isPast = given.some((time) => new Date(time) <= new Date())
  return isPast ? { times: 'Please propose times that are still to come' } : {}
}
