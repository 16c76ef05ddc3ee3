import { useSisterSites } from '#web/listing-parts/use-sister-sites.ts'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { FormSection } from '#web/ui/form-section.tsx'

type CrossPostSectionProps = {
  /** Ids of the chosen sites. */
  value: string[]
  onChange: (value: string[]) => void
  error?: string | undefined
}

/** The part of the listing form that chooses sister sites. */
export function CrossPostSection({ value, onChange, error }: CrossPostSectionProps) {
  const sites = useSisterSites()
  return (
    <FormSection
      title="Cross-Posting Options"
      lead="Listings that are cross-posted to our sister sites get 40% more views. They appear there once yours is approved."
    >
      <CheckboxGroup
        legend="Sister sites"
        name="crosspost"
        options={sites.map(({ id, name, about }) => ({ value: id, label: name, hint: about }))}
        value={value}
        onValueChange={onChange}
        error={error}
        listClassName="grid gap-x-5 gap-y-1 sm:grid-cols-2"
      />
    </FormSection>
  )
}
