import { Controller } from 'react-hook-form'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { messageOf, useListingForm } from './form-context.ts'
import { Section } from './section.tsx'
import { SISTER_SITES } from './sister-sites.ts'

const OPTIONS = SISTER_SITES.map(({ id, name, about }) => ({ value: id, label: name, hint: about }))

export function CrosspostSection() {
  const { control } = useListingForm()
  return (
    <Section
      title="Cross-Posting Options"
      lead="Listings that are cross-posted to our sister sites get 40% more views. They appear there once yours is approved."
    >
      <Controller
        control={control}
        name="crosspost"
        render={({ field, fieldState }) => (
          <CheckboxGroup
            legend="Sister sites"
            name="crosspost"
            options={OPTIONS}
            value={field.value}
            onValueChange={field.onChange}
            error={messageOf(fieldState.error)}
            listClassName="grid gap-x-5 gap-y-1 sm:grid-cols-2"
          />
        )}
      />
    </Section>
  )
}
