import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { type Team, TeamName } from '#contract/accounts/organizations.ts'
import { LIMITS } from '#domain/limits.ts'
import { api } from '#web/platform/api.ts'
import { meQuery } from '#web/platform/auth/me-query.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { teamQuery } from './queries.ts'

export function CompanyName({ team }: { team: Team }) {
  const queryClient = useQueryClient()
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(TeamName),
    defaultValues: { name: team.name },
  })
  const submit = submitWith(async (body) => {
    queryClient.setQueryData(teamQuery.queryKey, await api('PATCH /api/team', { body }))
    void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    toast({ title: 'The name is saved.' })
  })
  return (
    <FormSection title="Name of the company" lead="Buyers and sellers see it with every space and booking.">
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <FormError>{failure}</FormError>
        <Field label="Name" error={errors.name?.message}>
          <Input
            {...form.register('name')}
            maxLength={LIMITS.company.max}
            autoComplete="organization"
            dir="auto"
          />
        </Field>
        <Button type="submit" variant="outline" pending={isSubmitting} className="self-start">
          Save name
        </Button>
      </form>
    </FormSection>
  )
}
