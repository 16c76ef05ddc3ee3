import { Link } from '@tanstack/react-router'
import type { Notice } from '#contract/ground/notices.ts'
import { formatTimeOfDay } from '#domain/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cn } from '#web/ui/cn.ts'

type NoticeItemProps = {
  notice: Notice
  /** Its day, where no heading says it. */
  day?: string
  onRead: (id: number) => void
}

/** One notice: a link to what it is about. Unread ones say so in words. */
export function NoticeItem({ notice, day, onRead }: NoticeItemProps) {
  const { id, text, path, createdAt, isRead, organization } = notice
  const open = () => {
    if (!isRead) onRead(id)
  }
  return (
    <li className="relative flex items-start gap-3 px-4 py-3 hover:bg-ink/4">
      <div className="min-w-0 flex-1">
        <p
          dir="auto"
          className={cn('text-[0.9375rem] wrap-anywhere', isRead ? 'text-ink-soft' : 'font-semibold')}
        >
          {path === null ? (
            text
          ) : (
            <Link
              to={path}
              onClick={open}
              className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {text}
            </Link>
          )}
        </p>
        <time dateTime={createdAt} className="text-sm text-ink-faint">
          {day && `${day}, `}
          {formatTimeOfDay(createdAt)}
        </time>
        {organization && (
          <span dir="auto" className="text-sm wrap-anywhere text-ink-faint">
            {`, for ${organization.name}`}
          </span>
        )}
      </div>
      {!isRead && (
        <Badge variant="accent" className="shrink-0">
          Unread
        </Badge>
      )}
    </li>
  )
}
