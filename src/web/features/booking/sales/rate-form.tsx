import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Commission } from '#contract/booking/sales-commission.ts'
import { CLIENT_CLASS_LABELS, CLIENT_CLASSES } from '#domain/booking/clients.ts'
import { COMMISSION_LIMITS, COMMISSION_ON, COMMISSION_ON_LABELS } from '#domain/booking/commission.ts'
import { ApiError, api } from '#web/platform/api.ts'
import { AmountInput } from '#web/ui/amount-input.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast.ts'
import { readRate, type TypedRate } from './commission-words.ts'
import { COMMISSION_KEY } from './queries.ts'

/** A rate as it is typed, until it is set. */
function useRate(today: string) {
  const queryClient = useQueryClient()
  const nothing = { userId: '', nameInContracts: '', clientClass: '', percent: '' }
  const [typed, setTyped] = useState<TypedRate>({ ...nothing, countsOn: 'booked', firstDay: today })
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({})
  const save = useMutation({
    mutationFn: (body: Parameters<typeof send>[0]) => send(body),
    onSuccess: async () => {
      toast({ title: 'The rate is set' })
      setTyped({ ...typed, ...nothing })
      await queryClient.invalidateQueries({ queryKey: COMMISSION_KEY })
    },
    onError: (error) => setErrors(error instanceof ApiError ? toTypedFields(error.fields) : {}),
  })
  const put = (change: Partial<TypedRate>) => setTyped({ ...typed, ...change })
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const read = readRate(typed)
    setErrors('errors' in read ? read.errors : {})
    if ('input' in read) save.mutate(read.input)
  }
  return { typed, put, errors, save, onSubmit }
}

/** What share of their sales somebody is paid from a day on. */
export function RateForm({ commission: { team, names, today } }: { commission: Commission }) {
  const { typed, put, errors, save, onSubmit } = useRate(today)
  const hasFieldError = Object.values(errors).some(Boolean)
  return (
    <Card className="p-4 noscript:hidden">
      <form noValidate onSubmit={onSubmit} aria-label="Set a rate" className="flex max-w-xl flex-col gap-4">
        <h2 className="text-xl">Set a rate</h2>
        <Field label="Who sells" error={errors.userId}>
          <Select
            value={typed.userId}
            onChange={(event) => put({ userId: event.target.value })}
            options={[
              { value: '', label: 'Nobody on the team' },
              ...team.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
          />
        </Field>
        <Field
          label="Name in contracts"
          optional
          hint={
            names.length > 0
              ? `Contracts sold elsewhere also name ${names.slice(0, 5).join(', ')}.`
              : 'As files of contracts sold elsewhere name them.'
          }
          error={errors.nameInContracts}
        >
          <Input
            value={typed.nameInContracts}
            maxLength={COMMISSION_LIMITS.nameInContracts}
            list="commission-names"
            onChange={(event) => put({ nameInContracts: event.target.value })}
          />
        </Field>
        <datalist id="commission-names">
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Rate" error={errors.percent}>
            <AmountInput
              sign="%"
              value={typed.percent}
              onChange={(event) => put({ percent: event.target.value })}
            />
          </Field>
          <Field label="Of" error={errors.countsOn}>
            <Select
              value={typed.countsOn}
              onChange={(event) => put({ countsOn: event.target.value as TypedRate['countsOn'] })}
              options={COMMISSION_ON.map((value) => ({ value, label: COMMISSION_ON_LABELS[value] }))}
            />
          </Field>
          <Field label="Clients" error={errors.clientClass}>
            <Select
              value={typed.clientClass}
              onChange={(event) => put({ clientClass: event.target.value })}
              options={[
                { value: '', label: 'All without a rate of their own' },
                ...CLIENT_CLASSES.map((value) => ({ value, label: CLIENT_CLASS_LABELS[value] })),
              ]}
            />
          </Field>
          <Field label="First day" error={errors.firstDay}>
            <Input
              type="date"
              value={typed.firstDay}
              onChange={(event) => put({ firstDay: event.target.value })}
            />
          </Field>
        </div>
        <FormError>
          {save.error &&
            !hasFieldError &&
            (save.error instanceof ApiError
              ? save.error.message
              : 'It could not be saved. Please try again.')}
        </FormError>
        <Button type="submit" pending={save.isPending} className="self-start">
          Set the rate
        </Button>
      </form>
    </Card>
  )
}

const send = (body: Extract<ReturnType<typeof readRate>, { input: unknown }>['input']) =>
  api('POST /api/my/commission/rates', { body })

/** Fields of the API by the names of what is typed. */
function toTypedFields({ basisPoints, ...fields }: Record<string, string>): Partial<Record<string, string>> {
  return { ...fields, ...(basisPoints && { percent: basisPoints }) }
}
