import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rowsOf } from '#web/platform/list-pages.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonVariants } from '#web/ui/button-variants.ts'
import { ListFrame } from '#web/ui/list-frame.tsx'
import { groupByDay, type NoticeDay } from './group-by-day.ts'
import { NoticeItem } from './notice-item.tsx'
import { noticesQuery } from './queries.ts'
import { useFreshNotices } from './use-fresh-notices.ts'
import { useNoticeMarks } from './use-notice-marks.ts'

/** Everything the user was told, by day. Opening it makes all of it seen. */
export function NoticesScreen({ cursor, now }: { cursor: string | undefined; now: Date }) {
  const query = useInfiniteQuery(noticesQuery(cursor))
  const { see, read } = useNoticeMarks()
  useFreshNotices()
  const rows = query.data && rowsOf(query.data)
  const hasUnseen = rows?.some(({ isSeen }) => !isSeen) ?? false
  useEffect(() => {
    if (hasUnseen) void see()
  }, [hasUnseen, see])
  const unread = rows?.filter(({ isRead }) => !isRead).length ?? 0
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-10 md:py-14">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h1 className="text-4xl md:text-5xl">Notices</h1>
        <div className="flex flex-wrap items-center gap-3">
          {unread > 0 && (
            <Button variant="outline" onClick={() => void read({ all: true })}>
              Mark all as read
            </Button>
          )}
          <Link to="/account/notices" className="link">
            Notice settings
          </Link>
        </div>
      </div>
      <ListFrame
        query={query}
        rows={rows}
        things="notices"
        empty="News of your spaces and messages come here."
      >
        {(all) => (
          <>
            {groupByDay(all, now).map((day) => (
              <Day key={day.label} day={day} onRead={(id) => void read({ ids: [id] })} />
            ))}
            <NextPage query={query} cursor={query.data?.pages.at(-1)?.nextCursor} />
          </>
        )}
      </ListFrame>
    </div>
  )
}

function Day({ day: { label, notices }, onRead }: { day: NoticeDay; onRead: (id: number) => void }) {
  return (
    <section aria-label={label} className="flex flex-col gap-2.5">
      <h2 className="text-xl">{label}</h2>
      <ul className="divide-y divide-rule overflow-hidden rounded-card border border-rule bg-card">
        {notices.map((notice) => (
          <NoticeItem key={notice.id} notice={notice} onRead={onRead} />
        ))}
      </ul>
    </section>
  )
}

type NextPageProps = {
  query: { fetchNextPage: () => unknown; isFetchingNextPage: boolean }
  cursor: string | null | undefined
}

/** A link to older notices, which in a live page adds them to this one. */
function NextPage({ query, cursor }: NextPageProps) {
  if (!cursor) return null
  return (
    <Link
      to="/notices"
      search={{ cursor }}
      preload={false}
      aria-busy={query.isFetchingNextPage}
      className={buttonVariants({ variant: 'outline' })}
      onClick={(event) => {
        event.preventDefault()
        if (!query.isFetchingNextPage) void query.fetchNextPage()
      }}
    >
      {query.isFetchingNextPage ? 'Loading...' : 'Older notices'}
    </Link>
  )
}
