import { Paperclip } from 'lucide-react'
import type { TicketDetail } from '#contract/content/support.ts'
import { formatTime } from '#domain/format-dates.ts'
import { cn } from '#web/ui/cn.ts'
import { toFileSize } from '#web/ui/file-size.ts'
import { LeftOut } from '#web/ui/left-out.tsx'

/** The conversation, oldest first: theirs on white, ours on green. */
export function TicketMessages({ ticket }: { ticket: TicketDetail }) {
  return (
    <ol className="flex flex-col gap-3">
      {ticket.messages.map((message) => (
        <li
          key={message.id}
          className={cn(
            'max-w-[46rem] rounded-card px-4 py-3',
            message.author
              ? 'ml-auto w-[92%] bg-primary-soft text-primary-soft-on'
              : 'mr-auto w-[92%] bg-sunk',
          )}
        >
          <p className={cn('text-sm', message.author ? 'text-primary-soft-on' : 'text-ink-soft')}>
            <strong>{message.author ?? ticket.name}</strong>
            {message.sender && message.sender !== ticket.email ? ` (${message.sender})` : ''},{' '}
            <time dateTime={message.createdAt}>{formatTime(message.createdAt)}</time>
            {message.sender ? ', by mail' : ''}
          </p>
          <p dir="auto" className="mt-1 whitespace-pre-wrap wrap-anywhere">
            {message.body}
          </p>
          {message.attachments.length > 0 && (
            <ul className="mt-2 flex flex-wrap gap-2">
              {message.attachments.map((file) => (
                <li key={file.id}>
                  <a
                    href={file.url}
                    className="inline-flex min-h-9 items-center gap-1.5 rounded-control border border-control bg-card px-2.5 text-sm text-ink hover:underline"
                  >
                    <Paperclip aria-hidden="true" className="size-4" />
                    {file.name}
                    <span className="text-ink-soft">{toFileSize(file.sizeBytes)}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
          {message.leftOut && <LeftOut text={message.leftOut} />}
        </li>
      ))}
    </ol>
  )
}
