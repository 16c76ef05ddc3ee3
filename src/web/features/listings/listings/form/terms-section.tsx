import { ChevronDown } from 'lucide-react'
import { LISTING_TERMS, TERM_NAMES, type TermName, termHeading } from '#domain/listings/listing-terms.ts'
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
import { whyTermFixed } from './price-of-others.ts'

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
  modelled: 'Modeled, e.g. from traffic counts',
  circulation: 'Circulation',
  followers: 'Followers',
  'seller-stated': 'My own estimate',
}
const PER_OPTIONS = AUDIENCE_PERIODS.map((value) => ({ value, label: PER[value] }))
const BASIS_OPTIONS = AUDIENCE_BASES.map((value) => ({ value, label: BASIS[value] }))

const TERM_INPUTS: Record<TermName, { placeholder?: string; hint?: string; isWide?: true }> = {
  minContract: { placeholder: '3 months' },
  setupFee: { hint: 'In whole US dollars, once.' },
  paymentTerms: { placeholder: 'Net 30, first month up front', isWide: true },
}

type TermsSectionProps = {
  /** The space is on the market, and the person's role does not include its price. */
  isPriceFixed?: boolean
}

/** What lifts a listing but keeps nobody from sending it: closed at first. */
export function TermsSection({ isPriceFixed = false }: TermsSectionProps) {
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
        <p className="text-sm text-ink-soft sm:col-span-2">
          Once you set how this space is booked, its page states the minimum, setup fee and payment terms of
          its bookings.
        </p>
        {TERM_NAMES.map((name) => {
          const { placeholder, hint, isWide } = TERM_INPUTS[name]
          const fixed = whyTermFixed(name, isPriceFixed)
          const amount = { type: 'number', min: 0, step: 1, inputMode: 'numeric' } as const
          return (
            <Field
              key={name}
              label={termHeading(name)}
              error={errors[name]?.message}
              hint={fixed ?? hint}
              className={isWide ? 'sm:col-span-2' : undefined}
            >
              <Input
                {...register(name)}
                readOnly={fixed !== undefined}
                {...(LISTING_TERMS[name].kind === 'dollars' ? amount : { placeholder })}
              />
            </Field>
          )
        })}
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
