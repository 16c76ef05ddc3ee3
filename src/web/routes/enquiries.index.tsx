import { createFileRoute } from '@tanstack/react-router'
import { EnquiriesScreen } from '../features/enquiries/enquiries-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { pageHead } from '../platform/head.ts'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/enquiries/')({
  validateSearch: ({ side }): { side?: 'seller' } => (side === 'seller' ? { side } : {}),
  loader: () => ({ renderedAt: Date.now() }),
  head: (context) =>
    pageHead(context, {
      title: 'Enquiries',
      description: 'What you asked sellers, and what buyers ask you.',
      path: '/enquiries',
      noindex: true,
    }),
  component: EnquiriesPage,
})

function EnquiriesPage() {
  const { user } = useAuth()
  const { renderedAt } = Route.useLoaderData()
  const { side = 'buyer' } = Route.useSearch()
  if (user) return <EnquiriesScreen side={side} now={new Date(renderedAt)} />
  return (
    <SignInFirst title="Enquiries" onSignIn={() => openAuthDialog('login')}>
      Sign in to see what you asked and what was asked of you.
    </SignInFirst>
  )
}
