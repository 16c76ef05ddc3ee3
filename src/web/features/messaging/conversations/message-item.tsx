import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import type { Message } from '#contract/messaging/conversations.ts'
import { formatAppointment, formatTimeOfDay, formatZonedTime } from '#domain/format-dates.ts'
import { SCAM_NOTES } from '#domain/messaging/scam-signs.ts'
import { LeftOut } from '#web/ui/left-out.tsx'
import { MessageBubble, MessageNote } from '#web/ui/message-bubble.tsx'
import { MessageFiles } from './message-files.tsx'
import { SimilarSpaces } from './similar-spaces.tsx'

type MessageItemProps = {
  message: Message
  otherName: string
  isContinued: boolean
  /** Spaces that Placard offers the reader instead. */
  similarIds?: readonly number[] | undefined
  onReport: (seq: number) => void
}

/** One message of a thread; memoized, as a long thread is drawn again with every word that is typed. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, otherName, isContinued, similarIds, onReport } = props
  const { author, body, kind, via, createdAt, attachments, leftOut, scamSigns, isRedacted } = message
  const time = (
    <time dateTime={createdAt} title={formatZonedTime(createdAt)}>
      {formatTimeOfDay(createdAt)}
      {via === 'mail' && ', by mail'}
    </time>
  )
  if (author === 'placard')
    return (
      <>
        <MessageNote>
          {body}
          {message.event?.times?.map((instant) => (
            <time key={instant} dateTime={instant} className="block">
              {formatAppointment(new Date(instant))}
            </time>
          ))}{' '}
          · {time}
          {message.event?.bookingId && <BookingLink id={message.event.bookingId} />}
        </MessageNote>
        {similarIds && <SimilarSpaces ids={similarIds} />}
      </>
    )
  return (
    <MessageBubble
      isMine={author === 'me'}
      author={author === 'me' ? 'You' : otherName}
      time={time}
      isContinued={isContinued}
      note={scamSigns.length > 0 && <ScamNotes signs={scamSigns} onReport={() => onReport(message.seq)} />}
    >
      {isRedacted ? (
        <p className="italic opacity-80">This message was removed by Placard.</p>
      ) : (
        <>
          {kind === 'contact' && <p className="text-sm font-semibold">Contact details</p>}
          {body && (
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {body}
            </p>
          )}
          <MessageFiles files={attachments} />
          {leftOut && <LeftOut text={leftOut} />}
        </>
      )}
    </MessageBubble>
  )
})

function BookingLink({ id }: { id: number }) {
  return (
    <>
      {' · '}
      <Link to="/bookings/$id" params={{ id: String(id) }} className="link">
        Open the booking
      </Link>
    </>
  )
}

type ScamNotesProps = { signs: Message['scamSigns']; onReport: () => void }

/** To the reader: what such words often mean. Nothing is blocked. */
function ScamNotes({ signs, onReport }: ScamNotesProps) {
  return (
    <div className="flex items-start gap-2.5 rounded-control border border-accent/50 bg-accent-soft px-3 py-2.5 text-sm text-accent-soft-on">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="flex flex-col items-start gap-1">
        {signs.map((sign) => (
          <p key={sign}>{SCAM_NOTES[sign]}</p>
        ))}
        <button
          type="button"
          onClick={onReport}
          className="font-semibold underline underline-offset-4 pointer-coarse:min-h-11"
        >
          Report this message
        </button>
      </div>
    </div>
  )
}
