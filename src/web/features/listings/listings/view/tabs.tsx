import { type ReactNode, useState } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { formatTerm, TERM_NAMES, termHeading } from '#domain/listings/listing-terms.ts'
import { AUDIENCE_LABELS, type Audience, VENUE_LABELS } from '#domain/vocabulary.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { Description } from './description.tsx'
import { Facts } from './facts.tsx'
import { FeaturesList } from './features-list.tsx'
import { formatBasis, formatDailyViews, formatDay, formatFirstDay, formatListedDate } from './format.ts'

type ListingTabsProps = {
  listing: Listing
  now: Date
  /** As in `DecidingFigures`. */
  firstFree: string | null | undefined
  /** Draws the map; called once its tab is opened. */
  map: () => ReactNode
  /** The pin is at the middle of the place that is named. */
  isPinRough: boolean
}
type PanelProps = ListingTabsProps & { isMapWanted: boolean }

const TABS = ['Overview', 'Details', 'Audience', 'Location'] as const

/** All four panels are rendered, so that the page is readable without JavaScript. */
export function ListingTabs(props: ListingTabsProps) {
  const panels = { Overview, Details, Audience: AudiencePanel, Location: LocationPanel }
  const [isMapWanted, setIsMapWanted] = useState(false)
  return (
    <Tabs
      defaultValue="Overview"
      onValueChange={(tab) => tab === 'Location' && setIsMapWanted(true)}
      className="print-all"
    >
      <TabList aria-label="About this space" className="print:hidden">
        {TABS.map((name) => (
          <Tab key={name} value={name}>
            {name}
          </Tab>
        ))}
      </TabList>
      {TABS.map((name) => {
        const Panel = panels[name]
        return (
          <TabPanel key={name} value={name} keepMounted className="print:pt-3">
            {name !== 'Overview' && (
              <h2 className="mb-2 hidden text-xl noscript:block print:block">{name}</h2>
            )}
            <Panel {...props} isMapWanted={isMapWanted} />
          </TabPanel>
        )
      })}
    </Tabs>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 first:mt-0 print:mt-3">
      <h2 className="mb-3 text-xl">{title}</h2>
      {children}
    </section>
  )
}

function Overview({ listing }: PanelProps) {
  return (
    <>
      <Part title="Description">
        <Description text={listing.description} />
      </Part>
      <Part title="Features">
        <FeaturesList features={listing.features} />
      </Part>
      <Part title="Specifications">
        {listing.specs.length > 0 ? (
          <Facts
            items={[
              ...listing.specs,
              ...(listing.measuredSize ? [{ label: 'Measured size', value: listing.measuredSize }] : []),
            ]}
          />
        ) : (
          <p className="text-ink-faint">The seller names no specifications.</p>
        )}
      </Part>
    </>
  )
}

function Details({ listing, now, firstFree }: PanelProps) {
  const first = formatFirstDay(listing.availableFrom, firstFree)
  const listed = formatListedDate(listing.listedDate, now)
  return (
    <Facts
      items={[
        { label: 'Available From', value: first === 'now' ? 'Now' : (first ?? 'Nothing free') },
        ...TERM_NAMES.map((name) => ({ label: termHeading(name), value: formatTerm(name, listing) })),
        {
          label: 'Listed Date',
          value: (
            <time dateTime={listing.listedDate} title={listed.exact}>
              {listed.relative}
            </time>
          ),
        },
        { label: 'ID', value: listing.id },
        ...(listing.venue ? [{ label: 'Venue', value: VENUE_LABELS[listing.venue] }] : []),
        ...(listing.availabilityEnd
          ? [{ label: 'Available Until', value: formatDay(listing.availabilityEnd) }]
          : []),
      ]}
    />
  )
}

function AudiencePanel({ listing: { audience, targetMarket } }: PanelProps) {
  return (
    <>
      <Facts
        items={[
          {
            label: 'Daily Views/Impressions',
            value: formatDailyViews(audience),
            note: formatBasis(audience),
          },
          { label: 'Audience Type', value: audience.type },
          { label: 'Age Range', value: audience.ageRange },
          { label: 'Income Level', value: audience.incomeLevel },
        ]}
      />
      {targetMarket.length > 0 && (
        <Part title="Reaches">
          <ul className="flex flex-wrap gap-2">
            {targetMarket.map((tag) => (
              <li key={tag}>
                <Badge>{AUDIENCE_LABELS[tag as Audience] ?? tag}</Badge>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </>
  )
}

function LocationPanel({ listing, map, isMapWanted, isPinRough }: PanelProps) {
  return (
    <>
      <p className="font-medium">{listing.location.text}</p>
      {listing.address && <p className="text-ink-soft">{listing.address}</p>}
      {listing.locationDetails && <p className="mt-3">{listing.locationDetails}</p>}
      {listing.coordinates && isPinRough && (
        <p className="mt-3 text-ink-soft">
          The pin is rough: it is at the middle of {listing.location.text}. Ask the seller where the space is.
        </p>
      )}
      <div className="mt-4 print:hidden">
        {listing.coordinates ? (
          <>
            <div className="h-80 overflow-hidden rounded-card border border-rule bg-sunk noscript:hidden">
              {isMapWanted && map()}
            </div>
            <noscript>
              <a
                href={`/?near=${listing.coordinates.lat},${listing.coordinates.lng}&radiusKm=3`}
                className="link"
              >
                Spaces within two miles
              </a>
            </noscript>
          </>
        ) : (
          <p className="text-ink-faint">The seller has not put this space on the map.</p>
        )}
      </div>
    </>
  )
}
