import { createFileRoute } from '@tanstack/react-router'
import { CrewFacesScreen } from '../features/booking/proofs/crew-links/crew-faces-screen.tsx'
import { withHead } from '../platform/page-head.tsx'

const HEAD = {
  title: 'Photos of faces',
  description: 'Where photos are due, for a crew with a phone, also without a network.',
  path: '/proof/crew',
  noindex: true,
  hidesAddress: true,
}

/** Without a loader: what a link opens is read by the phone alone, and stands in no page that is kept for others. */
export const Route = createFileRoute('/proof/crew/$token')({ component: withHead(HEAD, CrewPage) })

function CrewPage() {
  return <CrewFacesScreen token={Route.useParams().token} />
}
