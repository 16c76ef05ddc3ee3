import { createFileRoute } from '@tanstack/react-router'
import { ThreadScreen } from '../features/enquiries/thread-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { pageHead } from '../platform/head.ts'
import { SignInFirst } from '../ui/sign-in-first.tsx'

export const Route = createFileRoute('/enquiries/$id')({
  head: (context) =>
    pageHead(context, {
      title: 'Enquiry',
      description: 'A conversation about a space.',
      path: '/enquiries',
      noindex: true,
    }),
  component: EnquiryPage,
})

function EnquiryPage() {
  const { id } = Route.useParams()
  const { user } = useAuth()
  if (user) return <ThreadScreen id={id} />
  return (
    <SignInFirst title="Enquiry" onSignIn={() => openAuthDialog('login')}>
      Sign in to read and answer it.
    </SignInFirst>
  )
}
