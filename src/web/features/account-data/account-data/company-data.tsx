import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import type { CompanyExport } from '#contract/account-data/account-data-companies.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { findActing, useMay } from '#web/platform/auth/use-may.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { Input } from '#web/ui/input.tsx'
import { describeExport } from './export-words.ts'
import { companyExportQuery } from './queries.ts'

/** Of a company, for its owners: everything that is kept about it as a file. Nothing for who is alone. */
export function CompanyData() {
  const acting = findActing(useAuth().user)
  const isOwner = useMay('organization')
  const isShown = isOwner && acting !== undefined && !acting.isPersonal
  const { data } = useQuery({ ...companyExportQuery, enabled: isShown })
  if (!isShown) return null
  const made = data?.export ?? null
  return (
    <FormSection
      id="company-data"
      title="Your company’s data"
      lead="Everything kept about your company as one file: spaces, calendars, bookings, conversations, papers and books. What is a member’s own is on their account page."
    >
      <Made made={made} />
      {made?.state !== 'waiting' && <AskForm />}
    </FormSection>
  )
}

function Made({ made }: { made: CompanyExport | null }) {
  const toHref = useApiHref()
  const words = describeExport(made)
  if (!made || !words) return null
  return (
    <Alert
      live
      tone={words.tone}
      title={words.title}
      action={
        made.state === 'ready' && (
          <a href={toHref(`/api/team/exports/${made.id}/file`)} download className="link">
            Download the file
          </a>
        )
      }
    >
      {words.more}
    </Alert>
  )
}

/** Without scripts it is posted as it is, and leads back to the page. */
function AskForm() {
  const toHref = useApiHref()
  const queryClient = useQueryClient()
  const ask = useMutation({
    mutationFn: (password: string) => api('POST /api/team/exports', { body: { password } }),
    onSuccess: (answer) => queryClient.setQueryData(companyExportQuery.queryKey, answer),
  })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    ask.mutate(String(new FormData(event.currentTarget).get('password')))
  }
  const problem = ask.error instanceof ApiError ? ask.error.fields.password : undefined
  return (
    <form
      method="post"
      action={toHref('/api/team/exports')}
      noValidate
      onSubmit={send}
      className="flex max-w-sm flex-col gap-4"
    >
      <FormError>{problem ? undefined : ask.error?.message}</FormError>
      <Field label="Your current password" error={problem} required>
        <Input type="password" name="password" autoComplete="current-password" />
      </Field>
      <Button type="submit" variant="outline" className="self-start" pending={ask.isPending}>
        Write the file
      </Button>
    </form>
  )
}
