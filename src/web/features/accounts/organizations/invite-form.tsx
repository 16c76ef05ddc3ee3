import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { NewInvitation, type Team } from '#contract/accounts/organizations.ts'
import { LIMITS } from '#domain/limits.ts'
import { type GivenRole, listGivenRoles, ROLE_HINTS, ROLE_LABELS } from '#domain/roles.ts'
import { api } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { teamQuery } from './queries.ts'

export function InviteForm({ team }: { team: Team }) {
  const queryClient = useQueryClient()
  const { user } = useAuth()
  // the name is asked for once
  const isFirst = team.isPersonal && team.invitations.length === 0
  const roles = listGivenRoles(team.role)
  const defaults = {
    email: '',
    role: roles.at(0) ?? 'viewer',
    ...(isFirst && { company: user?.company ?? '' }),
  }
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(NewInvitation),
    defaultValues: defaults as { email: string; role: GivenRole; company?: string },
  })
  const submit = submitWith(async (body) => {
    queryClient.setQueryData(teamQuery.queryKey, await api('POST /api/team/invitations', { body }))
    toast({ title: `The invitation is on its way to ${body.email}.` })
    form.reset({ ...defaults, ...(isFirst && { company: body.company ?? '' }) })
  })
  const role = form.watch('role')
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormError>{failure}</FormError>
      {isFirst && (
        <Field
          label="Name of your company"
          hint="Buyers and sellers see it once somebody has joined"
          error={errors.company?.message}
        >
          <Input
            {...form.register('company')}
            maxLength={LIMITS.company.max}
            autoComplete="organization"
            dir="auto"
          />
        </Field>
      )}
      <Field label="Their email address" error={errors.email?.message}>
        <Input {...form.register('email')} type="email" inputMode="email" autoComplete="off" />
      </Field>
      <Field label="Role" hint={ROLE_HINTS[role]} error={errors.role?.message} className="max-w-md">
        <Select
          {...form.register('role')}
          options={roles.map((value) => ({ value, label: ROLE_LABELS[value] }))}
        />
      </Field>
      <Button type="submit" pending={isSubmitting} className="self-start">
        {isSubmitting ? 'Sending...' : 'Send invitation'}
      </Button>
    </form>
  )
}
