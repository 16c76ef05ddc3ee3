import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Clock } from 'lucide-react'
import type { Viewing } from '#contract/messaging/viewings.ts'
import { toPartyName } from '#domain/party-name.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { cn } from '#web/ui/cn.ts'
import { PagedList } from '#web/ui/paged-list.tsx'
import { viewingsQuery } from './queries.ts'
import { ViewingItem } from './viewing-item.tsx'

type When = 'upcoming' | 'past'

const TABS = [
  { when: 'upcoming', label: 'To come' },
  { when: 'past', label: 'Over' },
] as const

/** All viewings of a person, as buyer and as seller. */
export function ViewingsScreen({ when }: { when: When }) {
  return (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex flex-col gap-1">
          <h1 className="text-3xl md:text-4xl">Viewings</h1>
          <p className="text-lg text-ink-soft">Whom you meet at which space, and when.</p>
        </div>
        <Button variant="outline" render={<Link to="/sell/hours" />}>
          <Clock aria-hidden="true" />
          Viewing hours
        </Button>
      </header>
      <nav aria-label="Viewings" className="flex gap-5 border-b border-rule">
        {TABS.map(({ when: one, label }) => (
          <Link
            key={one}
            to="/viewings"
            search={one === 'past' ? { when: one } : {}}
            aria-current={when === one ? 'page' : undefined}
            className={cn(
              '-mb-px inline-flex h-11 items-center border-b-[3px] font-semibold',
              when === one ? 'border-primary text-ink' : 'border-transparent text-ink-soft hover:text-ink',
            )}
          >
            {label}
          </Link>
        ))}
      </nav>
      <ViewingList when={when} />
    </div>
  )
}

function ViewingList({ when }: { when: When }) {
  const query = useInfiniteQuery(viewingsQuery(when))
  return (
    <PagedList
      query={query}
      things="viewings"
      empty={
        when === 'past'
          ? 'Viewings that took place or were called off are listed here.'
          : 'Ask for one on the page of a space, or propose one in a conversation.'
      }
    >
      {(rows) => (
        <ul className="flex flex-col gap-3">
          {rows.map((viewing) => (
            <li key={viewing.id}>
              <ViewingCard viewing={viewing} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

function ViewingCard({ viewing }: { viewing: Viewing }) {
  const { listing, other, side, conversationId } = viewing
  return (
    <Card className="grid gap-4 p-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
      <img
        src={listing.imageUrl}
        alt=""
        className="aspect-3/2 w-full rounded-card bg-sunk object-cover max-sm:hidden"
      />
      <ViewingItem viewing={viewing}>
        <h2 dir="auto" className="text-lg">
          <Link to="/inbox/$id" params={{ id: String(conversationId) }} className="hover:underline">
            {listing.title}
          </Link>
        </h2>
        <p className="text-ink-soft">
          {side === 'buyer' ? 'You see the space with ' : 'You show the space to '}
          <span dir="auto">{toPartyName(other)}</span>
        </p>
      </ViewingItem>
    </Card>
  )
}
