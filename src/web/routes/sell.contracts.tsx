import { createFileRoute } from '@tanstack/react-router'
import { VerificationForFiles } from '../features/accounts/accounts/verification-for-files.tsx'
import { ContractsSection } from '../features/booking/contracts/contracts-section.tsx'
import { ImportsScreen } from '../features/listings/imports/imports-screen.tsx'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/sell/contracts')({
  component: withHead(
    {
      title: 'Import contracts',
      description: 'Block the days that are sold elsewhere from a spreadsheet: CSV or Excel.',
      path: '/sell/contracts',
      noindex: true,
    },
    Page,
  ),
})

function Page() {
  return (
    <ImportsScreen kind="contracts" verification={<VerificationForFiles />} below={<ContractsSection />} />
  )
}
