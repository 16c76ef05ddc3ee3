import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { SharedProposal } from '#contract/booking/proposals-shared.ts'
import { withActingFor } from '#domain/acting-for.ts'
import { formatShortCents } from '#domain/booking/price/cents.ts'
import { PROPOSAL_LIMITS } from '#domain/booking/proposals.ts'
import { approvalPath } from '#domain/paths.ts'
import { AskInstead } from '#web/booking-parts/approval/ask-instead.tsx'
import { RefusalError } from '#web/booking-parts/refusal-error.tsx'
import { ApiError, api } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { openAuthDialog } from '#web/platform/auth/auth-dialog-store.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Textarea } from '#web/ui/textarea.tsx'
import { toast } from '#web/ui/toast.ts'
import { openBookings } from './open-bookings.ts'
import { sharedProposalQuery } from './queries.ts'
import { describeAnswer, describeWhoAccepts } from './status-words.ts'

type AnswerProps = { token: string; proposal: SharedProposal }

/** Accepting it, which needs an account, and declining it, which does not. */
export function AnswerProposal({ token, proposal }: AnswerProps) {
  const answered = describeAnswer(proposal)
  if (answered === null)
    return (
      <>
        <Accept token={token} proposal={proposal} />
        <Decline token={token} proposal={proposal} />
      </>
    )
  const isMine = proposal.status === 'accepted' && proposal.reader?.canAccept
  return (
    <Alert
      tone={proposal.status === 'accepted' ? 'success' : 'info'}
      title={answered}
      action={
        isMine && <Button size="sm" variant="outline" render={<a href="/bookings">Open your bookings</a>} />
      }
    />
  )
}

function Accept({ token, proposal }: AnswerProps) {
  const { user, logout } = useAuth()
  const { reader, sentTo, client } = proposal
  if (!user)
    return (
      <div className="flex flex-col gap-3 noscript:hidden">
        <p>{describeWhoAccepts({ sentTo, client })}</p>
        <div className="flex flex-wrap gap-2">
          {sentTo !== null && <Button onClick={() => openAuthDialog('register')}>Make an account</Button>}
          <Button variant={sentTo === null ? 'default' : 'outline'} onClick={() => openAuthDialog('login')}>
            Sign in to accept
          </Button>
        </div>
      </div>
    )
  if (reader && !reader.canAccept)
    return (
      <Alert
        tone="warning"
        title={reader.reason ?? ''}
        action={
          <Button variant="outline" size="sm" onClick={() => void logout()}>
            Sign out here
          </Button>
        }
      />
    )
  return (
    <>
      {reader?.takesOver && (
        <p className="text-ink-soft">
          {`With it ${client} is yours: you own it on Placard, and answer for it yourself from then on.`}
        </p>
      )}
      <AcceptForm token={token} proposal={proposal} />
    </>
  )
}

function AcceptForm({
  token,
  proposal: { version, sha256, totalCents, lines, seller, reader },
}: AnswerProps) {
  const queryClient = useQueryClient()
  const { user } = useAuth()
  const [hasRead, setHasRead] = useState(false)
  const [problem, setProblem] = useState<string>()
  const accept = useMutation({
    mutationFn: () =>
      api('POST /api/shared-proposals/:token/acceptances', { params: { token }, body: { version, sha256 } }),
    onSuccess: ({ organizationId }) =>
      openBookings({ user, organizationId, goTo: (path) => window.location.assign(path) }),
    onError: (error) => {
      // there is a newer version, or it has ended: the page shows which
      if (error instanceof ApiError && [404, 409].includes(error.status))
        void queryClient.invalidateQueries({ queryKey: sharedProposalQuery(token).queryKey })
    },
  })
  const ask = useMutation({
    mutationFn: (message: string) =>
      api('POST /api/shared-proposals/:token/approvals', {
        params: { token },
        body: { version, sha256, message },
      }),
  })
  const asked = ask.data ?? reader?.asked
  if (asked)
    return (
      <Alert live tone="success" title="Your colleagues are asked">
        Nothing is booked until one of them accepts it.{' '}
        <a href={withActingFor(approvalPath(asked.id), asked.organizationId)} className="link">
          Read what was asked
        </a>
      </Alert>
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!hasRead) return setProblem('Please read the terms and tick the box')
    setProblem(undefined)
    accept.mutate()
  }
  const spaces = lines.length === 1 ? 'this space' : `all ${lines.length} spaces`
  return (
    <form noValidate onSubmit={submit} aria-label="Accept the proposal" className="flex flex-col gap-3">
      <Checkbox
        label={`I have read and accept the terms of ${seller} for ${spaces}`}
        checked={hasRead}
        onChange={(event) => setHasRead(event.target.checked)}
      />
      <RefusalError error={accept.error} problem={problem} />
      <AskInstead error={accept.error} ask={ask} />
      <Button type="submit" pending={accept.isPending || accept.isSuccess} className="self-start">
        {`Accept and book for ${formatShortCents(totalCents)}`}
      </Button>
    </form>
  )
}

/** Without scripts it is posted as it is, and leads back to the page. */
function Decline({ token, proposal: { sha256 } }: AnswerProps) {
  const queryClient = useQueryClient()
  const { queryKey } = sharedProposalQuery(token)
  const decline = useMutation({
    mutationFn: (body: { reason: string; sha256: string }) =>
      api('POST /api/shared-proposals/:token/refusals', { params: { token }, body }),
    onSuccess: (proposal) => {
      queryClient.setQueryData(queryKey, proposal)
      toast({ title: 'The seller is notified' })
    },
    onError: (error) => {
      if (error instanceof ApiError && [404, 409].includes(error.status))
        void queryClient.invalidateQueries({ queryKey })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    decline.mutate({ reason: String(given.get('reason')), sha256 })
  }
  return (
    <details className="print:hidden">
      <summary className="link min-h-6 w-fit cursor-pointer">Decline it</summary>
      <form
        method="post"
        action={`/api/shared-proposals/${encodeURIComponent(token)}/refusals`}
        noValidate
        onSubmit={submit}
        className="mt-3 flex max-w-xl flex-col gap-3"
      >
        <input type="hidden" name="sha256" value={sha256} />
        <Field label="Why" hint="A sentence for the seller." error={fieldOf(decline.error)}>
          <Textarea name="reason" rows={2} maxLength={PROPOSAL_LIMITS.reason} dir="auto" />
        </Field>
        <RefusalError error={fieldOf(decline.error) ? null : decline.error} />
        <Button type="submit" variant="outline" pending={decline.isPending} className="self-start">
          Decline the proposal
        </Button>
      </form>
    </details>
  )
}

const fieldOf = (error: Error | null) => (error instanceof ApiError ? error.fields.reason : undefined)
