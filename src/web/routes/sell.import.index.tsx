import { createFileRoute } from '@tanstack/react-router'
import { VerificationForFiles } from '../features/accounts/accounts/verification-for-files.tsx'
import { ImportsScreen } from '../features/listings/imports/imports-screen.tsx'
import { pageHead } from '../platform/head.ts'

export const Route = createFileRoute('/sell/import/')({
  head: (context) =>
    pageHead(context, {
      title: 'Import spaces',
      description: 'List hundreds of spaces from a spreadsheet: CSV, Excel or GeoJSON.',
      path: '/sell/import',
      noindex: true,
    }),
  component: () => <ImportsScreen verification={<VerificationForFiles />} />,
})
