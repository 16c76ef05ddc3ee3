import { Link } from '@tanstack/react-router'
import { ArrowRight, Megaphone, Sparkles, Store } from 'lucide-react'
import type { ReactNode } from 'react'

/** Above the fold: what this is, the two calls to action, and the search. */
export function Hero({ children }: { children: ReactNode }) {
  return (
    <section className="border-b border-rule bg-sunk">
      <div className="mx-auto grid max-w-[1760px] gap-x-12 gap-y-5 px-4 pt-6 pb-5 md:px-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:items-end lg:pt-10 lg:pb-7">
        <div className="max-w-3xl">
          <p className="eyebrow flex items-center gap-1.5 text-accent-text">
            <Sparkles aria-hidden="true" className="size-4" />
            AI-powered local advertising
          </p>
          <h1 className="mt-3 text-[clamp(2.125rem,1.2rem+3.4vw,4rem)] leading-[0.98] font-extrabold tracking-[-0.035em]">
            Find the Perfect Local Advertising Space
          </h1>
          <p className="mt-3 max-w-xl text-base leading-snug sm:text-lg text-ink-soft">
            Walls, screens, pages, airtime and stages around Puget Sound. Say what you need and our AI matches
            it, or look around the map yourself.
          </p>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <EntryCard
            to="/find-ads"
            icon={<Megaphone aria-hidden="true" />}
            title="Find Advertising Spaces"
            audience="For marketers and business owners"
          >
            Describe your audience and budget. The AI Buyer Agent ranks what fits, and says why.
          </EntryCard>
          <EntryCard
            to="/create-listing"
            icon={<Store aria-hidden="true" />}
            title="List Your Ad Space"
            audience="For property and venue owners"
          >
            Put a wall, a page or a slot on the map. The AI Seller Agent helps you describe and price it.
          </EntryCard>
        </div>
        <div className="lg:col-span-2">{children}</div>
      </div>
    </section>
  )
}

interface EntryCardProps {
  to: '/find-ads' | '/create-listing'
  icon: ReactNode
  title: string
  audience: string
  children: ReactNode
}

function EntryCard({ to, icon, title, audience, children }: EntryCardProps) {
  return (
    <Link
      to={to}
      className="group flex flex-col gap-2 rounded-card border border-rule bg-card p-3.5 shadow-card sm:p-4 transition-[border-color,box-shadow] duration-150 hover:border-control hover:shadow-pop lg:p-5"
    >
      <span className="flex flex-col gap-2.5 sm:flex-row sm:items-center">
        <span className="grid size-9 shrink-0 place-items-center rounded-control bg-primary text-primary-on [&_svg]:size-5">
          {icon}
        </span>
        <span className="font-display text-base leading-tight font-bold tracking-tight sm:text-lg">
          {title}
        </span>
        <ArrowRight
          aria-hidden="true"
          className="ml-auto hidden size-5 shrink-0 sm:block text-primary transition-transform duration-150 group-hover:translate-x-1"
        />
      </span>
      <span className="text-[0.8125rem] leading-snug font-semibold text-accent-text sm:text-sm">
        {audience}
      </span>
      <span className="hidden text-[0.9375rem] leading-snug text-ink-soft sm:block">{children}</span>
    </Link>
  )
}
