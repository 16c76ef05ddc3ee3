import { useQuery } from '@tanstack/react-query'
import type { Viewing } from '#contract/messaging/viewings.ts'
import { MARKET_ZONE } from '#domain/format-dates.ts'
import { LoadingState } from '#web/ui/loading-state.tsx'
import type { TimesField } from '#web/ui/time-fields.tsx'
import { OwnTimes } from './own-times.tsx'
import { slotsQuery } from './queries.ts'
import { SlotPicker } from './slot-picker.tsx'

type TimesInputProps = TimesField & { listingId: number; side: Viewing['side'] }

/** Buyers choose among the seller's free times, where there are hours; sellers propose any time. */
export function TimesInput({ listingId, side, ...field }: TimesInputProps) {
  if (side === 'buyer') return <SlotPicker listingId={listingId} {...field} />
  return <SellerTimes listingId={listingId} {...field} />
}

/** A space that is not public at the moment has no free times to read: the market's clock is meant. */
function SellerTimes({ listingId, ...field }: TimesField & { listingId: number }) {
  const { data, isPending } = useQuery(slotsQuery(listingId))
  if (isPending) return <LoadingState label="Loading times..." />
  return <OwnTimes zone={data?.timeZone ?? MARKET_ZONE} {...field} />
}
