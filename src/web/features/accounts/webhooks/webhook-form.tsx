import { zodResolver } from '@hookform/resolvers/zod'
import { NewWebhook, type Webhook } from '#contract/accounts/webhooks.ts'
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '#domain/webhook-events.ts'
import { api } from '#web/platform/api.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckboxGroup } from '#web/ui/checkbox-group.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'

export interface MadeSecret {
  webhook: Webhook
  /** Shown once: the server keeps it sealed. */
  secret: string
}

const OPTIONS = WEBHOOK_EVENT_NAMES.map((type) => ({
  value: type,
  label: WEBHOOK_EVENTS[type].label,
  hint: <code className="text-sm">{type}</code>,
}))

interface Props {
  /** The one to change; a new one without. */
  webhook?: Webhook
  onMade?: (made: MadeSecret) => void
  onChanged?: () => void
}

export function WebhookForm({ webhook, onMade, onChanged }: Props) {
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(NewWebhook),
    defaultValues: { url: webhook?.url ?? '', types: webhook?.types ?? [] },
  })
  const { isSubmitted } = form.formState
  const submit = submitWith(async (body) => {
    if (webhook) {
      await api('PATCH /api/webhooks/:id', { params: { id: webhook.id }, body })
      onChanged?.()
      return
    }
    onMade?.(await api('POST /api/webhooks', { body }))
    form.reset()
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormError>{failure}</FormError>
      <Field
        label="Address"
        hint="https, on the public internet; redirects are not followed"
        error={errors.url?.message}
      >
        <Input {...form.register('url')} type="url" inputMode="url" maxLength={1000} autoComplete="off" />
      </Field>
      <CheckboxGroup
        legend="Send a message when"
        options={OPTIONS}
        value={form.watch('types')}
        onValueChange={(value) => form.setValue('types', value, { shouldValidate: isSubmitted })}
        error={errors.types?.message}
        listClassName="grid gap-x-8 md:grid-cols-2"
      />
      <Button type="submit" pending={isSubmitting} className="self-start">
        {isSubmitting ? 'Saving...' : webhook ? 'Save webhook' : 'Add webhook'}
      </Button>
    </form>
  )
}
