import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import type { LiveEvent } from '#contract/edge/live.ts'
import type { ConversationSummary, Message } from '#contract/messaging/conversations.ts'
import { showLiveEvent } from './live-updates.ts'
import { conversationsQuery } from './queries.ts'

const queryClient = new QueryClient()
const all = conversationsQuery({}).queryKey
const found = conversationsQuery({ q: 'wall' }).queryKey
const row = (id: number) =>
  ({ id, lastSeq: 2, readSeq: 2, unread: 0, preview: `Of ${id}` }) as ConversationSummary
const list = (...ids: number[]) => ({
  pages: [{ rows: ids.map(row), total: ids.length, nextCursor: null }],
  pageParams: [''],
})
const event = (id: number, seq: number): LiveEvent => ({
  seq: 9,
  kind: 'message',
  conversationId: id,
  message: { seq, body: 'Hello', author: 'other', createdAt: '2026-05-01T20:00:00Z' } as Message,
  conversation: { lastSeq: seq, readSeq: 2, unread: seq - 2 },
})
const rows = () => queryClient.getQueryData<ReturnType<typeof list>>(all)?.pages[0]?.rows
const isStale = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated

beforeEach(() => {
  queryClient.clear()
  queryClient.setQueryData(all, list(1, 2))
  queryClient.setQueryData(found, list(2))
})

it('moves a conversation with a new message to the top, with its words', () => {
  showLiveEvent(queryClient, event(2, 3))
  expect(rows()?.map(({ id }) => id)).toEqual([2, 1])
  expect(rows()?.[0]).toMatchObject({ preview: 'Hello', unread: 1, lastMessageAt: '2026-05-01T20:00:00Z' })
})

it('reads a list again that may have another order, or lacks the conversation', () => {
  showLiveEvent(queryClient, event(2, 3))
  expect(isStale(found)).toBe(true)
  showLiveEvent(queryClient, event(7, 1))
  expect(isStale(all)).toBe(true)
})

it('leaves the order alone where a conversation was read on another device', () => {
  showLiveEvent(queryClient, {
    seq: 9,
    kind: 'read',
    conversationId: 2,
    conversation: { lastSeq: 2, readSeq: 2, unread: 0 },
  })
  expect(rows()?.map(({ id }) => id)).toEqual([1, 2])
  expect(isStale(found)).toBe(false)
})

it('reads everything again after a gap', () => {
  showLiveEvent(queryClient, { seq: 9, kind: 'reset' })
  expect(isStale(all) && isStale(found)).toBe(true)
})
