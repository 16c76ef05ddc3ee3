import type { OrganizationCounts } from '#contract/edge/live.ts'

/** What waits in one organization, in a line: "2 unread, 1 new request, 3 notices"; null where nothing does. */
export function describeNews(counts: OrganizationCounts | undefined): string | null {
  if (!counts) return null
  const { unreadConversations, newRequests, waitingBookings, unseenNotices } = counts
  const parts = [
    unreadConversations > 0 && `${unreadConversations} unread`,
    newRequests > 0 && `${newRequests} new ${newRequests === 1 ? 'request' : 'requests'}`,
    waitingBookings > 0 && `${waitingBookings} waiting`,
    unseenNotices > 0 && `${unseenNotices} ${unseenNotices === 1 ? 'notice' : 'notices'}`,
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : null
}
