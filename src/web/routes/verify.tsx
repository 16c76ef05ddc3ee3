import { createFileRoute } from '@tanstack/react-router'
import { VerifyScreen } from '../features/booking/proofs/verify/verify-screen.tsx'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/verify')({
  component: withHead(
    {
      title: 'Verify proof',
      description: 'Recomputes the hashes of a downloaded proof package in your browser.',
      path: '/verify',
      noindex: true,
    },
    VerifyScreen,
  ),
})
