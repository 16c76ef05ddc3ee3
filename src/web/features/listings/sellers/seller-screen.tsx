import { Link } from '@tanstack/react-router'
import { BadgeCheck, CalendarDays, MapIcon, Megaphone, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SpaceCard } from '#contract/discovery/market.ts'
import type { SellerProfile } from '#contract/listings/sellers.ts'
import { toMonthName } from '#domain/format-dates.ts'
import { sellerLabel } from '#domain/listings/seller-label.ts'
import { AnswerClock } from '#web/listing-parts/answer-clock.tsx'
import { toShownSearch } from '#web/listing-parts/shown-search.ts'
import { SpaceTile } from '#web/listing-parts/space-tile.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'

interface SellerScreenProps {
  seller: SellerProfile
  spaces: readonly SpaceCard[]
  /** Of the page in view, and of the next one; none for the first and behind the last. */
  cursor: string | undefined
  nextCursor: string | null
  /** "4.6 from 11 bookings"; null where nobody has written. */
  rating: string | null
  /** Slot of another feature: what buyers say. */
  reviews: ReactNode
}

/** Who somebody is, what is known of them, and everything they offer. */
export function SellerScreen({ seller, spaces, cursor, nextCursor, rating, reviews }: SellerScreenProps) {
  return (
    <div className="wrap-anywhere mx-auto flex max-w-[1240px] flex-col gap-8 px-4 py-6 md:px-6 md:py-10">
      <Profile seller={seller} rating={rating} />
      <section aria-labelledby="spaces-title" className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="spaces-title" className="text-2xl">
            {seller.spaces === 1 ? 'One space' : `${seller.spaces} spaces`}
          </h2>
          <Button variant="outline" render={<Link to="/" search={toShownSearch(seller.newestIds)} />}>
            <MapIcon aria-hidden="true" />
            {seller.newestIds.length < seller.spaces
              ? `Show the newest ${seller.newestIds.length} on map`
              : 'Show on map'}
          </Button>
        </div>
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {spaces.map((space) => (
            <li key={space.id}>
              <SpaceTile space={space} />
            </li>
          ))}
        </ul>
        <Pages id={seller.id} cursor={cursor} nextCursor={nextCursor} />
      </section>
      {reviews}
    </div>
  )
}

function Profile({ seller, rating }: Pick<SellerScreenProps, 'seller' | 'rating'>) {
  const { name, company, memberSince, isEmailVerified, answers, spaces } = seller
  return (
    <header className="flex flex-col gap-5 border-b border-rule pb-8">
      <div className="flex items-center gap-4">
        <Avatar name={sellerLabel({ name, company })} size="lg" />
        <div className="min-w-0">
          <h1 className="text-3xl md:text-4xl" dir="auto">
            {sellerLabel({ name, company })}
          </h1>
          {company && (
            <p className="text-lg text-ink-soft" dir="auto">
              {name}
            </p>
          )}
        </div>
      </div>
      <ul className="flex flex-wrap gap-x-8 gap-y-3 text-[0.9375rem]">
        <Fact icon={<CalendarDays aria-hidden="true" />}>
          On Placard since {toMonthName(memberSince.slice(0, 10))}
        </Fact>
        <Fact icon={<Megaphone aria-hidden="true" />}>
          {spaces === 1 ? 'One space on the market' : `${spaces} spaces on the market`}
        </Fact>
        <Fact icon={<BadgeCheck aria-hidden="true" />}>
          {isEmailVerified ? 'E-mail address verified' : 'E-mail address not verified yet'}
        </Fact>
        {rating && (
          <Fact icon={<Star aria-hidden="true" />}>
            <a href="#reviews" className="link">
              {rating}
            </a>
          </Fact>
        )}
      </ul>
      <AnswerClock answers={answers} />
      <p className="max-w-prose text-sm text-ink-faint">
        Placard checks that the e-mail address works, and reviews each space before it is public. It does not
        check identity or ownership.
      </p>
    </header>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-center gap-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-ink-faint">
      {icon}
      {children}
    </li>
  )
}

/** Links, so that they work without scripts. */
function Pages({
  id,
  cursor,
  nextCursor,
}: { id: number } & Pick<SellerScreenProps, 'cursor' | 'nextCursor'>) {
  if (!cursor && !nextCursor) return null
  const params = { id: String(id) }
  return (
    <nav aria-label="Pages" className="flex gap-3">
      {cursor && (
        <Button variant="outline" render={<Link to="/sellers/$id" params={params} />}>
          First page
        </Button>
      )}
      {nextCursor && (
        <Button
          variant="outline"
          render={<Link to="/sellers/$id" params={params} search={{ cursor: nextCursor }} />}
        >
          Next page
        </Button>
      )}
    </nav>
  )
}
