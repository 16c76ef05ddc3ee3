import { Link } from '@tanstack/react-router'
import { PageSection } from '#web/ui/page-section.tsx'

/** What of the trade's own protocols can be read here, and what cannot: said first, so that nobody builds on more. */
export function TradeSection() {
  return (
    <PageSection
      id="trade"
      title="Protocols of the trade"
      lead="Shaped after them, not conformant: spaces can be read in these shapes, and a person books."
    >
      <dl className="flex flex-col gap-4">
        <div>
          <dt className="font-semibold">OpenDirect 2.1 (IAB Tech Lab)</dt>
          <dd className="text-ink-soft">
            Products, product search and avails under <code>/api/opendirect/v2.1</code>, in its lower-case
            names, with <code>count</code>, <code>offset</code>, <code>X-Total-Count</code> and its list of
            errors. Not here: accounts, OAuth, orders, lines, creatives and change requests; a search by
            fields that are not listed is refused. <code>price</code> is null where days cannot be had, and{' '}
            <code>leadtime</code> is in working days. <code>accountid</code> and{' '}
            <code>advertiserbrandid</code> are given back as they came.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">OpenOOH venue taxonomy 1.2</dt>
          <dd className="text-ink-soft">
            Out: its number of a venue in products and in the open feeds (<code>openooh_venue_id</code>). In:
            a column of its numbers or names in a file, or in <code>PUT /api/my/inventory</code>. We keep ten
            kinds of venue, so a finer number comes back as the kind that holds it.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">AdCP 3.0 (Ad Context Protocol)</dt>
          <dd className="text-ink-soft">
            Products under <code>/api/adcp/v3/products</code>, which our tests hold against its published
            schemas. Not here: its tasks, media buys, creatives, delivery reports and{' '}
            <code>adagents.json</code>.
          </dd>
        </div>
        <div>
          <dt className="font-semibold">Model Context Protocol</dt>
          <dd className="text-ink-soft">
            <code>/mcp</code> speaks 2026-07-28, 2025-11-25 and 2025-06-18, without a key. Its tools read and
            prepare; none books. See{' '}
            <Link to="/help/articles/$slug" params={{ slug: 'connect-your-agent' }} className="link">
              Connect your own AI agent
            </Link>
            .
          </dd>
        </div>
      </dl>
    </PageSection>
  )
}
