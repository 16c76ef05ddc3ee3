import { createFileRoute } from '@tanstack/react-router'
import { VerificationForFiles } from '../features/accounts/accounts/verification-for-files.tsx'
import { ImportsScreen } from '../features/listings/imports/imports-screen.tsx'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/sell/contracts')({
  head: (context) =>
    pageHead(context, {
      title: 'Import contracts',
      description: 'Block the days that are sold elsewhere from a spreadsheet: CSV or Excel.',
      path: '/sell/contracts',
      noindex: true,
    }),
  component: () => <ImportsScreen kind="contracts" verification={<VerificationForFiles />} />,
})
