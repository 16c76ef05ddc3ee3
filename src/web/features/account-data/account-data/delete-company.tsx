import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { CompanyDeletion } from '#contract/account-data/account-data-companies.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { findActing, useMay } from '#web/platform/auth/use-may.ts'
import { linkBookings } from '#web/platform/link-bookings.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { Input } from '#web/ui/input.tsx'
import { describeDeletion } from './deletion-words.ts'
import { companyDeletionQuery } from './queries.ts'

type DeletionAnswer = { deletion: CompanyDeletion | null }

/** Of a company, for its owners: that it is deleted in seven days, and any of them stops it. Nothing for who is alone. */
export function DeleteCompany() {
  const acting = findActing(useAuth().user)
  const isOwner = useMay('organization')
  const isShown = isOwner && acting !== undefined && !acting.isPersonal
  const { data } = useQuery({ ...companyDeletionQuery, enabled: isShown })
  if (!isShown || !data) return null
  return (
    <FormSection
      id="delete-company"
      title="Delete the company"
      lead="After seven days, its spaces, calendars, contracts, proposals, plans, files and keys are deleted for good. Any owner can stop it before then. The people and companies you did business with keep their bookings, conversations and documents, and everyone on your team keeps their own account."
    >
      {data.deletion ? <Stop name={acting.name} deletion={data.deletion} /> : <AskForm name={acting.name} />}
    </FormSection>
  )
}

function useAnswer(
  send: (form: FormData) => Promise<DeletionAnswer>,
): UseMutationResult<DeletionAnswer, Error, FormData> {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => queryClient.setQueryData(companyDeletionQuery.queryKey, answer),
  })
}

const sendBy = (mutation: { mutate: (form: FormData) => void }) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  mutation.mutate(new FormData(event.currentTarget))
}

/** Without scripts both are posted as they are, and lead back to the page. */
function Stop({ name, deletion }: { name: string; deletion: CompanyDeletion }) {
  const toHref = useApiHref()
  const stop = useAnswer(() => api('POST /api/team/deletion/stop', { body: {} }))
  const { title, more } = describeDeletion(name, deletion)
  return (
    <form
      method="post"
      action={toHref('/api/team/deletion/stop')}
      onSubmit={sendBy(stop)}
      className="flex flex-col gap-4"
    >
      <Alert live tone="warning" title={title}>
        {more}
      </Alert>
      <FormError>{stop.error?.message}</FormError>
      <Button type="submit" className="self-start" pending={stop.isPending}>
        Keep the company
      </Button>
    </form>
  )
}

function AskForm({ name }: { name: string }) {
  const toHref = useApiHref()
  const ask = useAnswer((form) =>
    api('POST /api/team/deletion', {
      body: { password: String(form.get('password')), confirmation: String(form.get('confirmation')) },
    }),
  )
  const problems = ask.error instanceof ApiError ? ask.error.fields : {}
  const isNamed = 'password' in problems || 'confirmation' in problems
  return (
    <form
      method="post"
      action={toHref('/api/team/deletion')}
      noValidate
      aria-label="Delete the company"
      onSubmit={sendBy(ask)}
      className="flex flex-col gap-4"
    >
      <FormError>{isNamed ? undefined : linkBookings(ask.error?.message)}</FormError>
      <Field
        label="Name of the company"
        hint={`Type “${name}”.`}
        error={problems.confirmation}
        required
        className="max-w-sm"
      >
        <Input name="confirmation" autoComplete="off" />
      </Field>
      <Field label="Your current password" error={problems.password} required className="max-w-sm">
        <Input type="password" name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="outline-destructive" className="self-start" pending={ask.isPending}>
        Delete the company
      </Button>
    </form>
  )
}
