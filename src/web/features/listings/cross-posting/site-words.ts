import type { ManagedSite, SiteChange } from '#contract/listings/cross-posting.ts'

type Posts = Pick<ManagedSite, 'endpoint' | 'posts'>

/** How many posts stand how; of a site that reads its feed, how many spaces are in it. */
export function describePosts({ endpoint, posts }: Posts): string {
  const chosen = Object.values(posts).reduce((sum, count) => sum + count, 0)
  if (chosen === 0) return 'No posts yet'
  if (!endpoint) return `chosen for ${chosen === 1 ? '1 space' : `${chosen} spaces`}`
  return Object.entries(posts)
    .map(([status, count]) => `${count} ${status}`)
    .join(', ')
}

/** Whether something waits that another try may bring there. */
export function canRetry({ endpoint, posts }: Posts): boolean {
  return Boolean(endpoint) && (posts.failed ?? 0) + (posts.queued ?? 0) > 0
}

/** The form as it is sent; the secret that is set stays where none is typed. */
export function toSiteChange(
  given: Pick<FormData, 'get'>,
  active: boolean,
): { id: string; body: SiteChange } {
  const text = (name: string) => String(given.get(name) ?? '').trim()
  const [name, url, description] = [text('name'), text('url'), text('description')]
  const secret = text('secret')
  const body = { name, url, description, endpoint: text('endpoint'), active, ...(secret && { secret }) }
  return { id: text('id'), body }
}
