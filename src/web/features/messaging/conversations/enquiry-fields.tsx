import { CONVERSATION_LIMITS } from '#domain/messaging/conversation.ts'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { ARTWORK, type Artwork, type EnquiryDetails } from './enquiry-words.ts'

interface EnquiryFieldsProps {
  value: EnquiryDetails
  onChange: (part: Partial<EnquiryDetails>) => void
}

/** When, for how much, and whether there is something to show: what advertisers ask back first. */
export function EnquiryFields({ value, onChange }: EnquiryFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-3">
      <Field label="First day" optional>
        <DateInput
          name="from"
          value={value.from}
          max={value.to || undefined}
          onChange={(event) => onChange({ from: event.target.value })}
          className="px-2 text-sm"
        />
      </Field>
      <Field label="Last day" optional>
        <DateInput
          name="to"
          value={value.to}
          min={value.from || undefined}
          onChange={(event) => onChange({ to: event.target.value })}
          className="px-2 text-sm"
        />
      </Field>
      <Field label="Budget" optional>
        <Input
          name="budget"
          value={value.budget}
          maxLength={CONVERSATION_LIMITS.budget}
          placeholder="$800 a month"
          onChange={(event) => onChange({ budget: event.target.value })}
        />
      </Field>
      <Field label="Artwork" optional>
        <Select
          name="artwork"
          placeholder="Not said"
          value={value.artwork}
          onChange={(event) => onChange({ artwork: event.target.value as Artwork | '' })}
          options={Object.entries(ARTWORK).map(([key, label]) => ({ value: key, label }))}
        />
      </Field>
    </div>
  )
}
