import { type FormEvent, useState } from 'react'
import type { ApprovalPage } from '#contract/booking/bookings-approvals.ts'
import { BOOKING_TEXTS } from '#domain/booking/terms.ts'
import { useDecideApproval, useTakeBack } from '#web/booking-parts/approval/use-approval.ts'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { useApiHref } from '#web/platform/auth/use-api-href.ts'
import { randomId } from '#web/platform/random-id.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { describeTaking } from './asked-words.ts'

type FormProps = { page: ApprovalPage }

/** Both answers. Without scripts they are posted as they are, and lead back to the page. */
export function ApprovalForms({ page }: FormProps) {
  return (
    <FormSection title="Your answer" lead={<span dir="auto">{describeTaking(page)}</span>}>
      <ApproveForm page={page} />
      <DeclineForm page={page} />
    </FormSection>
  )
}

function ApproveForm({ page: { id, bookingId } }: FormProps) {
  const toHref = useApiHref()
  const [isRead, setIsRead] = useState(false)
  const [problem, setProblem] = useState<string>()
  const decide = useDecideApproval({ askingId: id, bookingId })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!isRead) return setProblem('Please read and accept the terms first')
    setProblem(undefined)
    decide.mutate({ decision: 'approved' })
  }
  return (
    <form
      method="post"
      action={toHref(`/api/my/approvals/${id}/decisions/form`)}
      noValidate
      onSubmit={send}
      aria-label="Approve"
      className="flex flex-col gap-3"
    >
      <RequestKey />
      <input type="hidden" name="decision" value="approved" />
      <Checkbox
        name="isRead"
        label="I have read and accept these terms"
        checked={isRead}
        onChange={(event) => setIsRead(event.target.checked)}
      />
      <RefusalError error={decide.error} problem={problem} />
      <Button type="submit" className="self-start" pending={decide.isPending}>
        Approve and send
      </Button>
    </form>
  )
}

function DeclineForm({ page: { id, bookingId, by } }: FormProps) {
  const toHref = useApiHref()
  const [problem, setProblem] = useState<string>()
  const decide = useDecideApproval({ askingId: id, bookingId })
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason')).trim()
    setProblem(reason === '' ? 'Please say why' : undefined)
    if (reason !== '') decide.mutate({ decision: 'declined', reason })
  }
  return (
    <details>
      <summary className="link min-h-6 w-fit cursor-pointer">Decline it</summary>
      <form
        method="post"
        action={toHref(`/api/my/approvals/${id}/decisions/form`)}
        noValidate
        onSubmit={send}
        aria-label="Decline"
        className="mt-3 flex flex-col gap-3"
      >
        <RequestKey />
        <input type="hidden" name="decision" value="declined" />
        <Field label="Reason" hint={`${by} reads it; the seller does not.`} error={problem} required>
          <Textarea name="reason" rows={2} maxLength={BOOKING_TEXTS.reason} dir="auto" />
        </Field>
        <RefusalError error={decide.error} />
        <Button type="submit" variant="outline" className="self-start" pending={decide.isPending}>
          Decline
        </Button>
      </form>
    </details>
  )
}

/** By whoever has asked, as long as nobody has decided. */
export function TakeBackForm({ page: { id, bookingId } }: FormProps) {
  const toHref = useApiHref()
  const takeBack = useTakeBack({ askingId: id, bookingId })
  const send = (event: FormEvent) => {
    event.preventDefault()
    takeBack.mutate()
  }
  return (
    <form
      method="post"
      action={toHref(`/api/my/approvals/${id}/withdrawals/form`)}
      onSubmit={send}
      className="flex flex-col gap-3"
    >
      <RequestKey />
      <RefusalError error={takeBack.error} />
      <Button type="submit" variant="outline" className="self-start" pending={takeBack.isPending}>
        Take it back
      </Button>
    </form>
  )
}

/** Pressed twice, it is done once. */
function RequestKey() {
  const [key] = useState(randomId)
  return <input type="hidden" name="key" value={key} suppressHydrationWarning />
}
