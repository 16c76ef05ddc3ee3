import { useState } from 'react'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { FileRow } from '#web/ui/file-row.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { TagInput } from '#web/ui/tag-input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { KitPart, KitSection } from './kit-section.tsx'

const SORTS = [
  { value: 'recommended', label: 'Recommended' },
  { value: 'price-asc', label: 'Price (Low to High)' },
  { value: 'newest', label: 'Newest' },
] as const

export function Forms() {
  const [tags, setTags] = useState<string[]>(['tourists', 'commuters'])
  const [files, setFiles] = useState<File[]>([])
  return (
    <KitSection title="Forms">
      <KitPart name="Text fields" wide>
        <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          <Field label="Title" hint="What people read first.">
            <Input placeholder="Wall on Pike Street" />
          </Field>
          <Field label="Username" error="Username must be at least 3 characters">
            <Input defaultValue="al" />
          </Field>
          <Field label="Company" optional>
            <Input disabled defaultValue="Cannot be changed" />
          </Field>
          <Field label="Password">
            <PasswordInput defaultValue="correct horse" autoComplete="off" />
          </Field>
          <Field label="Category">
            <Select options={SORTS} placeholder="Select a category" />
          </Field>
          <Field label="Available from">
            <DateInput defaultValue="2026-12-01" />
          </Field>
          <Field label="Amount">
            <AmountInput sign="$" defaultValue="2,184.50" />
          </Field>
          <Field label="Target market" hint="Press Enter after each.">
            <TagInput value={tags} onValueChange={setTags} placeholder="tourists" />
          </Field>
          <Field label="Message">
            <Textarea placeholder="Ask the seller" />
          </Field>
        </div>
        <Checkbox label="I am 18 or older" hint="You must be able to sign contracts." />
      </KitPart>
      <KitPart name="Form error" wide>
        <FormError>Login failed. Please check your credentials.</FormError>
      </KitPart>
      <KitPart name="Files" wide>
        <Field label="Photos">
          <FileDrop accept="image/*" onFiles={(added) => setFiles([...files, ...added])}>
            Up to 12 photos, 10 MB each
          </FileDrop>
        </Field>
        <FileRow name="north-wall-at-dusk.jpg" sizeBytes={2_400_000} onRemove={() => {}} />
        <FileRow name="scan.tiff" sizeBytes={40_000_000} error="Larger than 10 MB" onRemove={() => {}} />
        {files.map((file) => (
          <FileRow
            key={file.name}
            name={file.name}
            sizeBytes={file.size}
            onRemove={() => setFiles(files.filter((other) => other !== file))}
          />
        ))}
      </KitPart>
    </KitSection>
  )
}
