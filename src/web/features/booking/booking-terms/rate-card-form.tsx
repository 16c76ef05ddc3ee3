import { type FormEvent, useState } from 'react'
import type { TermTemplate } from '#contract/booking/booking-terms-templates.ts'
import { CLIENT_CLASS_LABELS, CLIENT_CLASSES } from '#domain/booking/clients.ts'
import { RATE_LIMITS } from '#domain/booking/price/rates.ts'
import { ApiError } from '#web/platform/api.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field, FieldError } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { type CardField, NEW_CARD, readCard, type TypedCard, toTypedCard } from './card-form.ts'
import { useSaveTemplate } from './use-save-template.ts'

const RULES: readonly {
  field: 'seasons' | 'markets' | 'termDiscounts' | 'quantityDiscounts'
  label: string
  hint: string
}[] = [
  { field: 'seasons', label: 'Seasons', hint: 'One a line: Summer, 06-01 to 08-31, 120%' },
  { field: 'markets', label: 'Markets', hint: 'One a line, by a place in the location: Tacoma: 110%' },
  { field: 'termDiscounts', label: 'Off for longer terms', hint: 'One a line, from so many days: 56: 10%' },
  {
    field: 'quantityDiscounts',
    label: 'Off for more at once',
    hint: 'One a line, from so many slots or places: 3: 5%',
  },
]

type RateCardFormProps = {
  /** Null: a new one. */
  template: TermTemplate | null
  /** Once it is saved, or left as it was. */
  onClose: () => void
}

/** A rate card, one rule a line. */
export function RateCardForm({ template, onClose }: RateCardFormProps) {
  const [typed, setTyped] = useState<TypedCard>(() =>
    template?.card ? toTypedCard(template.name, template.card) : NEW_CARD,
  )
  const [errors, setErrors] = useState<Partial<Record<CardField, string>>>({})
  const save = useSaveTemplate(template?.id ?? null, onClose)
  const put = (change: Partial<TypedCard>) => setTyped({ ...typed, ...change })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const read = readCard(typed)
    setErrors('errors' in read ? read.errors : {})
    if ('card' in read) save.mutate({ kind: 'rates', name: typed.name.trim(), card: read.card })
  }
  return (
    <Card className="p-4">
      <form noValidate onSubmit={onSubmit} aria-label="Rate card" className="flex max-w-xl flex-col gap-4">
        <Field label="Name">
          <Input
            value={typed.name}
            maxLength={RATE_LIMITS.name}
            onChange={(event) => put({ name: event.target.value })}
          />
        </Field>
        {RULES.map(({ field, label, hint }) => (
          <Field key={field} label={label} hint={hint} optional error={errors[field]}>
            <Textarea
              rows={2}
              maxLength={3000}
              value={typed[field]}
              onChange={(event) => put({ [field]: event.target.value } as Partial<TypedCard>)}
            />
          </Field>
        ))}
        <fieldset className="flex flex-col gap-2">
          <legend className="font-semibold">Off for clients of a class</legend>
          <p className="text-sm text-ink-soft">For those in your list of clients; nobody else reads it.</p>
          <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {CLIENT_CLASSES.map((name) => (
              <Field key={name} label={CLIENT_CLASS_LABELS[name]}>
                <AmountInput
                  sign="%"
                  value={typed.classes[name]}
                  onChange={(event) => put({ classes: { ...typed.classes, [name]: event.target.value } })}
                />
              </Field>
            ))}
          </div>
          {errors.classes && <FieldError>{errors.classes}</FieldError>}
        </fieldset>
        <Field
          label="Never below"
          optional
          hint="Of the rate, after all discounts and commission. Sales people keep to it in all they offer and accept; owners and managers may go below."
          error={errors.floor}
        >
          <AmountInput
            sign="%"
            value={typed.floor}
            onChange={(event) => put({ floor: event.target.value })}
          />
        </Field>
        <FormError>
          {save.error &&
            (save.error instanceof ApiError
              ? save.error.message
              : 'It could not be saved. Please try again.')}
        </FormError>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={save.isPending} disabled={!typed.name.trim()}>
            Save the rate card
          </Button>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  )
}
