import { lazy, Suspense, useState } from 'react'
import type { Team, TeamMember } from '#contract/accounts/organizations.ts'
import { formatLongDay } from '#domain/format-dates.ts'
import { type GivenRole, ROLE_LABELS } from '#domain/roles.ts'
import { api } from '#web/platform/api.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { canHaveLimits, describeLimits } from './limit-words.ts'
import { listRoleOptions } from './list-role-options.ts'
import { useTeamChange } from './queries.ts'

const LimitsDialog = lazy(() => import('./limits-dialog.tsx').then((m) => ({ default: m.LimitsDialog })))

type MemberRowProps = { team: Team; member: TeamMember; isMe: boolean }

export function MemberRow({ team, member, isMe }: MemberRowProps) {
  const change = useTeamChange()
  const [isAsking, setIsAsking] = useState(false)
  const { id, name, email, role, joinedAt, canChange } = member
  const params = { id }
  const limitWords = describeLimits(member)
  const giveRole = (given: GivenRole) =>
    change(
      () => api('PATCH /api/team/members/:id', { params, body: { role: given } }),
      `${name} is ${ROLE_LABELS[given]} now.`,
    )
  const remove = async () => {
    const isDone = await change(
      () => api('DELETE /api/team/members/:id', { params }),
      `${name} is no longer a member of ${team.name}.`,
    )
    if (!isDone) setIsAsking(false)
  }
  return (
    <li className="flex flex-col gap-3 p-4 sm:flex-row sm:items-center sm:justify-between">
      <div className="min-w-0">
        <p className="font-semibold" dir="auto">
          {name} {isMe && <span className="font-normal text-ink-soft">(you)</span>}
        </p>
        <p className="text-sm break-words text-ink-soft">
          {email} · joined {formatLongDay(joinedAt)}
        </p>
        {limitWords && <p className="text-sm text-ink-soft">{limitWords}</p>}
      </div>
      {canChange ? (
        <div className="flex flex-wrap items-center gap-2">
          <Select
            aria-label={`Role of ${name}`}
            value={role}
            onChange={(event) => void giveRole(event.target.value as GivenRole)}
            options={listRoleOptions(team.role, role)}
            className="w-36"
          />
          <LimitsButton member={member} />
          {isAsking ? (
            <>
              <Button variant="destructive" size="sm" onClick={() => void remove()}>
                Remove {name} now
              </Button>
              <Button variant="ghost" size="sm" onClick={() => setIsAsking(false)}>
                Keep
              </Button>
            </>
          ) : (
            <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
              Remove<span className="sr-only"> {name}</span>
            </Button>
          )}
        </div>
      ) : (
        <Badge className="self-start sm:self-center">{ROLE_LABELS[role]}</Badge>
      )}
    </li>
  )
}

function LimitsButton({ member }: { member: TeamMember }) {
  const [isOpen, setIsOpen] = useState(false)
  const { name, limits } = member
  if (!limits || !canHaveLimits(member)) return null
  return (
    <>
      <Button variant="outline" size="sm" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Limits<span className="sr-only"> of {name}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <LimitsDialog member={{ ...member, limits }} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
