import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { MEDIUM_FACTS } from '#domain/listings/medium-facts.ts'
import {
  AD_TYPE_LABELS,
  AD_TYPES,
  INTERVAL_LABELS,
  INTERVALS,
  LISTING_TYPE_LABELS,
  LISTING_TYPES,
} from '#domain/vocabulary.ts'
import { DateInput } from '#web/ui/date-input.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { useListingForm } from './form-context.ts'
import { INTERVAL_OF_OTHERS, PRICE_OF_OTHERS } from './price-of-others.ts'
import { describeSoldBy } from './sold-by.ts'

const AD_TYPE_OPTIONS = AD_TYPES.map((value) => ({ value, label: AD_TYPE_LABELS[value] }))
const INTERVAL_OPTIONS = INTERVALS.map((value) => ({ value, label: INTERVAL_LABELS[value] }))
const LISTING_TYPE_OPTIONS = LISTING_TYPES.map((value) => ({ value, label: LISTING_TYPE_LABELS[value] }))

type BasicSectionProps = {
  photos: ReactNode
  /** The space is on the market, and the person's role does not include its price. */
  isPriceFixed?: boolean
}

/** Basics: type, title, price and photos. */
export function BasicSection({ photos, isPriceFixed = false }: BasicSectionProps) {
  const { register, formState, getValues, setValue, control } = useListingForm()
  const [listingType, type, interval] = useWatch({ control, name: ['listingType', 'type', 'interval'] })
  const isSale = listingType === 'sale'
  const { errors } = formState
  const suggestFacts = () => {
    const { type, specifications } = getValues()
    if (!type || specifications.some(({ value }) => value)) return
    const facts = MEDIUM_FACTS[type].slice(0, 3).map(({ label }) => ({ label, value: '' }))
    setValue('specifications', facts)
  }
  return (
    <FormSection title="Basic Information">
      <Field label="Title" error={errors.title?.message}>
        <Input {...register('title')} placeholder="Brick wall facing the Fremont bus stop" />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Ad Type" error={errors.type?.message}>
          <Select
            {...register('type', { onChange: suggestFacts })}
            placeholder="Select an ad type"
            options={AD_TYPE_OPTIONS}
          />
        </Field>
        <Field label="For Rent or For Sale">
          <Select {...register('listingType')} options={LISTING_TYPE_OPTIONS} />
        </Field>
        <Field
          label="Price"
          error={errors.price?.message}
          hint={isPriceFixed ? PRICE_OF_OTHERS : `In whole US dollars${isSale ? ', paid once' : ''}.`}
        >
          <Input
            {...register('price')}
            readOnly={isPriceFixed}
            type="number"
            min={0}
            step={1}
            inputMode="numeric"
            placeholder="450"
          />
        </Field>
        {!isSale && (
          <Field
            label="Interval"
            error={errors.interval?.message}
            hint={isPriceFixed ? INTERVAL_OF_OTHERS : type ? describeSoldBy(type, interval) : undefined}
          >
            {isPriceFixed ? (
              // a choice cannot be read-only, and one that is disabled would not be sent
              <Input value={INTERVAL_LABELS[interval]} readOnly />
            ) : (
              <Select {...register('interval')} options={INTERVAL_OPTIONS} />
            )}
          </Field>
        )}
      </div>
      <DescriptionField />
      {photos}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Available From" error={errors.availableFrom?.message}>
          <DateInput {...register('availableFrom', { deps: 'availableTo' })} />
        </Field>
        <Field label="Available Until" optional error={errors.availableTo?.message}>
          <DateInput {...register('availableTo')} />
        </Field>
      </div>
    </FormSection>
  )
}

function DescriptionField() {
  const { register, formState, control } = useListingForm()
  const length = useWatch({ control, name: 'description' }).trim().length
  const isThin = length > 0 && length < 200
  const hint = isThin
    ? 'Good listings say who sees it, for how long, and what is included.'
    : 'Who sees it, how long, what is included.'
  return (
    <Field label="Description" error={formState.errors.description?.message} hint={hint}>
      <Textarea {...register('description')} rows={5} />
    </Field>
  )
}
