import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { NewTransfer, type SpaceTransfer } from '#contract/listings/listings-transfers.ts'
import { api } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { OWN_LISTINGS } from '../own/queries.ts'
import { describeTransfer } from './describe-transfer.ts'
import { spaceTransferQuery, TRANSFERS } from './queries.ts'

/** Where a space is given to another organization; for owners alone. */
export function TransferSection({ id }: { id: number }) {
  const { data } = useQuery(spaceTransferQuery(id))
  const { user } = useAuth()
  if (!data || !user) return null
  return (
    <FormSection
      title="Give this space to another organization"
      lead="Its page, pictures, calendar and the days that are still free go along. Past bookings, conversations, payments and contracts stay with you."
    >
      {data.open ? <OpenOffer id={id} open={data.open} /> : <OfferForm id={id} {...data} />}
      {data.past.length > 0 && (
        <ul className="flex flex-col gap-1 text-sm text-ink-soft">
          {data.past.map((one) => (
            <li key={one.id}>{describeTransfer(one, user.actingFor)}</li>
          ))}
        </ul>
      )}
    </FormSection>
  )
}

function OpenOffer({ id, open }: { id: number; open: NonNullable<SpaceTransfer['open']> }) {
  const queryClient = useQueryClient()
  const takeBack = async () => {
    try {
      const standing = await api('DELETE /api/my/listings/:id/transfer', { params: { id } })
      queryClient.setQueryData(spaceTransferQuery(id).queryKey, standing)
      toast({ title: 'The offer is taken back.' })
    } catch (problem) {
      toast({ title: 'Error', description: (problem as Error).message, variant: 'destructive' })
      void queryClient.invalidateQueries({ queryKey: TRANSFERS })
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p dir="auto" className="min-w-0 flex-1 wrap-anywhere">
        {`Offered to ${open.to.name}. It stays yours until an owner there accepts.`}
      </p>
      <Button variant="outline" onClick={() => void takeBack()}>
        Take the offer back
      </Button>
    </div>
  )
}

function OfferForm({ id, blockers, own }: { id: number } & Pick<SpaceTransfer, 'blockers' | 'own'>) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(NewTransfer),
    defaultValues: { to: '' },
  })
  const submit = submitWith(async (body) => {
    const { state, to } = await api('POST /api/my/listings/:id/transfer', { params: { id }, body })
    const hasGone = state === 'accepted'
    toast({ title: hasGone ? `It belongs to ${to.name} now.` : `Offered to ${to.name}.` })
    if (hasGone) await navigate({ to: '/sell' })
    await queryClient.invalidateQueries({ queryKey: hasGone ? OWN_LISTINGS : TRANSFERS })
  })
  if (blockers.length > 0)
    return (
      <div>
        <p>It cannot go yet:</p>
        <ul className="ml-5 list-disc">
          {blockers.map((blocker) => (
            <li key={blocker}>{blocker}</li>
          ))}
        </ul>
      </div>
    )
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <FormError>{failure}</FormError>
      {own.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {own.map(({ id: key, name, username }) => (
            <Button key={key} variant="outline" size="sm" onClick={() => form.setValue('to', username)}>
              {name}
            </Button>
          ))}
        </div>
      )}
      <Field
        label="Username of the organization"
        hint={
          own.length > 0
            ? 'To one that you own it goes at once; an owner of any other has to accept it.'
            : 'As on its public page. An owner there has to accept it.'
        }
        error={errors.to?.message}
        className="max-w-md"
      >
        <Input {...form.register('to')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Button type="submit" variant="outline" pending={isSubmitting} className="self-start">
        {isSubmitting ? 'Giving...' : 'Give this space'}
      </Button>
    </form>
  )
}
