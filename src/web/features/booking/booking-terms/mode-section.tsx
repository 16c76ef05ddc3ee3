import type { BookingMode } from '#domain/booking/booking-terms.ts'
import { FormSection } from '#web/ui/form-section.tsx'
import { RadioGroup, type RadioOption } from '#web/ui/radio-group.tsx'
import { DeliveryField } from './delivery-field.tsx'
import { useTerms } from './terms-context.ts'

const MODES: readonly RadioOption<BookingMode>[] = [
  {
    value: 'request',
    label: 'On request',
    hint: 'Buyers see the whole price for their dates and ask you. Nothing binds you until you agree.',
  },
  {
    value: 'instant',
    label: 'Book Now',
    hint: 'You agree in advance that anyone may book free dates on these terms. Dates are reserved at once, and released if the first payment does not arrive within 5 working days.',
  },
  {
    value: 'off',
    label: 'Not booked on Placard',
    hint: 'Buyers write to you; no price for dates is shown.',
  },
]

export function ModeSection() {
  const { form, problems, listing, change } = useTerms()
  return (
    <FormSection title="How it is booked">
      <RadioGroup
        legend="Buyers book this space"
        hideLegend
        name="mode"
        options={MODES}
        value={form.mode}
        onValueChange={(mode) => change({ mode })}
        error={problems.mode}
      />
      {listing.adType === 'digital' && <DeliveryField />}
    </FormSection>
  )
}
