import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { ShopInput } from '#contract/planning/shops.ts'
import { SHOP_LIMITS } from '#domain/planning/shops.ts'
import { api } from '#web/platform/api.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { shopsQuery } from './queries.ts'
import { withShop } from './shop-words.ts'

const EMPTY = { name: '', address: '' }

/** Adds one. */
export function ShopForm() {
  const queryClient = useQueryClient()
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(ShopInput),
    defaultValues: EMPTY,
  })
  const submit = submitWith(async (body) => {
    const shop = await api('POST /api/shops', { body })
    queryClient.setQueryData(shopsQuery.queryKey, (shops) => shops && withShop(shops, shop))
    form.reset(EMPTY)
  })
  return (
    <Card
      render={<form noValidate onSubmit={submit} aria-labelledby="add-shop" />}
      className="flex flex-col gap-4 p-5"
    >
      <h2 id="add-shop" className="text-xl">
        Add a shop
      </h2>
      <FormError>{failure}</FormError>
      <Field label="Name" required error={errors.name?.message}>
        <Input {...form.register('name')} maxLength={SHOP_LIMITS.name} autoComplete="off" dir="auto" />
      </Field>
      <Field
        label="Address"
        hint="With its ZIP code or town; or latitude and longitude"
        required
        error={errors.address?.message}
      >
        <Input {...form.register('address')} maxLength={SHOP_LIMITS.address} autoComplete="off" />
      </Field>
      <Button type="submit" pending={isSubmitting} className="self-start">
        {isSubmitting ? 'Adding...' : 'Add the shop'}
      </Button>
    </Card>
  )
}
