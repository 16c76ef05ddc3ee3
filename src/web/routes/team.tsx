import { createFileRoute } from '@tanstack/react-router'
import { mayOf } from '#domain/roles.ts'
import { CompanyData } from '../features/account-data/account-data/company-data.tsx'
import { DeleteCompany } from '../features/account-data/account-data/delete-company.tsx'
import { companyDeletionQuery, companyExportQuery } from '../features/account-data/account-data/queries.ts'
import { teamQuery } from '../features/accounts/organizations/queries.ts'
import { TeamScreen } from '../features/accounts/organizations/team-screen.tsx'
import { ApprovalsLink } from '../features/booking/bookings/approvals/approvals-link.tsx'
import { approvalsQuery } from '../features/booking/bookings/approvals/queries.ts'
import { TransferList } from '../features/listings/listings/transfer/transfer-list.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { findActing } from '../platform/auth/use-may.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/team')({
  loader: async ({ context: { queryClient } }) => {
    // the page itself shows a failure, with a retry button
    const me = await findMe(queryClient)
    if (!me) return
    const acting = findActing(me)
    const isOfCompany = acting !== undefined && !acting.isPersonal
    const isOwner = isOfCompany && mayOf(acting).has('organization')
    await Promise.allSettled([
      queryClient.query(teamQuery),
      isOfCompany && queryClient.query(approvalsQuery),
      isOwner && queryClient.query(companyExportQuery),
      isOwner && queryClient.query(companyDeletionQuery),
    ])
  },
  component: withHead(
    {
      title: 'Your team',
      description: 'Who works with you on your spaces and bookings, and what each may do.',
      path: '/team',
      noindex: true,
    },
    TeamPage,
  ),
})

function TeamPage() {
  const { user } = useAuth()
  if (user)
    return (
      <TeamScreen
        key={user.actingFor}
        userId={user.id}
        approvals={<ApprovalsLink />}
        transfers={<TransferList />}
        data={
          <>
            <CompanyData />
            <DeleteCompany />
          </>
        }
      />
    )
  return (
    <SignInFirst title="Your team" onSignIn={() => openAuthDialog('login')}>
      Sign in to invite colleagues, and to see who works with you.
    </SignInFirst>
  )
}
