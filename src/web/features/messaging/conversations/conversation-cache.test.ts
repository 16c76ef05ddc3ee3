import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import type { Conversation, Message } from '#contract/messaging/conversations.ts'
import { putMessage, putSummary } from './conversation-cache.ts'
import { threadQuery } from './queries.ts'

const queryClient = new QueryClient()
const { queryKey } = threadQuery('12')
const message = (seq: number, body = `Message ${seq}`) => ({ seq, body, author: 'other' }) as Message
const page = (...seqs: number[]) =>
  ({ id: 12, lastSeq: 4, readSeq: 1, messages: seqs.map((seq) => message(seq)) }) as Conversation
const shown = () =>
  queryClient.getQueryData(queryKey)?.pages.map(({ messages }) => messages.map(({ body }) => body))

beforeEach(() => {
  queryClient.setQueryData(queryKey, { pages: [page(3, 4), page(1, 2)], pageParams: [null, 3] })
})

it('puts a message behind the latest, once', () => {
  putMessage(queryClient, 12, message(5))
  putMessage(queryClient, 12, message(5))
  expect(shown()).toEqual([
    ['Message 3', 'Message 4', 'Message 5'],
    ['Message 1', 'Message 2'],
  ])
  expect(queryClient.getQueryData(queryKey)?.pages[0]?.lastSeq).toBe(5)
})

it('puts a changed message in place of what it was', () => {
  putMessage(queryClient, 12, message(2, ''))
  expect(shown()?.[1]).toEqual(['Message 1', ''])
})

it('reads the thread again where a message in between is missing', () => {
  putMessage(queryClient, 12, message(6))
  expect(shown()?.[0]).toEqual(['Message 3', 'Message 4'])
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
})

it('leaves alone what is not loaded', () => {
  putMessage(queryClient, 13, message(1))
  expect(queryClient.getQueryData(threadQuery('13').queryKey)).toBeUndefined()
})

it('shows how far a conversation is read', () => {
  putSummary(queryClient, { id: 12, readSeq: 4 } as Conversation)
  expect(queryClient.getQueryData(queryKey)?.pages.map(({ readSeq }) => readSeq)).toEqual([4, 4])
})
