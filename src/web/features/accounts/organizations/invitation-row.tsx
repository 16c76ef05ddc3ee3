import type { TeamInvitation } from '#contract/accounts/organizations.ts'
import { formatLongDay } from '#domain/format-dates.ts'
import { ROLE_LABELS } from '#domain/roles.ts'
import { api } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useTeamChange } from './queries.ts'

export function InvitationRow({ invitation }: { invitation: TeamInvitation }) {
  const change = useTeamChange()
  const { id, email, role, invitedBy, expiresAt, hasExpired } = invitation
  const params = { id }
  const resend = () =>
    change(
      () => api('POST /api/team/invitations/:id/send', { params }),
      `A new link is on its way to ${email}. The one of before has ended.`,
    )
  const revoke = () =>
    change(
      () => api('DELETE /api/team/invitations/:id', { params }),
      `The invitation of ${email} is taken back.`,
    )
  return (
    <li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <p className="font-semibold break-words">{email}</p>
        <p className="text-sm text-ink-soft">
          As {ROLE_LABELS[role]}, invited by <span dir="auto">{invitedBy}</span>,{' '}
          {hasExpired ? 'ended' : 'works until'} {formatLongDay(expiresAt)}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => void resend()}>
          Send again<span className="sr-only"> to {email}</span>
        </Button>
        <Button variant="ghost" size="sm" onClick={() => void revoke()}>
          Take back<span className="sr-only"> the invitation of {email}</span>
        </Button>
      </div>
    </li>
  )
}
