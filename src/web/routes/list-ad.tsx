import { createFileRoute } from '@tanstack/react-router'
import { withHead } from '../platform/page-head.tsx'
import { CreateListingPage } from './-create-listing-page.tsx'
import { parseCreateSearch } from './-create-search.ts'

export const Route = createFileRoute('/list-ad')({
  validateSearch: parseCreateSearch,
  component: withHead(
    {
      title: 'List Your Ad Space',
      description:
        'List a billboard, a page, a screen, airtime, an event or a channel in three minutes. Local buyers find it on the map.',
      path: '/list-ad',
    },
    Page,
  ),
})

function Page() {
  const navigate = Route.useNavigate()
  return (
    <CreateListingPage
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
