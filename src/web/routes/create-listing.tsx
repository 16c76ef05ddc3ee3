import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/platform/head.ts'
import { ProsePage } from '#web/ui/prose.tsx'

export const Route = createFileRoute('/create-listing')({
  head: (context) =>
    pageHead(context, {
      title: 'List Your Ad Space',
      description: 'Sellers list a space with an account.',
      path: '/create-listing',
    }),
  component: CreateListingPage,
})

function CreateListingPage() {
  return (
    <ProsePage title="List Your Ad Space" lead="Sellers list a space with an account.">
      <p>Sign in to list a space. Every submission is reviewed before it becomes public.</p>
    </ProsePage>
  )
}
