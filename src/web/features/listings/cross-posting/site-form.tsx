import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { ManagedSite, SiteChange } from '#contract/listings/cross-posting.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { toSiteChange } from './site-words.ts'

type SiteFormProps = {
  /** Null for a new site. */
  site: ManagedSite | null
  onClose: () => void
}

export function SiteForm({ site, onClose }: SiteFormProps) {
  const formId = useId()
  const queryClient = useQueryClient()
  const [isActive, setIsActive] = useState(site?.active ?? true)
  const save = useMutation({
    mutationFn: ({ id, body }: { id: string; body: SiteChange }) =>
      api('PUT /api/admin/sites/:id', { params: { id }, body }),
    onSuccess: ({ name }) => {
      toast({ title: 'Site saved', description: name })
      void queryClient.invalidateQueries({ queryKey: ['sites'] })
      onClose()
    },
  })
  const errors = save.error instanceof ApiError ? save.error.fields : {}
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { id, body } = toSiteChange(new FormData(event.currentTarget), isActive)
    save.mutate({ id: site?.id ?? id, body })
  }
  return (
    <DialogContent
      title={site ? `Edit ${site.name}` : 'Add site'}
      footer={
        <>
          <DialogClose render={<Button variant="outline" />}>Cancel</DialogClose>
          <Button type="submit" form={formId} pending={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <FormError>{save.error?.message}</FormError>
        {!site && (
          <Field label="Id" hint="Small letters, digits and -" error={errors.id}>
            <Input name="id" maxLength={40} autoCapitalize="none" />
          </Field>
        )}
        <Field label="Name" error={errors.name}>
          <Input name="name" defaultValue={site?.name} maxLength={80} />
        </Field>
        <Field label="Address" error={errors.url}>
          <Input name="url" type="url" defaultValue={site?.url} placeholder="https://" maxLength={500} />
        </Field>
        <Field label="Description" optional error={errors.description}>
          <Input name="description" defaultValue={site?.description} maxLength={300} />
        </Field>
        <Field
          label="Endpoint"
          optional
          hint="Takes signed posts. Without one the site reads its feed."
          error={errors.endpoint}
        >
          <Input
            name="endpoint"
            type="url"
            defaultValue={site?.endpoint ?? ''}
            placeholder="https://"
            maxLength={500}
          />
        </Field>
        <Field
          label="Secret"
          optional
          hint={
            site?.hasSecret
              ? 'Set. Type another to change it.'
              : 'At least 16 characters; the site has the same.'
          }
          error={errors.secret}
        >
          <Input name="secret" autoComplete="off" spellCheck={false} maxLength={200} />
        </Field>
        <Checkbox
          label="Sellers can choose it"
          checked={isActive}
          onChange={(event) => setIsActive(event.target.checked)}
        />
      </form>
    </DialogContent>
  )
}
