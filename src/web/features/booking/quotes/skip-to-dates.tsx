import { useQuery } from '@tanstack/react-query'
import { SkipLink } from '#web/ui/skip-link.tsx'
import { DATES_ID } from './dates-id.ts'
import { isBookedHere } from './is-booked-here.ts'
import { availabilityQuery } from './queries.ts'

/** Past the name, the controls and the pictures of a space, for those who use the keyboard. */
export function SkipToDates({ listingId }: { listingId: number }) {
  const read = useQuery(availabilityQuery(listingId))
  return isBookedHere(read) && <SkipLink targetId={DATES_ID}>Skip to dates and price</SkipLink>
}
