import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ORGANISATION } from '#domain/organisation.ts'
import { Button } from '#web/ui/button.tsx'
import { HeroArt } from '#web/ui/illustrations/hero-art.tsx'
import { Screenshot } from './screenshot.tsx'

const FEATURES = [
  ['AI Buyer Agent', 'turns one sentence into criteria, scores every space from 0 to 100% and says why.'],
  ['AI Seller Agent', 'drafts a listing, names missing facts and compares your price with similar spaces.'],
  ['Cross-posting', 'shows an approved space on four sister sites as well, if you tick them.'],
  ['Seller workspace', 'keeps drafts, active and paused spaces, and takes hundreds of them from a file.'],
  ['Favorites and saved searches', 'keep what you like and find it again on every device.'],
]

const TIPS = [
  'Search the neighborhood, not the city. Your customers come from ten minutes away.',
  'Compare the price of 28 days with print and hanging included.',
  'Ask how a number of views is known.',
  'Try one short period with a code of its own before you sign for a year.',
  'Agree on proof and on cancelling before the ad goes up.',
]

export function About() {
  return (
    <div className="mx-auto max-w-6xl px-4 py-10 md:px-6 md:py-16">
      <div className="grid items-center gap-10 lg:grid-cols-[1fr_1.1fr]">
        <div>
          <h1 className="text-4xl md:text-6xl">About Placard</h1>
          <p className="mt-4 max-w-prose text-lg text-ink-soft">
            A marketplace for local advertising space around Puget Sound.
          </p>
        </div>
        <HeroArt />
      </div>
      <div className="mt-14 grid gap-x-14 gap-y-12 lg:grid-cols-2">
        <Section id="mission" title="Our mission">
          <p>
            A bakery should be able to find out in a minute what is for rent on its own street, and what it
            costs. A pub with a blank wall should be able to earn something from it. Today both depend on whom
            they know.
          </p>
          <p>
            Placard puts billboards, print, digital screens, radio, events and social posts on one map, with
            prices, so that money spent on local advertising stays local.
          </p>
          <Button render={<Link to="/" />}>Search the map</Button>
        </Section>
        <Section id="map" title="An interactive map tool">
          <p>
            Map and list are one thing: point at a card and its pin lights up, move the map and the list
            follows. Draw an area, or narrow it by price, medium, audience and features. The address of the
            page keeps everything, so any view can be sent to a colleague.
          </p>
          <p>
            <Link to="/help/articles/$slug" params={{ slug: 'interactive-map' }} className="link">
              How to use the map
            </Link>
          </p>
          <Screenshot name="map" alt="The map around Seattle with prices on its pins" />
        </Section>
        <Section id="features" title="Advanced features">
          <ul className="flex flex-col gap-3">
            {FEATURES.map(([name, text]) => (
              <li key={name}>
                <strong>{name}</strong> {text}
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" render={<Link to="/find-ads" />}>
              Find ad space
            </Button>
            <Button variant="outline" render={<Link to="/list-ad" />}>
              List your ad space
            </Button>
          </div>
        </Section>
        <Section id="tips" title="Tips for a good start">
          <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-accent-text">
            {TIPS.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Section>
        <Section id="company" title="The company">
          <p>
            {ORGANISATION.product} is a service of {ORGANISATION.parent}, {ORGANISATION.parentDescription}.
            That form of company is bound by Washington law to a social purpose besides profit. Ours is to
            help local business, culture and media around Puget Sound to be found.
          </p>
          <p>
            Listings are free, nobody can pay for a better place in the results, and there are no third-party
            trackers.{' '}
            <Link to="/privacy" className="link">
              Privacy policy
            </Link>
            ,{' '}
            <Link to="/terms" className="link">
              terms of use
            </Link>
            ,{' '}
            <Link to="/help/contact" className="link">
              contact
            </Link>
            .
          </p>
        </Section>
      </div>
    </div>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex max-w-prose flex-col items-start gap-4">
      <h2 id={id} className="text-3xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
