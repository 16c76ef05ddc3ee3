import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import { LIMITS } from '#domain/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { TagInput } from '#web/ui/tag-input.tsx'
import { messageOf, useListingForm } from './form-context.ts'

type TagsFieldProps = {
  name: 'targetMarket' | 'features'
  label: string
  hint: ReactNode
  optional?: boolean
  /** Known tags and their labels, offered as suggestions. */
  known: Readonly<Record<string, string>>
  toTag: (text: string) => string
}

/** Tag input: free text, or picked from the tags used in search. */
export function TagsField({ name, label, hint, optional, known, toTag }: TagsFieldProps) {
  const { control } = useListingForm()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <div className="flex flex-col gap-2">
          <Field label={label} hint={hint} optional={optional ?? false} error={messageOf(fieldState.error)}>
            <TagInput
              value={field.value}
              onValueChange={field.onChange}
              toTag={toTag}
              toLabel={(tag) => known[tag] ?? tag}
              maxTags={LIMITS.tags.max}
              placeholder="Type and press Enter"
            />
          </Field>
          <div className="flex flex-wrap gap-1.5">
            {Object.entries(known)
              .filter(([tag]) => !field.value.includes(tag))
              .map(([tag, words]) => (
                <Button
                  key={tag}
                  variant="secondary"
                  size="sm"
                  onClick={() => field.onChange([...field.value, tag])}
                >
                  <Plus aria-hidden="true" />
                  {words}
                </Button>
              ))}
          </div>
        </div>
      )}
    />
  )
}
