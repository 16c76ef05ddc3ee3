import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Client } from '#contract/booking/clients.ts'
import {
  CLIENT_CLASS_LABELS,
  CLIENT_CLASSES,
  CLIENT_LIMITS,
  type ClientClass,
} from '#domain/booking/clients.ts'
import { LIMITS } from '#domain/limits.ts'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { CLIENTS_KEY } from './queries.ts'

type Typed = Pick<Client, 'name' | 'class' | 'contact' | 'email' | 'phone' | 'note'> & { brands: string }

const EMPTY: Typed = { name: '', class: 'local', contact: '', email: '', phone: '', note: '', brands: '' }

type ClientFormProps = {
  /** Null: a new one. */
  client: Client | null
  onSaved: (client: Client) => void
}

/** What a seller notes about a client. */
export function ClientForm({ client, onSaved }: ClientFormProps) {
  const queryClient = useQueryClient()
  const [typed, setTyped] = useState<Typed>(client ? { ...client, brands: client.brands.join('\n') } : EMPTY)
  const [error, setError] = useState<Error | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const put = (name: keyof Typed) => (event: { target: { value: string } }) =>
    setTyped((before) => ({ ...before, [name]: event.target.value }))
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsSaving(true)
    setError(null)
    const { name, contact, email, phone, note } = typed
    const body = {
      name,
      class: typed.class,
      contact,
      email: email.trim(),
      phone,
      note,
      brands: toBrands(typed.brands),
    }
    try {
      const saved = client
        ? await api('PATCH /api/my/clients/:id', { params: { id: String(client.id) }, body })
        : await api('POST /api/my/clients', { body })
      toast({ title: client ? 'Saved' : `${saved.name} is added` })
      await queryClient.invalidateQueries({ queryKey: CLIENTS_KEY })
      onSaved(saved)
    } catch (thrown) {
      setError(thrown as Error)
    } finally {
      setIsSaving(false)
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex max-w-xl flex-col gap-4">
      <Field label="Name">
        <Input value={typed.name} onChange={put('name')} maxLength={CLIENT_LIMITS.name} dir="auto" />
      </Field>
      <Field label="Class">
        <Select value={typed.class} onChange={put('class')}>
          {CLIENT_CLASSES.map((one: ClientClass) => (
            <option key={one} value={one}>
              {CLIENT_CLASS_LABELS[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Contact" optional hint="Whom to ask for.">
        <Input value={typed.contact} onChange={put('contact')} maxLength={CLIENT_LIMITS.contact} dir="auto" />
      </Field>
      <Field label="Email" optional hint="It is printed in the client's papers.">
        <Input type="email" value={typed.email} onChange={put('email')} maxLength={LIMITS.email.max} />
      </Field>
      <Field label="Phone" optional>
        <Input type="tel" value={typed.phone} onChange={put('phone')} maxLength={LIMITS.phone.max} />
      </Field>
      <Field label="Brands" optional hint="One a line; the first stands in new bookings.">
        <Textarea rows={3} value={typed.brands} onChange={put('brands')} maxLength={2400} dir="auto" />
      </Field>
      <Field label="Note" optional hint="Nobody else reads it.">
        <Textarea
          rows={3}
          value={typed.note}
          onChange={put('note')}
          maxLength={CLIENT_LIMITS.note}
          dir="auto"
        />
      </Field>
      <RefusalError error={error} />
      <Button type="submit" pending={isSaving} className="self-start">
        {client ? 'Save' : 'Add the client'}
      </Button>
    </form>
  )
}

function toBrands(lines: string): string[] {
  return lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
