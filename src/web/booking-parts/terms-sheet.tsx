import type { ReactNode } from 'react'
import type { Terms } from '#contract/booking/bookings.ts'
import { dueDayOf } from '#domain/booking/creative/deadline.ts'
import { describeSpec } from '#domain/booking/creative/spec-words.ts'
import { describePlanned } from '#domain/booking/planned-times.ts'
import { describeAudience } from '#domain/booking/report/audience-words.ts'
import { toDateRange, toShortDate } from '#domain/format-dates.ts'
import { PriceLines, ScheduleRows } from './price-lines.tsx'
import { SmallList } from './small-list.tsx'

/** An insertion order to read: what is placed when, every line of the price, and the rules it stands under. */
export function TermsSheet({ terms }: { terms: Terms }) {
  const {
    lines,
    totalCents,
    schedule,
    cancellation,
    units,
    political,
    brand,
    note,
    makeGood,
    proof,
    artwork,
    audience,
  } = terms
  return (
    <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-4">
        <ul className="flex flex-col gap-2">
          {units.map((unit) => (
            <li key={`${unit.unitId} ${unit.first}`}>
              <PlacedUnit unit={unit} dueOn={dueDayOf(terms, unit)} medium={terms.listing.medium} />
            </li>
          ))}
        </ul>
        {(brand || political || note) && (
          <dl className="flex flex-col gap-2">
            {brand && <Fact label="Advertises">{brand}</Fact>}
            {political && <Fact label="Political advertisement, paid for by">{political.sponsor}</Fact>}
            {note && <Fact label="Note">{note}</Fact>}
          </dl>
        )}
        <PriceLines {...{ lines, totalCents }} />
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <SmallList title="When it is due">
          <ScheduleRows schedule={schedule} />
        </SmallList>
        <SmallList title="If you cancel">
          {cancellation.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </SmallList>
        <SmallList title="If it does not run">
          <li>{makeGood}</li>
        </SmallList>
        <SmallList title="Proof that it ran">
          <li>{proof}</li>
        </SmallList>
        {audience && (
          <SmallList title="Audience, as stated">
            <li>{describeAudience(audience)}</li>
          </SmallList>
        )}
        {artwork && (
          <SmallList title="Artwork">
            <li>{describeSpec(artwork.spec)}</li>
          </SmallList>
        )}
      </div>
    </div>
  )
}

type PlacedUnitProps = {
  unit: Terms['units'][number]
  dueOn: string | null
  medium: Terms['listing']['medium']
}

function PlacedUnit({ unit, dueOn, medium }: PlacedUnitProps) {
  const { name, label, quantity, capacity, materialDate, times } = unit
  const due = dueOn ?? materialDate
  const what = [name, label, capacity > 1 && `${quantity} of ${capacity}`].filter(Boolean).join(', ')
  return (
    <>
      <span className="font-semibold">{toDateRange(unit)}</span>
      <span className="block text-sm text-ink-soft">{what}</span>
      {times && <span className="block text-sm text-ink-soft">{describePlanned(times, medium)}</span>}
      {due && <span className="block text-sm text-ink-soft">Artwork by {toShortDate(due)}</span>}
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-faint">{label}</dt>
      <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
        {children}
      </dd>
    </div>
  )
}
