import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { rowsOf } from '#web/platform/list-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { groupByDay } from './group-by-day.ts'
import { NoticeItem } from './notice-item.tsx'
import { noticesQuery } from './queries.ts'
import { useFreshNotices } from './use-fresh-notices.ts'
import { useNoticeMarks } from './use-notice-marks.ts'

/** The rest is on the page. */
const LATEST = 6

/** The latest notices, below the bell. Opening it makes them seen, as often as something new comes. */
export function NoticePopover() {
  const query = useInfiniteQuery(noticesQuery())
  const { see, read } = useNoticeMarks()
  useFreshNotices()
  const [now] = useState(() => new Date())
  const rows = query.data && rowsOf(query.data).slice(0, LATEST)
  const hasUnseen = rows?.some(({ isSeen }) => !isSeen) ?? false
  useEffect(() => {
    if (hasUnseen) void see()
  }, [hasUnseen, see])
  return (
    <section aria-label="Latest notices">
      <div className="flex items-center justify-between gap-3 px-4 pt-2 pb-1">
        <h2 className="text-lg">Notices</h2>
        {rows?.some(({ isRead }) => !isRead) && (
          <Button variant="ghost" size="sm" className="-mr-3" onClick={() => void read({ all: true })}>
            Mark all as read
          </Button>
        )}
      </div>
      <div className="max-h-[min(28rem,70dvh)] overflow-y-auto">
        <ListFrame
          query={query}
          rows={rows}
          things="notices"
          empty="News of your spaces and messages come here."
        >
          {(latest) => (
            <ul className="divide-y divide-rule">
              {groupByDay(latest, now).flatMap(({ label, notices }) =>
                notices.map((notice) => (
                  <NoticeItem
                    key={notice.id}
                    notice={notice}
                    day={label}
                    onRead={(id) => void read({ ids: [id] })}
                  />
                )),
              )}
            </ul>
          )}
        </ListFrame>
      </div>
      <div className="flex justify-between border-t border-rule px-4 pt-2.5 pb-2 text-[0.9375rem]">
        <Link to="/notices" className="link">
          All notices
        </Link>
        <Link to="/account/notices" className="link">
          Notice settings
        </Link>
      </div>
    </section>
  )
}
