import { Link } from '@tanstack/react-router'
import { BellOff } from 'lucide-react'
import type { ConversationSummary } from '#contract/messaging/conversations.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cn } from '#web/ui/cn.ts'
import type { InboxFilter } from './inbox-filter.ts'
import { toListDate } from './message-dates.ts'

type ThreadItemProps = {
  conversation: ConversationSummary
  filter: InboxFilter
  now: Date
  isOpen: boolean
  isTabStop: boolean
}

/** One conversation of the list: who, when, about which space, how it goes on. Unread ones say so in words. */
export function ThreadItem({ conversation, filter, now, isOpen, isTabStop }: ThreadItemProps) {
  const { id, listing, booking, other, unread, preview, isPreviewMine, lastMessageAt, mutedUntil } =
    conversation
  const isMuted = mutedUntil !== null && new Date(mutedUntil) > now
  return (
    <li
      data-conversation={id}
      className={cn(
        'render-late relative flex gap-3 border-b border-rule px-4 py-3 [--late-height:6.25rem]',
        isOpen ? 'bg-primary-soft' : 'hover:bg-ink/4',
      )}
    >
      <img
        src={listing.imageUrl}
        alt=""
        loading="lazy"
        className="mt-0.5 size-12 shrink-0 rounded-control bg-sunk object-cover"
      />
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-2">
          <Link
            to="/inbox/$id"
            params={{ id: String(id) }}
            search={filter}
            tabIndex={isTabStop ? 0 : -1}
            aria-current={isOpen ? 'page' : undefined}
            className={cn(
              'min-w-0 truncate after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
              unread > 0 ? 'font-bold' : 'font-semibold',
            )}
          >
            <span dir="auto">{other.name}</span>
          </Link>
          <time dateTime={lastMessageAt} className="shrink-0 text-sm text-ink-faint">
            {toListDate(lastMessageAt, now)}
          </time>
        </div>
        <p dir="auto" className="truncate text-sm text-ink-soft">
          {booking && <span className="tabular-nums">{booking.reference} · </span>}
          {listing.title}
        </p>
        <div className="mt-0.5 flex items-start justify-between gap-2">
          <p
            dir="auto"
            className={cn(
              'line-clamp-1 min-w-0 text-[0.9375rem] wrap-anywhere',
              unread > 0 ? 'text-ink' : 'text-ink-faint',
            )}
          >
            {isPreviewMine && 'You: '}
            {preview || 'A file'}
          </p>
          {unread > 0 && (
            <Badge variant="highlight" className="shrink-0">
              {unread} unread
            </Badge>
          )}
          {isMuted && unread === 0 && (
            <span className="shrink-0 pt-1 text-ink-faint">
              <BellOff aria-hidden="true" className="size-4" />
              <span className="sr-only">Muted</span>
            </span>
          )}
        </div>
      </div>
    </li>
  )
}
