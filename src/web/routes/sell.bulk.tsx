import { createFileRoute, redirect } from '@tanstack/react-router'

/** The address of the table from before it became the workspace itself. */
export const Route = createFileRoute('/sell/bulk')({
  beforeLoad: () => {
    throw redirect({ to: '/sell', statusCode: 301 })
  },
})
