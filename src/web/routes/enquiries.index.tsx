import { createFileRoute, redirect } from '@tanstack/react-router'

/** The inbox's address from before conversations. */
export const Route = createFileRoute('/enquiries/')({
  beforeLoad: ({ search }) => {
    const { side } = search as { side?: unknown }
    throw redirect({ to: '/inbox', search: side === 'seller' ? { side } : {}, statusCode: 301 })
  },
})
