import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAuth } from '#web/platform/auth/auth-context.ts'
import { openAuthDialog } from '#web/platform/auth/auth-dialog-store.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { AccountSection } from './account-section.tsx'
import { AuthenticatorSection } from './authenticator-section.tsx'
import { EmailSection } from './email-form.tsx'
import { LeaveSection } from './leave-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PasswordSection } from './password-form.tsx'
import { ProfileForm } from './profile-form.tsx'
import { accountQuery } from './queries.ts'
import { SecondFactorAlert } from './second-factor-alert.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { VerificationAlert } from './verification-alert.tsx'

export function AccountPage() {
  const { user, isLoading } = useAuth()
  if (!user && !isLoading) {
    return (
      <EmptyState
        headingLevel={1}
        title="Your account"
        className="py-24"
        action={<Button onClick={() => openAuthDialog('login')}>Sign In</Button>}
      >
        Sign in to see your profile, how you sign in, and where you are signed in.
      </EmptyState>
    )
  }
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-5 px-4 py-10 md:py-14">
      <h1 className="text-4xl md:text-5xl">Your account</h1>
      {user && <AccountSections key={user.id} />}
    </div>
  )
}

function AccountSections() {
  const { data: details, error, refetch } = useQuery(accountQuery)
  if (error && !details) {
    return (
      <ErrorState title="Your account could not be loaded" onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    )
  }
  if (!details) return <Skeleton className="h-96" />
  const { user, passkeys } = details
  return (
    <>
      {user.status === 'pending' && <VerificationAlert email={user.email} />}
      {user.needsSecondFactor && <SecondFactorAlert hasTotp={details.hasTotp} />}
      <AccountSection title="Profile" description="How sellers and buyers see you.">
        <ProfileForm user={user} />
      </AccountSection>
      <AccountSection
        title="Email"
        description="Where messages and receipts go. You can sign in with it too."
      >
        <EmailSection details={details} />
      </AccountSection>
      <AccountSection
        title="Password"
        description="Changing it ends your sessions elsewhere and the links we mailed before."
      >
        <PasswordSection username={user.username} />
      </AccountSection>
      <AccountSection
        id="two-step"
        title="Two-step sign-in"
        description="A code from an app on your phone, besides your password."
      >
        <AuthenticatorSection details={details} />
      </AccountSection>
      <AccountSection
        title="Passkeys"
        description="Sign in without a password, and without anything to phish."
      >
        <PasskeysSection passkeys={passkeys} />
      </AccountSection>
      <AccountSection title="Notices" description="What appears below the bell, what is mailed, and when.">
        <Link to="/account/notices" className="link self-start">
          Choose your notifications
        </Link>
      </AccountSection>
      <AccountSection
        title="API keys"
        description="For your own programs: they read and prepare, you decide."
      >
        <Link to="/account/keys" className="link self-start">
          Make and end API keys
        </Link>
      </AccountSection>
      <AccountSection title="Webhooks" description="Your own programs are sent what happens, signed.">
        <Link to="/account/webhooks" className="link self-start">
          Add and change webhooks
        </Link>
      </AccountSection>
      <AccountSection
        title="Open feeds"
        description="The public market as files for everybody: with your spaces, or without."
      >
        <Link to="/account/open" className="link self-start">
          Choose which of your spaces are in them
        </Link>
      </AccountSection>
      <AccountSection title="Sessions" description="Where you are signed in.">
        <SessionsSection />
      </AccountSection>
      <AccountSection title="Your data" description="Export it, or delete your account.">
        <LeaveSection />
      </AccountSection>
    </>
  )
}
