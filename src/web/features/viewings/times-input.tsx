import type { Viewing } from '#contract/viewings.ts'
import type { TimesField } from '#web/ui/time-fields.tsx'
import { OwnTimes } from './own-times.tsx'
import { SlotPicker } from './slot-picker.tsx'

type TimesInputProps = TimesField & { listingId: number; side: Viewing['side'] }

/** Buyers choose among the seller's free times, where there are hours; sellers propose any time of theirs. */
export function TimesInput({ listingId, side, ...field }: TimesInputProps) {
  if (side === 'buyer') return <SlotPicker listingId={listingId} {...field} />
  return <OwnTimes {...field} />
}
