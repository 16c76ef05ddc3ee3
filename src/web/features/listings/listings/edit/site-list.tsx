import type { OwnListing } from '#contract/listings/listings-own.ts'
import { Badge } from '#web/ui/badge.tsx'
import { siteWords } from '../table/site-words.ts'

type SiteListProps = { sites: OwnListing['sites']; status: OwnListing['listing']['status'] }

/** How the space stands on each of its sister sites now. */
export function SiteList({ sites, status }: SiteListProps) {
  if (sites.length === 0) return null
  return (
    <ul aria-label="On sister sites now" className="flex flex-wrap gap-x-4 gap-y-1.5 text-sm">
      {sites.map((site) => (
        <li key={site.id} className="flex items-center gap-1.5">
          {site.url ? (
            <a href={site.url} target="_blank" rel="noreferrer" className="link">
              {site.name}
            </a>
          ) : (
            site.name
          )}
          <Badge variant={site.status === 'failed' || site.isRetried ? 'danger' : 'neutral'}>
            {siteWords(site, status)}
          </Badge>
        </li>
      ))}
    </ul>
  )
}
