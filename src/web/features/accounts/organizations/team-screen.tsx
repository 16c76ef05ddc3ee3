import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Team } from '#contract/accounts/organizations.ts'
import { capabilitiesOf, ROLE_LABELS } from '#domain/roles.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { FormSection } from '#web/ui/form-section.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { CompanyDetails } from './company-details.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { LeaveTeam } from './leave-team.tsx'
import { MemberRow } from './member-row.tsx'
import { OfferAlert, OfferOwnership } from './ownership.tsx'
import { teamQuery } from './queries.ts'
import { RoleTable } from './role-table.tsx'

type TeamScreenProps = {
  userId: number
  /** Slots of other features: what waits for approval, spaces that change hands, and what is kept about the company. */
  approvals: ReactNode
  transfers: ReactNode
  data: ReactNode
}

export function TeamScreen({ userId, approvals, transfers, data }: TeamScreenProps) {
  const { data: team, error, refetch } = useQuery(teamQuery)
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-8 px-4 py-10 md:py-14">
      {error && !team && (
        <ErrorState title="Your team could not be loaded" headingLevel={1} onRetry={() => void refetch()}>
          {error.message}
        </ErrorState>
      )}
      {!team && !error && <Skeleton className="h-96" />}
      {team &&
        (isAlone(team) ? (
          <Alone team={team} />
        ) : (
          <Members team={team} userId={userId} approvals={approvals} />
        ))}
      {team && transfers}
      {team && data}
    </div>
  )
}

const isAlone = ({ isPersonal, invitations }: Team) => isPersonal && invitations.length === 0

function Alone({ team }: { team: Team }) {
  return (
    <>
      <header className="flex flex-col gap-3">
        <h1 className="text-4xl md:text-5xl">Invite a colleague</h1>
        <p className="text-lg text-ink-soft">
          Work on the same spaces, bookings and conversations, each with an account and a role of their own.
          Nothing changes for you until somebody joins.
        </p>
      </header>
      <FormSection title="Who is it?" lead="They get a mail with a link that works for seven days.">
        <InviteForm team={team} />
      </FormSection>
      <RoleTable />
    </>
  )
}

type MembersProps = { team: Team } & Pick<TeamScreenProps, 'userId' | 'approvals'>

function Members({ team, userId, approvals }: MembersProps) {
  const may = capabilitiesOf(team.role)
  const others = team.members.filter(({ id }) => id !== userId)
  return (
    <>
      <header className="flex flex-col gap-3">
        <h1 dir="auto" className="text-4xl md:text-5xl">
          {team.name}
        </h1>
        <p className="text-lg text-ink-soft">
          {team.isPersonal
            ? 'Nobody has joined yet. Nothing changes for you until somebody does.'
            : `You are ${ROLE_LABELS[team.role]} here. What somebody does is kept with their name.`}
        </p>
        {approvals}
      </header>
      {team.offer && <OfferAlert team={team} offer={team.offer} userId={userId} />}
      <PageSection title="Members">
        <ul className="divide-y divide-rule rounded-card border border-rule bg-card">
          {team.members.map((member) => (
            <MemberRow key={member.id} team={team} member={member} isMe={member.id === userId} />
          ))}
        </ul>
      </PageSection>
      {team.invitations.length > 0 && (
        <PageSection title="Invited">
          <ul className="divide-y divide-rule rounded-card border border-rule bg-card">
            {team.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </PageSection>
      )}
      {may.has('team') && (
        <FormSection title="Invite a colleague" lead="They get a mail with a link that works for seven days.">
          <InviteForm team={team} />
        </FormSection>
      )}
      <RoleTable />
      {team.details && <CompanyDetails team={team} details={team.details} />}
      {may.has('organization') && others.length > 0 && <OfferOwnership others={others} />}
      {!team.isPersonal && <LeaveTeam team={team} />}
    </>
  )
}
