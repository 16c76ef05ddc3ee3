import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Proofs } from '#contract/booking/proofs.ts'
import { PROOF_LIMITS } from '#domain/booking/proof/rule.ts'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { postForm } from '#web/platform/post-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Duty } from './duty-state.ts'
import { createRetryId } from './retry-id.ts'
import { useFreshProofs } from './use-fresh-proofs.ts'

type SendLinkProps = { bookingId: number; duty: Duty }

/** The address of a post, and its figures as their seller states them; the form works without scripts too. */
export function SendLink({ bookingId, duty }: SendLinkProps) {
  const toHref = useApiHref()
  const [url, setUrl] = useState('')
  const [retry] = useState(createRetryId)
  const [problem, setProblem] = useState<string>()
  const show = useFreshProofs(bookingId)
  const action = toHref(`/api/bookings/${bookingId}/proofs`)
  const send = useMutation({
    mutationFn: (form: FormData) =>
      postForm<Proofs>(action, form, 'The link could not be sent. Please try again.'),
    onSuccess: (proofs) => {
      retry.done()
      show(proofs)
      setUrl('')
      toast({ title: 'The link is handed in' })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!url.trim().startsWith('https://')) return setProblem('Give an https address')
    const form = new FormData(event.currentTarget)
    // a page without scripts gets its id from the server
    form.append('id', retry.idOf(url.trim()))
    send.mutate(form)
  }
  return (
    <form
      noValidate
      method="post"
      action={action}
      encType="multipart/form-data"
      onSubmit={submit}
      className="flex flex-col gap-3"
    >
      <input type="hidden" name="duty" value={duty.key} />
      <Field label="Address of the post" error={problem}>
        <Input
          type="url"
          name="url"
          placeholder="https://"
          maxLength={PROOF_LIMITS.url}
          value={url}
          onChange={(event) => {
            setUrl(event.target.value)
            setProblem(undefined)
          }}
        />
      </Field>
      <div className="grid gap-4 sm:grid-cols-3">
        <Field label="Views" optional>
          <Input name="views" inputMode="numeric" maxLength={13} />
        </Field>
        <Field label="Interactions" optional>
          <Input name="interactions" inputMode="numeric" maxLength={13} />
        </Field>
        <Field label="Figures of" optional hint="The day you read them.">
          <Input name="figuresOn" type="date" />
        </Field>
      </div>
      <FormError>{send.error?.message}</FormError>
      <Button type="submit" variant="outline" className="self-start" pending={send.isPending}>
        Hand in the link
      </Button>
    </form>
  )
}
