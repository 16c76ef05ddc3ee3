import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '#web/platform/head.ts'
import { ProsePage } from '#web/ui/prose.tsx'

export const Route = createFileRoute('/privacy')({
  head: (context) =>
    pageHead(context, {
      title: 'Privacy Policy',
      description: 'Last updated March 15, 2025.',
      path: '/privacy',
    }),
  component: PrivacyPage,
})

function PrivacyPage() {
  return (
    <ProsePage title="Privacy Policy" lead="Last updated March 15, 2025.">
      <p>
        Placard keeps what it needs to run the marketplace: your account, your listings and the messages you
        send. It carries no third-party trackers.
      </p>
    </ProsePage>
  )
}
