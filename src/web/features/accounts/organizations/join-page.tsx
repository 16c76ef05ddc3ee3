import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Invitation } from '#contract/accounts/organizations.ts'
import { formatLongDay } from '#domain/format-dates.ts'
import { ROLE_HINTS, ROLE_LABELS } from '#domain/roles.ts'
import { api } from '#web/platform/api.ts'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { openAuthDialog } from '#web/platform/auth/auth-dialog-store.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FormError } from '#web/ui/form-error.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { invitationQuery } from './queries.ts'

/** Requires a click: link scanners that open every link of a mail would otherwise use it up. */
export function JoinPage({ token }: { token: string }) {
  const { data: invitation, error } = useQuery(invitationQuery(token))
  if (error && !invitation)
    return (
      <EmptyState
        headingLevel={1}
        title="This invitation cannot be used"
        className="py-24"
        action={
          <Button variant="outline" render={<Link to="/" />}>
            Find spaces
          </Button>
        }
      >
        {error.message}
      </EmptyState>
    )
  return (
    <div className="mx-auto flex max-w-xl flex-col gap-6 px-4 py-10 md:py-14">
      {invitation ? <Shown token={token} invitation={invitation} /> : <Skeleton className="h-64" />}
    </div>
  )
}

function Shown({ token, invitation }: { token: string; invitation: Invitation }) {
  const { user } = useAuth()
  const { organization, invitedBy, role, sentTo, expiresAt } = invitation
  return (
    <>
      <h1 dir="auto" className="text-4xl">
        {invitedBy} invites you to {organization}
      </h1>
      <p className="text-lg">
        You would work there as <strong>{ROLE_LABELS[role]}</strong>: {lowerFirst(ROLE_HINTS[role])}.
      </p>
      <p className="text-ink-soft">
        For {sentTo}, until {formatLongDay(expiresAt)}.
      </p>
      {user ? <Join token={token} invitation={invitation} /> : <EnterFirst sentTo={sentTo} />}
    </>
  )
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

function EnterFirst({ sentTo }: { sentTo: string }) {
  return (
    <>
      <p>Make an account with the address {sentTo}, or sign in to the one that you have.</p>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => openAuthDialog('register')}>Make an account</Button>
        <Button variant="outline" onClick={() => openAuthDialog('login')}>
          Sign in to join
        </Button>
      </div>
    </>
  )
}

function Join({ token, invitation }: { token: string; invitation: Invitation }) {
  const { logout } = useAuth()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const join = async () => {
    setIsBusy(true)
    try {
      await api('POST /api/account/memberships', { body: { token } })
      // every page is the company's from now on
      window.location.assign('/team')
    } catch (problem) {
      setFailure((problem as Error).message)
      setIsBusy(false)
    }
  }
  if (invitation.isForReader === false)
    return (
      <Alert
        tone="warning"
        title={`This invitation was sent to ${invitation.sentTo}. Sign in with that address, or ask for a new invitation.`}
        action={
          <Button variant="outline" size="sm" onClick={() => void logout()}>
            Sign out here
          </Button>
        }
      />
    )
  return (
    <>
      <FormError>{failure}</FormError>
      <Button pending={isBusy} className="self-start" onClick={() => void join()}>
        Join {invitation.organization}
      </Button>
    </>
  )
}
