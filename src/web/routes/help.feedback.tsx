import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/help/feedback')({
  beforeLoad: () => {
    throw redirect({ to: '/help/contact' })
  },
})
