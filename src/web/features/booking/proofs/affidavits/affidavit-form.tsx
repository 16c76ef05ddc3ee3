import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { AFFIDAVIT_LIMITS, stateAffidavit } from '#domain/booking/proof/affidavit.ts'
import { toMarketDate } from '#domain/format-dates.ts'
import { api } from '#web/platform/api.ts'
import { randomId } from '#web/platform/random-id.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Duty } from '../duty-state.ts'
import { createRetryId } from '../retry-id.ts'
import { useFreshProofs } from '../use-fresh-proofs.ts'
import { AffidavitLines } from './affidavit-lines.tsx'
import { emptyAffidavit, readAffidavit, type WrittenAffidavit } from './affidavit-values.ts'

type AffidavitFormProps = { bookingId: number; duty: Duty }

/** Days and times that are typed in, signed by a press: they become a PDF, and that the proof. */
export function AffidavitForm({ bookingId, duty }: AffidavitFormProps) {
  const [retry] = useState(createRetryId)
  const [values, setValues] = useState(() => emptyAffidavit(randomId(), duty.opensOn))
  const [problems, setProblems] = useState<Record<string, string>>({})
  const show = useFreshProofs(bookingId)
  const sign = useMutation({
    mutationFn: (written: WrittenAffidavit) =>
      api('POST /api/bookings/:id/affidavits', {
        params: { id: bookingId },
        body: { id: retry.idOf(JSON.stringify(written)), duty: duty.key, ...written },
      }),
    onSuccess: (proofs) => {
      retry.done()
      show(proofs)
      setValues(emptyAffidavit(randomId(), duty.opensOn))
      toast({ title: 'Your affidavit is handed in' })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const read = readAffidavit(values, toMarketDate(new Date()))
    setProblems('problems' in read ? read.problems : {})
    if ('written' in read) sign.mutate(read.written)
  }
  const set = (name: 'outlet' | 'seconds' | 'signer' | 'role') => (event: { target: { value: string } }) =>
    setValues((before) => ({ ...before, [name]: event.target.value }))
  const outlet = values.outlet.trim() || 'the place named above'
  return (
    <details className="noscript:hidden">
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">Fill in an affidavit</summary>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 rounded-card bg-sunk p-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Where it ran" hint="The station, publication or place." error={problems.outlet}>
            <Input maxLength={AFFIDAVIT_LIMITS.words} value={values.outlet} onChange={set('outlet')} />
          </Field>
          <Field label="Length in seconds" optional hint="Of each spot." error={problems.seconds}>
            <Input inputMode="numeric" maxLength={5} value={values.seconds} onChange={set('seconds')} />
          </Field>
        </div>
        <AffidavitLines
          lines={values.lines}
          problems={problems}
          onChange={(lines) => setValues((before) => ({ ...before, lines }))}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={
              <>
                Your name<span className="sr-only"> for this affidavit</span>
              </>
            }
            error={problems.signer}
          >
            <Input
              maxLength={AFFIDAVIT_LIMITS.words}
              autoComplete="name"
              value={values.signer}
              onChange={set('signer')}
            />
          </Field>
          <Field
            label={
              <>
                Your role<span className="sr-only"> for this affidavit</span>
              </>
            }
            hint="Such as traffic manager."
            error={problems.role}
          >
            <Input maxLength={AFFIDAVIT_LIMITS.words} value={values.role} onChange={set('role')} />
          </Field>
        </div>
        <p className="wrap-anywhere">{stateAffidavit(outlet)}</p>
        <FormError>{sign.error?.message}</FormError>
        <div className="flex flex-col gap-1">
          <Button type="submit" className="self-start" pending={sign.isPending}>
            Sign and hand in
          </Button>
          <p className="text-sm text-ink-soft">It is kept as a PDF with your name, for good.</p>
        </div>
      </form>
    </details>
  )
}
