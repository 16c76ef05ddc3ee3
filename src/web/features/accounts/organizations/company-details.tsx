import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { CompanyChange, type Team } from '#contract/accounts/organizations.ts'
import { LIMITS } from '#domain/limits.ts'
import { capabilitiesOf } from '#domain/roles.ts'
import { api } from '#web/platform/api.ts'
import { meQuery } from '#web/platform/auth/me-query.ts'
import { pickChanged } from '#web/platform/pick-changed.ts'
import { useApiForm } from '#web/platform/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import { listDetails } from './list-details.ts'
import { teamQuery } from './queries.ts'

const LEAD =
  'The name stands with every space and booking. The rest stands in terms, invoices and receipts of new bookings; what is signed stays as it is.'

type CompanyDetailsProps = { team: Team; details: NonNullable<Team['details']> }

/** Owners change them; everybody else reads them. */
export function CompanyDetails({ team, details }: CompanyDetailsProps) {
  return (
    <FormSection title="Company details" lead={LEAD}>
      {capabilitiesOf(team.role).has('organization') ? (
        <DetailsForm team={team} details={details} />
      ) : (
        <>
          <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {listDetails(team.name, details).map(({ label, text }) => (
              <div key={label} className="flex min-w-0 flex-col">
                <dt className="text-sm text-ink-faint">{label}</dt>
                <dd dir="auto" className="wrap-anywhere">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
          <p className="text-sm text-ink-soft">Owners can change them.</p>
        </>
      )}
    </FormSection>
  )
}

function DetailsForm({ team, details }: CompanyDetailsProps) {
  const queryClient = useQueryClient()
  const { form, errors, isSubmitting, failure, submitWith } = useApiForm({
    resolver: zodResolver(CompanyChange),
    defaultValues: {
      name: team.name,
      email: details.email,
      phone: details.phone ?? '',
      address: details.address ?? '',
    },
  })
  // read here, or the form does not track it
  const { dirtyFields } = form.formState
  const submit = submitWith(async (body) => {
    const changed = await api('PATCH /api/team', { body: pickChanged(body, dirtyFields) })
    queryClient.setQueryData(teamQuery.queryKey, changed)
    void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
    form.reset(form.getValues())
    toast({ title: 'The details are saved.' })
  })
  return (
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
      <Field label="Email of the company" error={errors.email?.message}>
        <Input {...form.register('email')} type="email" maxLength={LIMITS.email.max} />
      </Field>
      <Field label="Phone" optional hint="Shown with your listings" error={errors.phone?.message}>
        <Input {...form.register('phone')} type="tel" maxLength={LIMITS.phone.max} />
      </Field>
      <Field
        label="Address"
        optional
        hint="Street, city, state and ZIP code in one line"
        error={errors.address?.message}
      >
        <Input {...form.register('address')} maxLength={LIMITS.address.max} dir="auto" />
      </Field>
      <Button type="submit" variant="outline" pending={isSubmitting} className="self-start">
        Save details
      </Button>
    </form>
  )
}
