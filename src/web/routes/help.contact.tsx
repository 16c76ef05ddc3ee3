import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/platform/head.ts'
import { ProsePage } from '#web/ui/prose.tsx'

export const Route = createFileRoute('/help/contact')({
  head: (context) =>
    pageHead(context, {
      title: 'Contact Support',
      description: 'Write to us and a person answers.',
      path: '/help/contact',
    }),
  component: HelpContactPage,
})

function HelpContactPage() {
  return (
    <ProsePage title="Contact Support" lead="Write to us and a person answers.">
      <p>Email is answered within 24 hours.</p>
    </ProsePage>
  )
}
