import { Sparkles } from 'lucide-react'
import type { FormEventHandler } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { AD_TYPE_OPTIONS, TARGET_MARKET_OPTIONS } from './buyer-form-values.ts'
import type { BuyerFormValues } from './buyer-request.ts'

interface BuyerFormProps {
  onSubmit: FormEventHandler
  isPending: boolean
}

/** Free text and fields in one form; all of them optional. */
export function BuyerForm({ onSubmit, isPending }: BuyerFormProps) {
  const { register, formState } = useFormContext<BuyerFormValues>()
  const errors = formState.errors
  return (
    <Card
      render={
        <form action="/find-ads" method="get" noValidate onSubmit={onSubmit} aria-label="Buyer search" />
      }
      className="flex flex-col gap-4 p-5"
    >
      <Field
        label="Describe what you need"
        hint="For example: “reach commuters in Tacoma, under $900 a month, no radio”"
        error={errors.query?.message}
      >
        <Textarea {...register('query')} rows={4} />
      </Field>
      <Field label="Location" error={errors.location?.message}>
        <Input {...register('location')} placeholder="City, neighborhood, or zip code" autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <Field label="Ad type" error={errors.ad_type?.message}>
          <Select {...register('ad_type')} options={AD_TYPE_OPTIONS} />
        </Field>
        <Field label="Target market" error={errors.target_market?.message}>
          <Select {...register('target_market')} options={TARGET_MARKET_OPTIONS} />
        </Field>
        <Field label="Minimum price ($)" error={errors.price_min?.message}>
          <Input {...register('price_min')} type="number" inputMode="decimal" min={0} step="any" />
        </Field>
        <Field label="Maximum price ($)" error={errors.price_max?.message}>
          <Input {...register('price_max')} type="number" inputMode="decimal" min={0} step="any" />
        </Field>
      </div>
      <Button type="submit" size="lg" pending={isPending}>
        {isPending ? (
          'Searching...'
        ) : (
          <>
            <Sparkles aria-hidden="true" />
            Find opportunities
          </>
        )}
      </Button>
    </Card>
  )
}
