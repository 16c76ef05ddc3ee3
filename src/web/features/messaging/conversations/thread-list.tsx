import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { rowsOf } from '#web/platform/list-pages.ts'
import { buttonVariants } from '#web/ui/button-variants.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useIsLive } from '#web/ui/use-is-live.ts'
import { useRovingFocus } from '#web/ui/use-roving-focus.ts'
import { changeFilter, type InboxFilter } from './inbox-filter.ts'
import { NoThreads } from './no-threads.tsx'
import { conversationsQuery } from './queries.ts'
import { ThreadItem } from './thread-item.tsx'

type ThreadListProps = { filter: InboxFilter; openId: number | null; now: Date }

/** The conversations, latest first: links, one Tab stop, arrow keys between them. */
export function ThreadList({ filter, openId, now }: ThreadListProps) {
  const query = useInfiniteQuery(conversationsQuery(filter))
  const list = useRef<HTMLUListElement>(null)
  const rows = rowsOf(query.data)
  const ids = rows.map(({ id }) => id)
  const roving = useRovingFocus(list, ids, 'data-conversation')
  // before, there are no arrow keys, and every link is a Tab stop
  const isLive = useIsLive()
  // below the title of the inbox, which gives way to that of an open conversation
  const headingLevel = openId === null ? 2 : 3
  if (query.isError && rows.length === 0)
    return (
      <ErrorState
        title="The inbox could not be loaded"
        headingLevel={headingLevel}
        onRetry={() => void query.refetch()}
      >
        {query.error.message}
      </ErrorState>
    )
  if (query.isPending) return <ListSkeleton />
  if (rows.length === 0) return <NoThreads filter={filter} headingLevel={headingLevel} />
  // the open one, else the first, until the arrow keys say otherwise
  const stop = roving.stop === ids[0] && openId !== null && ids.includes(openId) ? openId : roving.stop
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain" aria-busy={query.isPlaceholderData}>
      <ul ref={list} aria-label="Conversations" onKeyDown={roving.onKeyDown} onFocus={roving.onFocus}>
        {rows.map((conversation) => (
          <ThreadItem
            key={conversation.id}
            conversation={conversation}
            filter={filter}
            now={now}
            isOpen={conversation.id === openId}
            isTabStop={!isLive || conversation.id === stop}
          />
        ))}
      </ul>
      <NextPage filter={filter} cursor={query.data?.pages.at(-1)?.nextCursor} query={query} />
    </div>
  )
}

type NextPageProps = {
  filter: InboxFilter
  cursor: string | null | undefined
  query: { fetchNextPage: () => unknown; isFetchingNextPage: boolean }
}

/** A link to the next page, which in a live page adds it to this one. */
function NextPage({ filter, cursor, query }: NextPageProps) {
  if (!cursor) return null
  return (
    <p className="flex justify-center p-4">
      <Link
        to="/inbox"
        search={changeFilter(filter, { cursor })}
        preload={false}
        aria-busy={query.isFetchingNextPage}
        className={buttonVariants({ variant: 'outline', size: 'sm' })}
        onClick={(event) => {
          event.preventDefault()
          if (!query.isFetchingNextPage) void query.fetchNextPage()
        }}
      >
        {query.isFetchingNextPage ? 'Loading...' : 'Older conversations'}
      </Link>
    </p>
  )
}

const ROWS = [0, 1, 2, 3, 4]

function ListSkeleton() {
  return (
    <div role="status" aria-label="Loading conversations..." className="flex-1 overflow-hidden">
      {ROWS.map((row) => (
        <div key={row} className="flex gap-3 border-b border-rule px-4 py-3.5">
          <Skeleton className="size-12" />
          <div className="flex flex-1 flex-col gap-2 py-0.5">
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-3.5 w-4/5" />
            <Skeleton className="h-3.5 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
