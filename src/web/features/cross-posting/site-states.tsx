import { useQuery } from '@tanstack/react-query'
import type { OwnCrossPost } from '#contract/cross-posting.ts'
import type { ListingStatus } from '#domain/listing.ts'
import { Badge } from '#web/ui/badge.tsx'
import { ownCrossPostsQuery } from './queries.ts'
import { STATUS_VARIANTS } from './status-variants.ts'

type SiteStatesProps = {
  listingId: number
  /** The spaces of the same batched query, including this one. */
  pageIds: number[]
  status: ListingStatus
}

/** The sister sites chosen for a space and its status on each; renders nothing without any. */
export function SiteStates({ listingId, pageIds, status }: SiteStatesProps) {
  const { data: posts = [] } = useQuery(ownCrossPostsQuery(pageIds))
  const own = posts.filter((post) => post.listingId === listingId)
  if (own.length === 0) return null
  return (
    <div className="text-sm">
      <ul aria-label="Sister sites" className="flex flex-wrap gap-x-4 gap-y-1.5">
        {own.map((post) => (
          <li key={post.site.id} className="flex items-center gap-1.5">
            {post.externalUrl ? (
              <a href={post.externalUrl} target="_blank" rel="noreferrer" className="link">
                {post.site.name}
              </a>
            ) : (
              post.site.name
            )}
            <Badge variant={STATUS_VARIANTS[post.status]}>{toStatusText(post, status)}</Badge>
          </li>
        ))}
      </ul>
    </div>
  )
}

function toStatusText({ status, isFed }: OwnCrossPost, listingStatus: ListingStatus): string {
  if (isFed) return listingStatus === 'active' ? 'In its feed' : 'While public'
  if (status === 'queued') return listingStatus === 'active' ? 'On its way' : 'After approval'
  return { posted: 'Posted', failed: 'Not taken', withdrawn: 'Taken down' }[status]
}
