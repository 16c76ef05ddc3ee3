import { ChevronDown } from 'lucide-react'
import {
  AUDIENCE_BASES,
  AUDIENCE_PERIODS,
  type AudienceBasis,
  type AudiencePeriod,
} from '#domain/vocabulary.ts'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { messageOf, useListingForm } from './form-context.ts'

const PER: Record<AudiencePeriod, string> = {
  day: 'a day',
  week: 'a week',
  '4-week': 'in 4 weeks',
  month: 'a month',
  issue: 'an issue',
  event: 'an event',
  post: 'a post',
}
const BASIS: Record<AudienceBasis, string> = {
  measured: 'Measured by a vendor',
  modelled: 'Modelled, e.g. from traffic counts',
  circulation: 'Circulation',
  followers: 'Followers',
  'seller-stated': 'My own estimate',
}
const PER_OPTIONS = AUDIENCE_PERIODS.map((value) => ({ value, label: PER[value] }))
const BASIS_OPTIONS = AUDIENCE_BASES.map((value) => ({ value, label: BASIS[value] }))

/** Optional details that improve a listing: collapsed at first. */
export function TermsSection() {
  const { register, formState } = useListingForm()
  const { errors } = formState
  return (
    <details className="group rounded-card border border-rule bg-card shadow-card">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-5 font-semibold md:px-6">
        <span>
          Terms and audience numbers <span className="font-normal text-ink-faint">Optional</span>
        </span>
        <ChevronDown aria-hidden="true" className="size-5 transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 p-5 pt-1 sm:grid-cols-2 md:p-6 md:pt-1">
        <Field label="Minimum Contract" error={errors.minContract?.message}>
          <Input {...register('minContract')} placeholder="3 months" />
        </Field>
        <Field label="Setup Fee" error={errors.setupFee?.message} hint="In whole US dollars, once.">
          <Input {...register('setupFee')} type="number" min={0} step={1} inputMode="numeric" />
        </Field>
        <Field label="Payment Terms" error={errors.paymentTerms?.message} className="sm:col-span-2">
          <Input {...register('paymentTerms')} placeholder="Net 30, first month up front" />
        </Field>
        <Field label="People Who See It" error={messageOf(errors.audience)}>
          <Input {...register('audience.value')} type="number" min={0} step={1} inputMode="numeric" />
        </Field>
        <Field label="Counted Per">
          <Select {...register('audience.per')} options={PER_OPTIONS} />
        </Field>
        <Field label="Number Comes From" className="sm:col-span-2">
          <Select {...register('audience.basis')} options={BASIS_OPTIONS} />
        </Field>
      </div>
    </details>
  )
}
