import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Conversation } from '#contract/messaging/conversations.ts'
import { AnswerClock } from '#web/listing-parts/answer-clock.tsx'
import { PriceText } from '#web/listing-parts/price-text.tsx'
import { spaceQuery } from './queries.ts'
import type { ThreadSlots } from './thread-slots.ts'

type SpacePanelProps = ThreadSlots & { conversation: Conversation; ask: (words: string) => void }

/**
 * What the conversation is about. On a wide screen a column with the space and its price; on smaller ones a strip below the head with
 * the dates, folded, and the viewings, where there are any.
 */
export function SpacePanel({ conversation, viewings, dates, offer, ask }: SpacePanelProps) {
  const { listing, side } = conversation
  const { data: space } = useQuery({ ...spaceQuery(listing.id), enabled: listing.status === 'active' })
  return (
    <aside
      aria-label="The space"
      className="max-h-[40dvh] min-w-0 overflow-y-auto overscroll-contain xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:max-h-none xl:border-l xl:border-rule"
    >
      <div className="hidden flex-col gap-3 p-5 xl:flex">
        <img src={listing.imageUrl} alt="" className="aspect-3/2 w-full rounded-card bg-sunk object-cover" />
        <h2 className="text-lg" dir="auto">
          <Link to="/listing/$id" params={{ id: String(listing.id) }} className="hover:underline">
            {listing.title}
          </Link>
        </h2>
        <p className="text-ink-soft">{listing.location}</p>
        {space && <PriceText price={space.price} interval={space.interval} size="lg" />}
        {listing.status !== 'active' && <p className="text-ink-faint">Not offered at the moment</p>}
        {side === 'buyer' && space && <AnswerClock answers={space.seller.answers} />}
      </div>
      {side === 'buyer' && listing.status === 'active' && dates?.(conversation, ask)}
      {side === 'seller' && listing.status === 'active' && offer?.(conversation)}
      {viewings?.(conversation)}
    </aside>
  )
}
