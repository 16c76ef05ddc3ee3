import { Link } from '@tanstack/react-router'
import { type Ref, useMemo } from 'react'
import type { Conversation, Message } from '#contract/messaging/conversations.ts'
import { buttonVariants } from '#web/ui/button-variants.ts'
import { MessageNote } from '#web/ui/message-bubble.tsx'
import { buildTimeline, type TimelineItem } from './build-timeline.ts'
import type { InboxFilter } from './inbox-filter.ts'
import { toDayLabel } from './message-dates.ts'
import { MessageItem } from './message-item.tsx'
import { UnsentItem } from './unsent-item.tsx'
import type { SendState } from './use-sending.ts'

export interface OlderMessages {
  before: number | null
  isLoading: boolean
  load: () => void
}

type MessageListProps = {
  conversation: Conversation
  messages: readonly Message[]
  /** Greatest number seen when the conversation was opened. */
  readSeq: number
  older: OlderMessages
  filter: InboxFilter
  now: Date
  sending: SendState
  onReport: (seq: number) => void
  ref: Ref<HTMLDivElement>
}

/**
 * The messages, oldest first. The scroller is laid out from its end, so that it begins there without JavaScript, stays there when a
 * message comes, and keeps its place when older ones appear above.
 */
export function MessageList(props: MessageListProps) {
  const { conversation, messages, readSeq, older, filter, now, sending, onReport, ref } = props
  const items = useMemo(() => buildTimeline(messages, readSeq), [messages, readSeq])
  return (
    <section
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      aria-label="Messages of this conversation"
      className="flex min-h-0 flex-col-reverse overflow-y-auto overscroll-contain focus-visible:-outline-offset-2 xl:col-start-1"
    >
      <div className="mx-auto flex w-full max-w-4xl flex-col gap-2.5 px-4 py-4">
        <OlderLink id={conversation.id} older={older} filter={filter} />
        <ol aria-label="Messages" className="flex flex-col gap-2.5">
          {items.map((item) => (
            <li key={item.key} data-seq={item.type === 'message' ? item.message.seq : undefined}>
              <TimelineRow {...{ item, now, conversation, onReport }} />
            </li>
          ))}
          {sending.unsent.map((message) => (
            <li key={message.clientId}>
              <UnsentItem message={message} sending={sending} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

type TimelineRowProps = {
  item: TimelineItem
  conversation: Conversation
  now: Date
  onReport: (seq: number) => void
}

function TimelineRow({ item, conversation, now, onReport }: TimelineRowProps) {
  const { other, side } = conversation
  if (item.type === 'unread') return <MessageNote isStrong>New messages</MessageNote>
  if (item.type === 'day')
    return (
      <MessageNote>
        <time dateTime={item.instant}>{toDayLabel(item.instant, now)}</time>
      </MessageNote>
    )
  const { message, isContinued } = item
  return (
    <MessageItem
      {...{ message, isContinued, onReport }}
      otherName={other.name}
      similarIds={side === 'buyer' ? message.event?.listingIds : undefined}
    />
  )
}

type OlderLinkProps = { id: number; older: OlderMessages; filter: InboxFilter }

/** A link to the page before, which in a live page puts it above this one. */
function OlderLink({ id, older, filter }: OlderLinkProps) {
  if (older.before === null) return null
  return (
    <p className="flex justify-center">
      <Link
        to="/inbox/$id"
        params={{ id: String(id) }}
        search={{ ...filter, before: older.before }}
        preload={false}
        aria-busy={older.isLoading}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
        onClick={(event) => {
          event.preventDefault()
          if (!older.isLoading) older.load()
        }}
      >
        {older.isLoading ? 'Loading...' : 'Older messages'}
      </Link>
    </p>
  )
}
