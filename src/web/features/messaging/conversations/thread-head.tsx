import { Link } from '@tanstack/react-router'
import { ArrowLeft, BadgeCheck } from 'lucide-react'
import type { Ref } from 'react'
import type { Conversation } from '#contract/messaging/conversations.ts'
import { buttonVariants } from '#web/ui/button-variants.ts'
import type { InboxFilter } from './inbox-filter.ts'
import { toMuteEnd } from './mute-end.ts'
import type { OpenDialog } from './thread-dialogs.tsx'
import { ThreadMenu } from './thread-menu.tsx'

type ThreadHeadProps = {
  conversation: Conversation
  filter: InboxFilter
  now: Date
  onDialog: (dialog: OpenDialog) => void
  /** The heading: the focus goes there when a conversation opens. */
  ref: Ref<HTMLHeadingElement>
}

/** Who it is with, about which space, and what can be done with the conversation. */
export function ThreadHead({ conversation, filter, now, onDialog, ref }: ThreadHeadProps) {
  const { other, listing, booking, side } = conversation
  return (
    <header className="flex items-start gap-2 border-b border-rule px-4 py-2.5 max-md:pl-2 xl:col-start-1">
      <Link
        to="/inbox"
        search={filter}
        aria-label="All conversations"
        className={`${buttonVariants({ variant: 'ghost', size: 'icon' })} md:hidden`}
      >
        <ArrowLeft aria-hidden="true" />
      </Link>
      <div className="min-w-0 flex-1">
        <h1
          id="thread-title"
          ref={ref}
          tabIndex={-1}
          dir="auto"
          className="truncate text-xl leading-snug outline-none"
        >
          {other.name}
          {other.company && <span className="font-normal text-ink-soft">, {other.company}</span>}
        </h1>
        <p className="truncate text-sm text-ink-soft">
          {booking && (
            <>
              <Link to="/bookings/$id" params={{ id: String(booking.id) }} className="link">
                Booking {booking.reference}
              </Link>
              {' of '}
            </>
          )}
          {!booking && (side === 'buyer' ? 'Seller of ' : 'Asks about ')}
          <Link to="/listing/$id" params={{ id: String(listing.id) }} className="link" dir="auto">
            {listing.title}
          </Link>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-faint">
          {other.isVerified ? (
            <span className="inline-flex items-center gap-1">
              <BadgeCheck aria-hidden="true" className="size-4 text-primary" />
              E-mail address verified
            </span>
          ) : (
            <span>This person has not verified their email address yet.</span>
          )}
          <States conversation={conversation} now={now} />
        </p>
      </div>
      <ThreadMenu conversation={conversation} now={now} onDialog={onDialog} />
    </header>
  )
}

function States({ conversation, now }: { conversation: Conversation; now: Date }) {
  const { isArchived, mutedUntil } = conversation
  return (
    <>
      {isArchived && <span>Archived</span>}
      {mutedUntil && new Date(mutedUntil) > now && <span>Muted{toMuteEnd(mutedUntil, now)}</span>}
    </>
  )
}
