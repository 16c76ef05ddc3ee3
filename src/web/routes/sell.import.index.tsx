import { createFileRoute } from '@tanstack/react-router'
import { VerificationForFiles } from '../features/accounts/accounts/verification-for-files.tsx'
import { ImportsScreen } from '../features/listings/imports/imports-screen.tsx'
import { SourcesSection } from '../features/listings/inventory-sources/sources-section.tsx'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/sell/import/')({
  component: withHead(
    {
      title: 'Import spaces',
      description: 'List hundreds of spaces from a spreadsheet: CSV, Excel or GeoJSON.',
      path: '/sell/import',
      noindex: true,
    },
    Page,
  ),
})

function Page() {
  return <ImportsScreen verification={<VerificationForFiles />} below={<SourcesSection />} />
}
