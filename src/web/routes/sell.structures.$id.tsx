import { createFileRoute } from '@tanstack/react-router'
import { structureQuery } from '../features/listings/listings/structures/queries.ts'
import { StructureScreen } from '../features/listings/listings/structures/structure-screen.tsx'
import { useAuth } from '../platform/auth/auth-context.ts'
import { openAuthDialog } from '../platform/auth/auth-dialog-store.ts'
import { findMe } from '../platform/auth/me-query.ts'
import { withHead } from '../platform/page-head.tsx'
import { SignInFirst } from '../ui/sign-in-first.tsx'
import { SellerNav } from './-seller-nav.tsx'

const TITLE = 'Structure'

export const Route = createFileRoute('/sell/structures/$id')({
  loader: async ({ context: { queryClient }, params }) => {
    // the page itself shows a failure, with a retry button
    if (await findMe(queryClient)) await queryClient.query(structureQuery(params.id)).catch(() => null)
  },
  component: withHead(
    { title: TITLE, description: 'One structure of yours.', path: '/sell/structures', noindex: true },
    StructureRoute,
  ),
})

function StructureRoute() {
  const { user } = useAuth()
  const { id } = Route.useParams()
  if (user) return <StructureScreen key={id} id={id} nav={<SellerNav />} />
  return (
    <SignInFirst title={TITLE} onSignIn={() => openAuthDialog('login')}>
      Sign in to see your structures.
    </SignInFirst>
  )
}
