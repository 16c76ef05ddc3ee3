import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { TermTemplate } from '#contract/booking/booking-terms-templates.ts'
import { RATE_LIMITS } from '#domain/booking/price/rates.ts'
import { TERM_PART_LABELS, TERM_PARTS, type TermPart } from '#domain/booking/term-templates.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { canSaveTemplate, toTemplateInput } from './template-input.ts'
import { useSaveTemplate } from './use-save-template.ts'

type TemplateFormProps = {
  /** Null: a new one. */
  template?: TermTemplate | null
  /** Once it is saved, or left as it was. */
  onClose: () => void
}

/** A template of terms: what is set on one space, to be given to many. */
export function TemplateForm({ template = null, onClose }: TemplateFormProps) {
  const [name, setName] = useState(template?.name ?? '')
  const [listingId, setListingId] = useState('')
  const [parts, setParts] = useState<readonly TermPart[]>(template?.parts ?? TERM_PARTS)
  const save = useSaveTemplate(template?.id ?? null, onClose)
  const { data: spaces = [] } = useQuery({
    queryKey: ['term-templates', 'spaces'],
    queryFn: ({ signal }) => api('GET /api/my/spaces', { query: { sort: 'title', limit: '200' }, signal }),
  })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(toTemplateInput({ name, listingId, parts }))
  }
  return (
    <Card className="p-4">
      <form noValidate onSubmit={onSubmit} aria-label="Template" className="flex max-w-xl flex-col gap-4">
        <Field label="Name">
          <Input
            value={name}
            maxLength={RATE_LIMITS.name}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Field
          label="Take the terms of"
          hint={
            template
              ? 'Choose a space to take its terms anew. What it sets already stays until you do.'
              : 'Set one space as you want it, then give its terms to many.'
          }
        >
          <Select
            placeholder={template ? 'Keep what it sets' : 'Choose a space'}
            options={spaces.map(({ id, title, unitId }) => ({
              value: String(id),
              label: [unitId, title].filter(Boolean).join(' · ') || `#${id}`,
            }))}
            value={listingId}
            onChange={(event) => setListingId(event.target.value)}
          />
        </Field>
        <fieldset className="flex flex-col gap-2">
          <legend className="font-semibold">What the template sets</legend>
          {TERM_PARTS.map((part) => (
            <label key={part} className="flex items-center gap-2">
              <input
                type="checkbox"
                className="size-5 accent-primary"
                checked={parts.includes(part)}
                onChange={() =>
                  setParts(parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part])
                }
              />
              {TERM_PART_LABELS[part]}
            </label>
          ))}
        </fieldset>
        <FormError>
          {save.error &&
            (save.error instanceof ApiError
              ? save.error.message
              : 'It could not be saved. Please try again.')}
        </FormError>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            pending={save.isPending}
            disabled={!canSaveTemplate({ name, listingId, parts }, template)}
          >
            Save the template
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  )
}
