import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { ResponseCode } from '#contract/booking/response-codes.ts'
import { RESPONSE_LIMITS } from '#domain/booking/response/response-code.ts'
import { announceDone } from '#web/booking-parts/just-done.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog, DialogClose, DialogContent } from '#web/ui/dialog.tsx'
import { Field, FieldError } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import {
  type CodeForm,
  type CodeProblems,
  findHost,
  findProblems,
  needsConfirming,
  toChange,
  toForm,
} from './code-form.ts'
import { responseCodesQuery } from './queries.ts'

type CodeDialogProps = {
  bookingId: number
  /** The line that gets one, or the code that is changed. */
  line: { item: number; name: string }
  code: ResponseCode | undefined
  onClose: () => void
}

/** Where a code leads, shown as browsers read it and confirmed, and what is written down beside it. */
export function CodeDialog({ bookingId, line, code, onClose }: CodeDialogProps) {
  const formId = useId()
  const [form, setForm] = useState(() => toForm(code))
  const [problems, setProblems] = useState<CodeProblems>({})
  const save = useSaveCode({ bookingId, item: line.item, code, onClose })
  const set = (change: Partial<CodeForm>) => {
    setForm({ ...form, ...change })
    setProblems({})
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = findProblems(form, code)
    setProblems(found)
    if (Object.keys(found).length === 0) save.mutate(form)
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={code ? `Change code ${code.code}` : 'Put a code into your artwork'}
        description={line.name}
        footer={
          <>
            <DialogClose render={<Button variant="outline" />}>Back</DialogClose>
            <Button type="submit" form={formId} pending={save.isPending}>
              {code ? 'Save' : 'Make the code'}
            </Button>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-4">
          <FormError>{save.error?.message}</FormError>
          <Field
            label="Where it leads"
            hint="A page of your own site. You can change it later: what is printed stays."
            error={problems.target}
            required
          >
            <Input
              type="url"
              placeholder="https://"
              maxLength={RESPONSE_LIMITS.target}
              value={form.target}
              onChange={(event) => set({ target: event.target.value, isOurs: false })}
            />
          </Field>
          {needsConfirming(form, code) && (
            <Confirm form={form} problem={problems.isOurs} onChange={(isOurs) => set({ isOurs })} />
          )}
          <Field label="Promo code" hint="To print beside it; nobody here counts it." optional>
            <Input
              maxLength={RESPONSE_LIMITS.promo}
              value={form.promo}
              onChange={(event) => set({ promo: event.target.value })}
            />
          </Field>
          <Field label="Number to call" optional>
            <Input
              type="tel"
              maxLength={RESPONSE_LIMITS.phone}
              value={form.phone}
              onChange={(event) => set({ phone: event.target.value })}
            />
          </Field>
        </form>
      </DialogContent>
    </Dialog>
  )
}

type ConfirmProps = { form: CodeForm; problem: string | undefined; onChange: (isOurs: boolean) => void }

/** Nothing to confirm until it is an address. */
function Confirm({ form: { target, isOurs }, problem, onChange }: ConfirmProps) {
  const host = findHost(target)
  if (!host) return null
  return (
    <div className="flex flex-col gap-2 rounded-card bg-sunk px-4 py-3">
      <p>
        <span className="block text-sm text-ink-faint">Whoever scans it comes to</span>
        <span className="block text-lg font-semibold wrap-anywhere">{host}</span>
      </p>
      <Checkbox
        label="This is our own site, and people may be led there"
        checked={isOurs}
        aria-invalid={problem !== undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      {problem && <FieldError>{problem}</FieldError>}
    </div>
  )
}

interface Saved {
  bookingId: number
  item: number
  code: ResponseCode | undefined
  onClose: () => void
}

function useSaveCode({ bookingId, item, code, onClose }: Saved) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (form: CodeForm) => {
      const change = toChange(form, code)
      if (code)
        return api('PATCH /api/bookings/:id/codes/:code', {
          params: { id: bookingId, code: code.code },
          body: change,
        })
      const body = { ...change, item, target: form.target, isOurs: true as const }
      return api('POST /api/bookings/:id/codes', { params: { id: bookingId }, body })
    },
    onSuccess: (codes) => {
      queryClient.setQueryData(responseCodesQuery(bookingId).queryKey, codes)
      announceDone(bookingId, code ? 'The code is changed' : 'The code is made')
      onClose()
    },
  })
}
