import type { ReactNode } from 'react'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import type { InstructionsForm } from './instructions-form.ts'

type FieldsProps = {
  form: InstructionsForm
  problems: Record<string, string>
  onChange: (part: Partial<InstructionsForm>) => void
}

/** Ways to be paid: a bank account, checks, and addresses of one's own. */
export function InstructionsFields(props: FieldsProps) {
  const { form, problems, onChange } = props
  return (
    <>
      <Way label="Bank transfer" isOffered={form.hasBank} onChange={(hasBank) => onChange({ hasBank })}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Line {...props} name="holder" label="Account holder" />
          <Line {...props} name="bankName" label="Bank" />
          <Line {...props} name="routing" label="Routing number" max={40} />
          <Line {...props} name="account" label="Account number" max={60} />
        </div>
      </Way>
      <Way label="Check" isOffered={form.hasCheck} onChange={(hasCheck) => onChange({ hasCheck })}>
        <Line {...props} name="payee" label="Payable to" />
        <Field label="Sent to" error={problems.address}>
          <Textarea
            name="address"
            rows={3}
            maxLength={500}
            value={form.address}
            onChange={(event) => onChange({ address: event.target.value })}
          />
        </Field>
      </Way>
      <Line
        {...props}
        name="paypalUrl"
        label="PayPal link"
        placeholder="https://paypal.me/…"
        max={2000}
        optional
      />
      <Line {...props} name="invoiceUrl" label="Invoice link" placeholder="https://" max={2000} optional />
      <Field label="Note" optional error={problems.note} hint="What a buyer should know about paying you.">
        <Textarea
          name="note"
          rows={3}
          maxLength={1000}
          value={form.note}
          onChange={(event) => onChange({ note: event.target.value })}
        />
      </Field>
    </>
  )
}

type WayProps = {
  label: string
  isOffered: boolean
  onChange: (isOffered: boolean) => void
  children: ReactNode
}

function Way({ label, isOffered, onChange, children }: WayProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="sr-only">{label}</legend>
      <Checkbox label={label} checked={isOffered} onChange={(event) => onChange(event.target.checked)} />
      {isOffered && (
        <div className="flex flex-col gap-4 border-l-2 border-rule pl-4 sm:ml-2.5">{children}</div>
      )}
    </fieldset>
  )
}

type LineProps = FieldsProps & {
  name: 'holder' | 'bankName' | 'routing' | 'account' | 'payee' | 'paypalUrl' | 'invoiceUrl'
  label: string
  placeholder?: string
  max?: number
  optional?: boolean
}

function Line({ form, problems, onChange, name, label, placeholder, max = 200, optional }: LineProps) {
  return (
    <Field label={label} optional={optional ?? false} error={problems[name]}>
      <Input
        name={name}
        autoComplete="off"
        placeholder={placeholder}
        maxLength={max}
        value={form[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Field>
  )
}
