import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { describeContradiction, findContradictions } from '#domain/listings/contradictions.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { toFormValues } from '../edit/to-form-values.ts'
import { toSaidTwice } from '../form/contradiction-facts.ts'
import { bookedQuery, ownListingQuery } from './queries.ts'

/** Above the page of an own space, for its seller alone: what its texts say otherwise than its fields, in the latest version. */
export function SaysTwoThings({ listingId }: { listingId: number }) {
  const id = String(listingId)
  const { data: own } = useQuery(ownListingQuery(id))
  const { data: booked } = useQuery(bookedQuery(listingId))
  if (!own || booked === undefined || !own.canEdit) return null
  const found = findContradictions(toSaidTwice(toFormValues(own.listing), booked))
  if (found.length === 0) return null
  return (
    <div className="mx-auto max-w-[1240px] px-4 pt-5 md:px-6 print:hidden">
      <Alert
        tone="warning"
        title="Your space says two things"
        action={
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              render={
                own.listing.status === 'draft' ? (
                  <Link to="/create-listing" search={{ draft: listingId }} />
                ) : (
                  <Link to="/sell/listings/$id/edit" params={{ id }} />
                )
              }
            >
              Mend it
            </Button>
            {booked && found.some(({ field }) => field === 'leadTime') && (
              <Button
                size="sm"
                variant="outline"
                render={<Link to="/sell/listings/$id/booking" params={{ id }} />}
              >
                How it is booked
              </Button>
            )}
          </div>
        }
      >
        <p>Only you see this. Buyers read both.</p>
        <ul className="mt-1 list-disc pl-5">
          {found.map((one) => (
            <li
              key={`${one.where} ${one.field} ${one.mend?.field === 'specification' ? one.mend.label : ''}`}
              className="break-words"
            >
              {describeContradiction(one)}.
            </li>
          ))}
        </ul>
      </Alert>
    </div>
  )
}
