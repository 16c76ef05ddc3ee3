import { Link } from '@tanstack/react-router'
import { MapPinned, Sparkles, Users } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Screenshot } from './screenshot.tsx'
import { StepList } from './step-list.tsx'

const BUYER_STEPS = [
  {
    title: 'Say what you need',
    text: 'Type a place on the map, or tell the AI Buyer Agent: “Bakery in Fremont, families, under $600 a month.”',
  },
  {
    title: 'Compare what fits',
    text: 'See price per month, who passes by and how that is known, dates and shortest contract, side by side.',
  },
  {
    title: 'Ask, or book',
    text: 'Choose dates and see the whole price. Book at once where the seller allows it, or send a request. Questions go to the seller’s inbox, without giving your address away.',
  },
  {
    title: 'Agree, pay, measure',
    text: 'Both of you accept the same terms, kept word for word. You pay the seller, directly or by card where the seller takes cards. Give the ad its own code and count what it brings.',
  },
]

const SELLER_STEPS = [
  {
    title: 'Describe your space',
    text: 'A wall, a page, a screen, a show. The AI Seller Agent drafts the text and says which facts are missing.',
  },
  {
    title: 'Set a price',
    text: 'By the day, week, four weeks or month. See what similar spaces nearby ask before you decide.',
  },
  {
    title: 'We review it',
    text: 'A person checks every listing before it is public. Then it is on the map, and on partner sites you pick.',
  },
  {
    title: 'Answer buyers',
    text: 'Questions and requests reach you by mail, each with its deadline. You decide whom you take, and get paid directly. Placard holds no money.',
  },
]

const BENEFITS = [
  {
    Icon: Sparkles,
    title: 'Efficient matching',
    text: 'A match score from 0 to 100% with its reasons, made only from what the listing says. If a fact is missing, you hear that too.',
  },
  {
    Icon: MapPinned,
    title: 'Hyperlocal focus',
    text: 'Neighborhoods, ZIP codes, ferry lines and market squares from Olympia through Tacoma to Seattle. Not “the Northwest”.',
  },
  {
    Icon: Users,
    title: 'Audience insights',
    text: 'Every audience number shows whether it was measured, modeled, printed or stated by the seller, and when.',
  },
]

export function HowItWorks() {
  return (
    <div className="mx-auto max-w-6xl px-4 py-10 md:px-6 md:py-16">
      <div className="grid items-center gap-10 lg:grid-cols-[1fr_1.1fr]">
        <div>
          <h1 className="text-4xl md:text-6xl">How It Works</h1>
          <p className="mt-4 max-w-prose text-lg text-ink-soft">
            Placard puts local advertising space on one map with its price on it. Buyers find what fits.
            Sellers reach people who are looking.
          </p>
          <nav aria-label="On this page" className="mt-6 flex flex-wrap gap-2">
            <Button variant="outline" render={<a href="#buyers-title" />}>
              For buyers
            </Button>
            <Button variant="outline" render={<a href="#sellers-title" />}>
              For sellers
            </Button>
          </nav>
        </div>
        <Screenshot
          name="map"
          eager
          alt="The map around Seattle with prices on its pins and the list beside it"
        />
      </div>
      <section aria-labelledby="buyers-title" className="mt-14">
        <h2 id="buyers-title" className="text-3xl">
          For buyers
        </h2>
        <StepList steps={BUYER_STEPS} />
        <Button size="lg" className="mt-8" render={<Link to="/find-ads" />}>
          Find ad space
        </Button>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          <Screenshot
            name="find-ads"
            alt="Find Ads: matches with their scores and reasons"
            caption="Each match says why it fits."
          />
          <Screenshot
            name="enquiry"
            alt="The form to write to a seller on a listing"
            caption="Write from the listing; the answer comes to your inbox."
          />
        </div>
      </section>
      <section aria-labelledby="sellers-title" className="mt-16">
        <h2 id="sellers-title" className="text-3xl">
          For sellers
        </h2>
        <StepList steps={SELLER_STEPS} />
        <Button size="lg" className="mt-8" render={<Link to="/list-ad" />}>
          List your ad space
        </Button>
        <div className="mt-10 grid gap-6 md:grid-cols-2">
          <Screenshot
            name="create-listing"
            alt="The form for a new space with its preview"
            caption="See your space as buyers will."
          />
          <Screenshot
            name="workspace"
            alt="The seller's workspace with spaces in review and public"
            caption="All your spaces, and what to do next."
          />
        </div>
      </section>
      <section aria-labelledby="benefits-title" className="mt-16">
        <h2 id="benefits-title" className="text-3xl">
          Key benefits
        </h2>
        <div className="mt-5 grid gap-4 md:grid-cols-3">
          {BENEFITS.map(({ Icon, title, text }) => (
            <Card key={title} className="p-6">
              <Icon aria-hidden="true" className="size-7 text-primary" />
              <h3 className="mt-3 text-xl">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </Card>
          ))}
        </div>
      </section>
      <p className="mt-14 max-w-prose text-ink-soft">
        More in the{' '}
        <Link to="/help" search={{}} className="link">
          Help Center
        </Link>
        : start with{' '}
        <Link to="/help/articles/$slug" params={{ slug: 'what-is-placard' }} className="link">
          what Placard is
        </Link>{' '}
        or{' '}
        <Link to="/help/articles/$slug" params={{ slug: 'pricing-models' }} className="link">
          pricing models
        </Link>
        .
      </p>
    </div>
  )
}
