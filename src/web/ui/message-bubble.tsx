import type { ReactNode } from 'react'
import { cn } from '#web/ui/cn.ts'

type MessageBubbleProps = {
  /** Of the reader: on the right, in the color of actions. */
  isMine: boolean
  author: string
  /** "4:05 PM", or a `<time>`. */
  time: ReactNode
  /** Author and time are read aloud only: the message follows another of the same author. */
  isContinued?: boolean
  /** Below the bubble: a warning, why it was not sent. */
  note?: ReactNode
  children: ReactNode
}

/** One message of a conversation, inside an `<li>`. */
export function MessageBubble({ isMine, author, time, isContinued, note, children }: MessageBubbleProps) {
  return (
    <div
      className={cn(
        'flex max-w-[min(88%,40rem)] flex-col gap-1',
        isMine ? 'ml-auto items-end' : 'mr-auto items-start',
      )}
    >
      <p className={cn('px-1 text-sm text-ink-faint', isContinued && 'sr-only')}>
        <span dir="auto" className={isMine ? 'sr-only' : 'font-semibold text-ink-soft'}>
          {author}
        </span>{' '}
        {time}
      </p>
      <div
        className={cn(
          'max-w-full rounded-card border px-3.5 py-2.5',
          isMine ? 'border-transparent bg-primary-soft text-primary-soft-on' : 'border-rule bg-card text-ink',
        )}
      >
        {children}
      </div>
      {note}
    </div>
  )
}

/** What happened, between the messages; also days and the place where new messages begin. */
export function MessageNote({ children, isStrong }: { children: ReactNode; isStrong?: boolean }) {
  return (
    <div className="flex items-center gap-3 py-1 text-center text-sm">
      <span aria-hidden="true" className="h-px min-w-4 flex-1 bg-rule" />
      <div
        className={cn(
          'max-w-[85%] whitespace-pre-line wrap-anywhere',
          isStrong ? 'font-semibold text-accent-text' : 'text-ink-faint',
        )}
      >
        {children}
      </div>
      <span aria-hidden="true" className="h-px min-w-4 flex-1 bg-rule" />
    </div>
  )
}
