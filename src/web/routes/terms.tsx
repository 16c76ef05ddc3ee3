import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/platform/head.ts'
import { ProsePage } from '#web/ui/prose.tsx'

export const Route = createFileRoute('/terms')({
  head: (context) =>
    pageHead(context, { title: 'Terms of Use', description: 'Effective March 15, 2025.', path: '/terms' }),
  component: TermsPage,
})

function TermsPage() {
  return (
    <ProsePage title="Terms of Use" lead="Effective March 15, 2025.">
      <p>You must be 18 or older to use Placard. Washington law governs these terms.</p>
    </ProsePage>
  )
}
