import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Conversation, ConversationSummary, Message } from '#contract/messaging/conversations.ts'
import type { ListPage } from '#web/platform/list-pages.ts'
import { LISTS, THREADS, type ThreadPages, threadQuery } from './queries.ts'

/** Shows a message in its open thread, at the end or in place of what it was before. Older pages never change. */
export function putMessage(queryClient: QueryClient, id: number, message: Message): void {
  const { queryKey } = threadQuery(String(id))
  const first = queryClient.getQueryData(queryKey)?.pages[0]
  const isNext = first && message.seq <= (first.messages.at(-1)?.seq ?? 0) + 1
  // one in between is missing: read again
  if (first && !isNext) void queryClient.invalidateQueries({ queryKey })
  else queryClient.setQueryData(queryKey, (data) => data && withMessage(data, message))
}

/** Reads the lists again: after a message of one's own. */
export function refreshLists(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: LISTS })
}

function withMessage(data: ThreadPages, message: Message): ThreadPages {
  const pages = data.pages.map((page, index) => {
    if (page.messages.some(({ seq }) => seq === message.seq))
      return { ...page, messages: page.messages.map((one) => (one.seq === message.seq ? message : one)) }
    return index === 0 ? append(page, message) : page
  })
  return { ...data, pages }
}

function append(page: Conversation, message: Message): Conversation {
  if (message.seq <= (page.messages.at(-1)?.seq ?? 0)) return page
  const isMine = message.author === 'me'
  return {
    ...page,
    messages: [...page.messages, message],
    lastSeq: Math.max(page.lastSeq, message.seq),
    readSeq: isMine ? Math.max(page.readSeq, message.seq) : page.readSeq,
  }
}

/** Shows in its threads what has changed of a conversation. */
export function patchThreads(
  queryClient: QueryClient,
  id: number,
  change: Partial<ConversationSummary>,
): void {
  queryClient.setQueriesData<ThreadPages>({ queryKey: [...THREADS, String(id)] }, (data) => {
    return data && { ...data, pages: data.pages.map((page) => ({ ...page, ...change })) }
  })
}

/** Shows everywhere what has changed of a conversation: read, archived, muted. */
export function putSummary(queryClient: QueryClient, summary: ConversationSummary): void {
  patchThreads(queryClient, summary.id, summary)
  queryClient.setQueriesData<InfiniteData<ListPage<ConversationSummary>>>({ queryKey: LISTS }, (data) => {
    if (!data) return data
    const swap = (row: ConversationSummary) =>
      row.id === summary.id ? { ...row, ...summary, preview: row.preview } : row
    return { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(swap) })) }
  })
}

/** Reads lists and threads again. */
export function refreshConversations(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['conversations'] })
}
