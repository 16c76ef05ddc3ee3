import { createFileRoute, redirect } from '@tanstack/react-router'

/** Links in mails from before conversations; the page of an enquiry's number finds what it has become. */
export const Route = createFileRoute('/enquiries/$id')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/inbox/$id', params, statusCode: 301 })
  },
})
