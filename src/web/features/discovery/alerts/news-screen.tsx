import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import type { Hit, SearchNews } from '#contract/discovery/alerts.ts'
import { relativeDate } from '#domain/format-dates.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { AlertSettings } from './alert-settings.tsx'
import { HitItem } from './hit-item.tsx'
import { searchNewsQuery } from './queries.ts'
import { seenUntil, splitNews } from './split-news.ts'

type NewsScreenProps = {
  id: number
  cursor: string | undefined
  now: Date
  /** What is searched for in words, and the link that runs the search. */
  present: (news: SearchNews) => { words: string; link: ReactNode }
}

/** What one saved search has found: the news since the last look, then everything before. */
export function NewsScreen({ id, cursor, now, present }: NewsScreenProps) {
  const query = useQuery(searchNewsQuery(id, cursor))
  useSeen(query.data)
  if (query.isError)
    return <ErrorState headingLevel={1} title={query.error.message} onRetry={() => void query.refetch()} />
  if (!query.data) return <LoadingState label="Loading what is new..." />
  const news = query.data
  const { words, link } = present(news)
  const { sections, earlier } = splitNews(news.hits)
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-8 px-4 py-8 md:px-6 md:py-12">
      <header className="flex flex-col gap-2">
        <Link to="/saved" search={{ tab: 'searches' }} className="link self-start text-sm">
          All saved searches
        </Link>
        <h1 dir="auto" className="text-3xl wrap-anywhere md:text-4xl">
          {news.name}
        </h1>
        <p className="text-ink-soft">
          {words} · {link}
        </p>
      </header>
      <AlertSettings key={news.alert.cadence} searchId={id} alert={news.alert} />
      {!cursor && sections.length === 0 && (
        <p className="rounded-card border border-rule bg-card p-5 text-ink-soft">
          Nothing new since {relativeDate(new Date(news.since), now)}. What this search finds comes here,
          whether or not it is mailed.
        </p>
      )}
      {sections.map(({ title, hits }) => (
        <Section key={title} title={title} hits={hits} now={now} />
      ))}
      <Section title="Earlier" hits={earlier} now={now} />
      {news.nextCursor && (
        <Button
          variant="outline"
          className="self-center"
          render={
            <Link to="/saved/searches/$id" params={{ id: String(id) }} search={{ cursor: news.nextCursor }} />
          }
        >
          Show more
        </Button>
      )}
    </div>
  )
}

function Section({ title, hits, now }: { title: string; hits: Hit[]; now: Date }) {
  if (hits.length === 0) return null
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="text-xl">
        {title} <span className="font-normal text-ink-faint">{hits.length}</span>
      </h2>
      <ul className="flex flex-col gap-3">
        {hits.map((hit) => (
          <HitItem key={hit.id} hit={hit} now={now} />
        ))}
      </ul>
    </section>
  )
}

/** Its news were looked at: those of the next visit are others. They stay on this page until it is left. */
function useSeen(news: SearchNews | undefined): void {
  const queryClient = useQueryClient()
  const id = news?.id
  const until = news && seenUntil(news.hits)
  useEffect(() => {
    if (id === undefined || until === undefined) return
    api('POST /api/saved-searches/:id/seen', { params: { id }, body: { until } }).then(
      () => queryClient.invalidateQueries({ queryKey: ['saved', 'searches'] }),
      // it stays new until the next look
      () => {},
    )
  }, [id, until, queryClient])
}
