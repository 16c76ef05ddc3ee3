import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { PaymentInstructions } from '#contract/booking/payments.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { toast } from '#web/ui/toast.ts'
import { InstructionsFields } from './instructions-fields.tsx'
import { checkInstructions, toForm } from './instructions-form.ts'
import { instructionsQuery } from './queries.ts'

type InstructionsEditorProps = { stored: PaymentInstructions | null; onClose: () => void }

/** Changes how buyers pay; an unlocked computer alone must not be able to. */
export function InstructionsEditor({ stored, onClose }: InstructionsEditorProps) {
  const [form, setForm] = useState(() => toForm(stored))
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Record<string, string>>({})
  const element = useRef<HTMLFormElement>(null)
  // the button that was pressed is gone
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (instructions: PaymentInstructions) =>
      api('PUT /api/my/payment-instructions', { body: { instructions, password } }),
    onSuccess: (kept) => {
      queryClient.setQueryData(instructionsQuery.queryKey, kept)
      toast({ title: 'Saved. It applies to future bookings.' })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const checked = checkInstructions(form)
    const found = 'problems' in checked ? checked.problems : {}
    setProblems(password === '' ? { ...found, password: 'Password is required' } : found)
    if ('instructions' in checked && password !== '') save.mutate(checked.instructions)
  }
  return (
    <form ref={element} noValidate onSubmit={submit} className="flex flex-col gap-5">
      <InstructionsFields
        form={form}
        problems={problems}
        onChange={(part) => setForm((before) => ({ ...before, ...part }))}
      />
      <p className="text-ink-soft">
        A change counts from the next booking on: who has booked already pays as it was said then. You get a
        mail about it.
      </p>
      <Field label="Your password" error={problems.password} className="max-w-sm">
        <PasswordInput
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <FormError>{problems.bank ?? save.error?.message}</FormError>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={save.isPending}>
          Save
        </Button>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
