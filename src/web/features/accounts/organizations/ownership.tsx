import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { NewOwnershipOffer, type Team, type TeamMember } from '#contract/accounts/organizations.ts'
import { api } from '#web/platform/api.ts'
import { meQuery } from '#web/platform/auth/me-query.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { teamQuery, useTeamChange } from './queries.ts'

/** The first of two steps: nothing changes before the member accepts. */
export function OfferOwnership({ others }: { others: readonly TeamMember[] }) {
  const queryClient = useQueryClient()
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(NewOwnershipOffer),
    defaultValues: { userId: others[0]?.id ?? 0, staysOwner: false, password: '' },
  })
  const submit = submitWith(async (body) => {
    queryClient.setQueryData(teamQuery.queryKey, await api('POST /api/team/ownership', { body }))
    form.reset()
    toast({ title: 'The offer is sent. Nothing changes until it is accepted.' })
  })
  return (
    <FormSection
      title="Hand over ownership"
      lead="An owner decides about payouts, the name and the team. The member has to accept it first."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <FormError>{failure}</FormError>
        <Field label="To" error={errors.userId?.message} className="max-w-md">
          <Select
            {...form.register('userId', { valueAsNumber: true })}
            options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Field>
        <Checkbox label="I stay an owner too" {...form.register('staysOwner')} />
        <Field label="Your password" error={errors.password?.message} className="max-w-sm">
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </Field>
        <Button type="submit" variant="outline" pending={isSubmitting} className="self-start">
          Offer ownership
        </Button>
      </form>
    </FormSection>
  )
}

type OfferAlertProps = { team: Team; offer: NonNullable<Team['offer']>; userId: number }

export function OfferAlert({ team, offer, userId }: OfferAlertProps) {
  const queryClient = useQueryClient()
  const change = useTeamChange()
  const answer = async (accepts: boolean) => {
    try {
      const { message } = await api('POST /api/account/memberships/:id/ownership', {
        params: { id: team.id },
        body: { accepts },
      })
      toast({ title: message })
    } catch (problem) {
      toast({ title: 'Error', description: (problem as Error).message, variant: 'destructive' })
    }
    await queryClient.invalidateQueries({ queryKey: teamQuery.queryKey })
    void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
  }
  if (offer.to.id !== userId)
    return (
      <Alert
        title={`Ownership is offered to ${offer.to.name}.`}
        action={
          <Button
            variant="outline"
            size="sm"
            onClick={() =>
              void change(() => api('DELETE /api/team/ownership', {}), 'The offer is taken back.')
            }
          >
            Take the offer back
          </Button>
        }
      />
    )
  return (
    <Alert
      title={`${offer.by} offers you ownership of ${team.name}.`}
      action={
        <span className="flex flex-wrap gap-2">
          <Button size="sm" onClick={() => void answer(true)}>
            Accept ownership
          </Button>
          <Button variant="outline" size="sm" onClick={() => void answer(false)}>
            Decline
          </Button>
        </span>
      }
    />
  )
}
