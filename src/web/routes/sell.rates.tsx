import { createFileRoute } from '@tanstack/react-router'
import { RatesScreen } from '../features/booking/booking-terms/rates-screen.tsx'
import { templatesQuery } from '../features/booking/booking-terms/templates-queries.ts'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { IfMay, RoleNote } from '../platform/auth/if-may.tsx'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

const TITLE = 'Rates and templates'

export const Route = createFileRoute('/sell/rates')({
  loader: async ({ context: { queryClient } }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient)) await queryClient.query(templatesQuery).catch(() => null)
  },
  component: withHead(
    {
      title: TITLE,
      description: 'Rate cards and templates of terms, set once and applied to many spaces.',
      path: '/sell/rates',
      noindex: true,
    },
    RatesPage,
  ),
})

function RatesPage() {
  const { user } = useAuth()
  if (!user)
    return (
      <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
        Sign in to see your rates.
      </SignInFirst>
    )
  const missing = (
    <div className="mx-auto flex max-w-3xl flex-col gap-6 px-4 py-8 md:px-6">
      <SellerNav />
      <h1 className="text-3xl md:text-4xl">{TITLE}</h1>
      <RoleNote needs="prices" />
    </div>
  )
  return (
    <IfMay needs="prices" otherwise={missing}>
      <RatesScreen nav={<SellerNav />} />
    </IfMay>
  )
}
