import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Conversation, Message } from '#contract/messaging/conversations.ts'
import type { QuickAnswer } from '#domain/messaging/quick-answers.ts'
import { required } from '#domain/required.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Composer } from './composer.tsx'
import type { InboxFilter } from './inbox-filter.ts'
import { MessageList, type OlderMessages } from './message-list.tsx'
import { threadQuery } from './queries.ts'
import { SpacePanel } from './space-panel.tsx'
import { type OpenDialog, ThreadDialogs } from './thread-dialogs.tsx'
import { ThreadHead } from './thread-head.tsx'
import { isWaitedFor, messagesOf } from './thread-messages.ts'
import type { ThreadSlots } from './thread-slots.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useSending } from './use-sending.ts'

type ThreadScreenProps = ThreadSlots & {
  id: string
  /** Shows messages before this number: pages without JavaScript. */
  before?: number | undefined
  filter: InboxFilter
  /** For an empty composer: a one-tap answer of a mail. */
  answer?: QuickAnswer | undefined
  /** Id of the message that a page without scripts sends. */
  formId: string
  userId: number
  now: Date
}

/** One conversation: its head, messages, composer, and what belongs to it at the side. */
export function ThreadScreen({ id, before, ...props }: ThreadScreenProps) {
  const query = useInfiniteQuery(threadQuery(id, before ?? null))
  if (query.isError && !query.data)
    return <ErrorState headingLevel={1} title={query.error.message} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingState label="Loading conversation..." />
  const [latest] = query.data.pages
  return (
    <Thread
      key={id}
      conversation={required(latest)}
      messages={messagesOf(query.data)}
      isPast={before !== undefined}
      older={{
        before: query.data.pages.at(-1)?.olderBefore ?? null,
        isLoading: query.isFetchingNextPage,
        load: () => void query.fetchNextPage(),
      }}
      {...props}
    />
  )
}

type ThreadProps = Omit<ThreadScreenProps, 'id' | 'before'> & {
  conversation: Conversation
  messages: Message[]
  /** Not the latest messages. */
  isPast: boolean
  older: OlderMessages
}

function Thread(props: ThreadProps) {
  const { conversation, messages, isPast, older, filter, answer, formId, userId, now, ...slots } = props
  const { id } = conversation
  const heading = useRef<HTMLHeadingElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [readSeq] = useState(conversation.readSeq)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const sending = useSending({ conversation, userId, messages, answer })
  const section = useRef<HTMLElement>(null)
  const ask = (words: string) => {
    sending.edit((draft) => ({ ...draft, text: [draft.text.trim(), words].filter(Boolean).join('\n\n') }))
    section.current?.querySelector('textarea')?.focus()
  }
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useMarkRead(scroller, conversation, messages)
  return (
    <section
      ref={section}
      aria-labelledby="thread-title"
      className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_minmax(0,1fr)_auto] xl:grid-cols-[minmax(0,1fr)_20rem] xl:grid-rows-[auto_minmax(0,1fr)_auto]"
    >
      <ThreadHead ref={heading} {...{ conversation, filter, now }} onDialog={setDialog} />
      <SpacePanel conversation={conversation} ask={ask} {...slots} />
      <MessageList
        ref={scroller}
        {...{ conversation, messages, readSeq, older, filter, now, sending }}
        onReport={(seq) => setDialog({ kind: 'report', seq })}
      />
      {isPast ? (
        <p className="border-t border-rule p-4 text-center">
          <Link to="/inbox/$id" params={{ id: String(id) }} search={filter} className="link">
            Show the latest messages
          </Link>
        </p>
      ) : (
        <Composer
          {...{ conversation, sending, filter, formId }}
          isWaitedFor={isWaitedFor(conversation, messages)}
          onLeave={() => heading.current?.focus()}
          onUnblock={() => setDialog({ kind: 'unblock' })}
        />
      )}
      <ThreadDialogs open={dialog} onClose={() => setDialog(null)} {...{ conversation, messages }} />
    </section>
  )
}
