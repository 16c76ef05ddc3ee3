import { createFileRoute } from '@tanstack/react-router'
import { PreparedScreen } from '../features/orders/prepared-screen.tsx'
import { preparedQuery } from '../features/orders/queries.ts'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/book/$token')({
  loader: async ({ context: { queryClient }, params: { token } }) => {
    // the page itself says that a link has expired
    await queryClient.query({ ...preparedQuery(token), staleTime: 'static' }).catch(() => null)
  },
  head: (context) =>
    pageHead(context, {
      title: 'A booking prepared for you',
      description: 'What an agent has put together; you read it and decide.',
      path: '/book',
      noindex: true,
    }),
  component: () => <PreparedScreen token={Route.useParams().token} />,
})
