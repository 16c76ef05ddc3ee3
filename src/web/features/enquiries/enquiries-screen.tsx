import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Enquiry } from '#contract/enquiries.ts'
import { relativeDate } from '#domain/format-dates.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingState } from '#web/ui/loading-state.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { enquiriesQuery } from './queries.ts'

const EMPTY = {
  buyer: 'Ask a seller from the page of any space: the Email button starts a conversation here.',
  seller: 'When somebody asks about one of your spaces, it appears here and in your mail.',
}

/** Enquiries sent and received. */
export function EnquiriesScreen({ side, now }: { side: 'buyer' | 'seller'; now: Date }) {
  return (
    <div className="mx-auto max-w-3xl px-4 py-8 md:px-6">
      <h1 className="text-3xl">Enquiries</h1>
      <Tabs key={side} defaultValue={side} className="mt-4">
        <TabList>
          <Tab value="buyer">Sent</Tab>
          <Tab value="seller">Received</Tab>
        </TabList>
        <TabPanel value="buyer">
          <EnquiryList side="buyer" now={now} />
        </TabPanel>
        <TabPanel value="seller">
          <EnquiryList side="seller" now={now} />
        </TabPanel>
      </Tabs>
    </div>
  )
}

function EnquiryList({ side, now }: { side: 'buyer' | 'seller'; now: Date }) {
  const query = useQuery(enquiriesQuery(side))
  if (query.isPending) return <LoadingState label="Loading enquiries..." />
  if (query.isError) return <ErrorState title={query.error.message} onRetry={() => void query.refetch()} />
  if (query.data.length === 0) {
    return (
      <EmptyState
        title="Nothing here yet"
        action={side === 'buyer' && <Button render={<Link to="/" />}>Find spaces</Button>}
      >
        {EMPTY[side]}
      </EmptyState>
    )
  }
  return (
    <ul className="divide-y divide-rule overflow-hidden rounded-card border border-rule bg-card">
      {query.data.map((enquiry) => (
        <EnquiryItem key={enquiry.id} enquiry={enquiry} now={now} />
      ))}
    </ul>
  )
}

function EnquiryItem({ enquiry, now }: { enquiry: Enquiry; now: Date }) {
  const { id, listing, kind, side, status, preview, proposedTimes, updatedAt } = enquiry
  const other = side === 'buyer' ? enquiry.seller : enquiry.buyer
  const times = proposedTimes.length === 1 ? 'one time' : `${proposedTimes.length} times`
  return (
    <li className="relative flex gap-4 p-4 hover:bg-ink/3">
      <img
        src={listing.imageUrl}
        alt=""
        loading="lazy"
        className="h-14 w-20 shrink-0 rounded-control object-cover"
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            to="/enquiries/$id"
            params={{ id: String(id) }}
            className="font-semibold after:absolute after:inset-0"
          >
            {listing.title}
          </Link>
          {kind === 'viewing' && <Badge variant="accent">Viewing</Badge>}
          {status === 'answered' ? <Badge variant="primary">Answered</Badge> : <Badge>Open</Badge>}
        </p>
        <p className="text-sm text-ink-faint">
          {other.company ?? other.name} · {relativeDate(new Date(updatedAt), now)}
        </p>
        <p dir="auto" className="mt-1 line-clamp-2 text-ink-soft">
          {preview || `Proposes ${times} for a viewing`}
        </p>
      </div>
    </li>
  )
}
