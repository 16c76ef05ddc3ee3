import { createFileRoute } from '@tanstack/react-router'
import { PreparedGone, PreparedScreen } from '../features/booking/orders/prepared-screen.tsx'
import { preparedQuery } from '../features/booking/orders/queries.ts'
import { loadOr404 } from '../platform/load-or-404.ts'
import { withHead } from '../platform/page-head.tsx'

const HEAD = {
  title: 'A booking prepared for you',
  description: 'What an agent has put together; you read it and decide.',
  path: '/book',
  noindex: true,
}

export const Route = createFileRoute('/book/$token')({
  loader: ({ context: { queryClient }, params: { token } }) => loadOr404(queryClient, preparedQuery(token)),
  component: withHead(HEAD, Page),
  notFoundComponent: withHead(HEAD, Missing),
})

function Missing() {
  return <PreparedGone />
}

function Page() {
  return <PreparedScreen token={Route.useParams().token} />
}
