import { createFileRoute } from '@tanstack/react-router'
import { VerificationForFiles } from '../features/accounts/accounts/verification-for-files.tsx'
import { ImportScreen } from '../features/listings/imports/import-screen.tsx'
import { withHead } from '../platform/page-head.tsx'

export const Route = createFileRoute('/sell/import/$id')({
  component: withHead(
    {
      title: 'Import',
      description: 'Check the columns and rows of your file.',
      path: '/sell/import',
      noindex: true,
    },
    ImportPage,
  ),
})

function ImportPage() {
  return <ImportScreen id={Route.useParams().id} verification={<VerificationForFiles />} />
}
