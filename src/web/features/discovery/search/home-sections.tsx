import { Link } from '@tanstack/react-router'
import { buttonVariants } from '#web/ui/button-variants.ts'

const STEPS = [
  ['Search', 'By place, price, medium and audience. Map and list always show the same spaces.'],
  ['Compare', 'Every price with its period and monthly equivalent, every audience figure with its source.'],
  ['Ask and book', 'Write to the owner, agree on dates and artwork, and get proof that your ad ran.'],
] as const

const AREAS = [
  ['Seattle WA', 'Transit screens, walls on Capitol Hill, radio'],
  ['Tacoma WA', 'Dome district billboards, print, events'],
  ['Olympia WA', 'Capitol campus, weeklies, taprooms'],
  ['Everett WA', 'Commuter boards and ferry traffic'],
  ['Bellevue WA', 'Office lobbies, malls and light rail'],
  ['Bremerton WA', 'Ferry terminal and waterfront'],
] as const

/** Below the results: how it works, why to trust it, popular places. Short. */
export function HomeSections() {
  return (
    <div className="border-t border-rule bg-sunk">
      <div className="mx-auto grid max-w-[1760px] gap-x-16 gap-y-12 px-4 py-14 md:px-6 lg:grid-cols-2 lg:py-20">
        <section aria-labelledby="steps-title">
          <h2 id="steps-title" className="text-3xl">
            From a place on the map to an ad that runs
          </h2>
          <ol className="mt-6 grid gap-5">
            {STEPS.map(([title, words], i) => (
              <li key={title} className="flex gap-4">
                <span aria-hidden="true" className="price w-8 text-3xl leading-none text-accent-text">
                  {i + 1}
                </span>
                <span>
                  <span className="block font-display text-lg font-bold">{title}</span>
                  <span className="text-ink-soft">{words}</span>
                </span>
              </li>
            ))}
          </ol>
          <Link to="/how-it-works" className={buttonVariants({ variant: 'outline', className: 'mt-7' })}>
            How it works
          </Link>
        </section>
        <section aria-labelledby="areas-title">
          <h2 id="areas-title" className="text-3xl">
            Popular areas
          </h2>
          <ul className="mt-6 grid gap-x-8 sm:grid-cols-2">
            {AREAS.map(([place, words]) => (
              <li key={place} className="border-t border-rule">
                <Link to="/" search={{ location: place }} className="group block py-3">
                  <span className="font-display text-lg font-bold group-hover:underline group-hover:underline-offset-4">
                    {place}
                  </span>
                  <span className="block text-[0.9375rem] text-ink-soft">{words}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="trust-title" className="lg:col-span-2">
          <h2 id="trust-title" className="text-3xl">
            Honest by design
          </h2>
          <ul className="mt-5 grid gap-x-10 gap-y-4 text-ink-soft md:grid-cols-3">
            <li>
              <strong className="text-ink">Every space is reviewed</strong> by a person before it appears, and
              a rejection always carries its reason.
            </li>
            <li>
              <strong className="text-ink">No pay-to-win.</strong> The recommended order follows one published
              rule, the same for everyone.
            </li>
            <li>
              <strong className="text-ink">A social-purpose company</strong> from Washington State, made for
              independent shops, venues and media.
            </li>
          </ul>
        </section>
      </div>
    </div>
  )
}
