import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { Conversation, Message } from '#contract/messaging/conversations.ts'
import { isQuickText, QUICK_ANSWERS, type QuickAnswer } from '#domain/messaging/quick-answers.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { putMessage, refreshLists } from './conversation-cache.ts'
import { createDraftStore, type Draft, EMPTY_DRAFT } from './draft-store.ts'

export interface UnsentMessage extends Draft {
  isSending: boolean
  /** Why the server refused it; empty when no answer came. */
  error: string
}

export interface SendState {
  draft: Draft | null
  unsent: UnsentMessage[]
  edit: (change: (draft: Draft) => Draft) => void
  /** Puts a quick answer into the composer; what is being written stays. */
  fill: (answer: QuickAnswer) => void
  /** Sends the draft. @returns whether there was something to send */
  submit: () => boolean
  retry: (clientId: string) => void
  drop: (clientId: string) => void
}

type SendingProps = {
  conversation: Conversation
  userId: number
  messages: readonly Message[]
  /** In the composer from the start: of a mail, or chosen without scripts. */
  answer: QuickAnswer | undefined
}

/** The draft of a conversation and its way to the server. What is not acknowledged is kept, with its id, and can be sent again. */
export function useSending({ conversation: { id }, userId, messages, answer }: SendingProps): SendState {
  const key = `placard.draft.${userId}.${id}`
  const store = useMemo(() => createDraftStore(key), [key])
  const drawn = useMemo(() => (answer ? { draft: toDraft(answer), unsent: [] } : EMPTY_DRAFT), [answer])
  const { draft, unsent } = useSyncExternalStore(store.subscribe, store.snapshot, () => drawn)
  const delivery = useDelivery(id, store.drop)
  const fill = useCallback(
    (chosen: QuickAnswer) => {
      const { text } = QUICK_ANSWERS[chosen]
      store.edit((one) => (one.text.trim() === '' || isQuickText(one.text) ? { ...one, text } : one))
    },
    [store],
  )
  useEffect(() => {
    if (answer) fill(answer)
  }, [answer, fill])
  // sent by another tab, or acknowledged by an answer that was lost
  useEffect(() => {
    const arrived = new Set(messages.map(({ clientId }) => clientId))
    for (const { clientId } of unsent) if (arrived.has(clientId)) store.drop(clientId)
  }, [messages, unsent, store])
  return {
    draft,
    unsent: unsent.map((one) => ({ ...one, ...delivery.stateOf(one.clientId) })),
    edit: store.edit,
    fill,
    submit: () => {
      const sent = store.send()
      if (sent) delivery.start(sent)
      return sent !== null
    },
    retry: (clientId) => {
      const again = unsent.find((one) => one.clientId === clientId)
      if (again) delivery.start(again)
    },
    drop: store.drop,
  }
}

/** As the server draws it. */
function toDraft(answer: QuickAnswer): Draft {
  return { clientId: '', text: QUICK_ANSWERS[answer].text, files: [] }
}

/** One at a time: messages arrive in the order in which they were written. */
function useDelivery(id: number, onDelivered: (clientId: string) => void) {
  const queryClient = useQueryClient()
  const queue = useRef(Promise.resolve())
  const [running, setRunning] = useState<readonly string[]>([])
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const deliver = async ({ clientId, text, files }: Draft) => {
    const body = { clientId, message: text, attachmentIds: files.map((file) => file.id) }
    try {
      const message = await api('POST /api/conversations/:id/messages', { params: { id }, body })
      putMessage(queryClient, id, message)
      refreshLists(queryClient)
      onDelivered(clientId)
    } catch (error) {
      const reason = error instanceof ApiError && error.status > 0 ? error.message : ''
      setErrors((all) => ({ ...all, [clientId]: reason }))
    } finally {
      setRunning((all) => all.filter((one) => one !== clientId))
    }
  }
  const start = (draft: Draft) => {
    setRunning((all) => [...all, draft.clientId])
    queue.current = queue.current.then(() => deliver(draft))
  }
  const stateOf = (clientId: string) => ({
    isSending: running.includes(clientId),
    error: errors[clientId] ?? '',
  })
  return { start, stateOf }
}
