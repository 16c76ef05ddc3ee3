import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '#contract/edge/live.ts'
import type { ConversationSummary } from '#contract/messaging/conversations.ts'
import type { ListPage } from '#web/platform/list-pages.ts'
import { patchThreads, putMessage, refreshConversations } from './conversation-cache.ts'
import type { InboxFilter } from './inbox-filter.ts'
import { LISTS, THREADS } from './queries.ts'

type Pages = InfiniteData<ListPage<ConversationSummary>>
const PREVIEW = 160

/** Shows an event in the threads and lists that are loaded; asks the server only for what the event does not say. */
export function showLiveEvent(queryClient: QueryClient, event: LiveEvent): void {
  const { kind, conversationId: id, message, conversation } = event
  if (kind === 'reset') refreshConversations(queryClient)
  if (id === undefined) return
  if (message) putMessage(queryClient, id, message)
  else if (kind === 'read' && conversation) patchThreads(queryClient, id, conversation)
  else void queryClient.invalidateQueries({ queryKey: [...THREADS, String(id)] })
  for (const { queryKey } of queryClient.getQueryCache().findAll({ queryKey: LISTS })) {
    const data = queryClient.getQueryData<Pages>(queryKey)
    const next = data && kind !== 'conversation' && showInList(data, queryKey[2] as InboxFilter, event)
    if (next) queryClient.setQueryData(queryKey, next)
    else void queryClient.invalidateQueries({ queryKey })
  }
}

/** @returns the list with the event in it; null when the list has to be read again */
function showInList(data: Pages, filter: InboxFilter, { conversationId, message, conversation }: LiveEvent) {
  const rows = data.pages.flatMap((page) => page.rows)
  const row = rows.find(({ id }) => id === conversationId)
  if (!row || !conversation) return null
  const changed = {
    ...row,
    ...conversation,
    ...(message && describeLatest(message, conversation.lastSeq, row)),
  }
  const isNew = conversation.lastSeq > row.lastSeq
  // a search and the archive have an order and a membership of their own
  if (isNew && (filter.q || filter.state || filter.cursor)) return null
  const without = data.pages.map((page) => ({
    ...page,
    rows: isNew
      ? page.rows.filter(({ id }) => id !== row.id)
      : page.rows.map((one) => (one.id === row.id ? changed : one)),
  }))
  const [first, ...rest] = without
  const pages = isNew && first ? [{ ...first, rows: [changed, ...first.rows] }, ...rest] : without
  return { ...data, pages }
}

function describeLatest(
  { seq, body, author, createdAt }: NonNullable<LiveEvent['message']>,
  lastSeq: number,
  row: ConversationSummary,
): Partial<ConversationSummary> {
  if (seq !== lastSeq || seq < row.lastSeq) return {}
  return { preview: body.slice(0, PREVIEW), isPreviewMine: author === 'me', lastMessageAt: createdAt }
}
