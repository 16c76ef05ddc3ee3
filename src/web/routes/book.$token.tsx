import { createFileRoute } from '@tanstack/react-router'
import { PreparedGone, PreparedScreen } from '../features/booking/orders/prepared-screen.tsx'
import { preparedQuery } from '../features/booking/orders/queries.ts'
import { pageHead } from '../platform/head.ts'
import { loadOr404 } from '../platform/load-or-404.ts'

export const Route = createFileRoute('/book/$token')({
  loader: ({ context: { queryClient }, params: { token } }) => loadOr404(queryClient, preparedQuery(token)),
  head: (context) =>
    pageHead(context, {
      title: 'A booking prepared for you',
      description: 'What an agent has put together; you read it and decide.',
      path: '/book',
      noindex: true,
    }),
  component: () => <PreparedScreen token={Route.useParams().token} />,
  notFoundComponent: () => <PreparedGone />,
})
