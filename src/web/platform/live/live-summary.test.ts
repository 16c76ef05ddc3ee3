import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { LiveEvent } from '#contract/edge/live.ts'
import { emitLive, subscribeLive } from './live-events.ts'
import { liveSummaryQuery, toActing, updateLiveSummary } from './live-summary.ts'

const counts = { unreadConversations: 2, unseenNotices: 5 }
const event = (part: object) => ({ kind: 'notice', seq: 41, counts: null, ...part }) as unknown as LiveEvent
const start = () => {
  const client = new QueryClient()
  client.setQueryData(liveSummaryQuery(7).queryKey, { ...counts, feedSeq: 40 } as never)
  return client
}
const read = (client: QueryClient) => client.getQueryData(liveSummaryQuery(7).queryKey)

describe('the counts of the header', () => {
  it('follow an event that brings them, with its number', () => {
    const client = start()
    updateLiveSummary(client, 7, event({ counts: { ...counts, unseenNotices: 6 } }))
    expect(read(client)).toEqual({ ...counts, unseenNotices: 6, feedSeq: 41 })
  })

  it('stay with one that brings none', () => {
    const client = start()
    updateLiveSummary(client, 7, event({}))
    expect(read(client)).toMatchObject({ feedSeq: 40 })
  })

  it('are read anew when events were missed', () => {
    const client = start()
    updateLiveSummary(client, 7, event({ kind: 'reset', counts }))
    expect(client.getQueryState(liveSummaryQuery(7).queryKey)?.isInvalidated).toBe(true)
  })

  it('are of one person', () => {
    const client = start()
    updateLiveSummary(client, 8, event({ counts }))
    expect(read(client)).toMatchObject({ feedSeq: 40 })
  })
})

it('the header counts the organization that somebody acts for, and the bell all of them', () => {
  const of = (id: number, unreadConversations: number) => ({
    id,
    unreadConversations,
    unseenNotices: 1,
    newRequests: 0,
    waitingBookings: 3,
  })
  const all = { unreadConversations: 3, unseenNotices: 2, newRequests: 4, waitingBookings: 6, feedSeq: 9 }
  const summary = { ...all, organizations: [of(41, 1), of(42, 2)] }
  expect(toActing(summary, 42)).toEqual({
    ...summary,
    unreadConversations: 2,
    newRequests: 0,
    waitingBookings: 3,
  })
  expect(toActing(all, 42)).toEqual(all)
})

it('every listener hears each event once, in order, until it leaves', () => {
  const heard: string[] = []
  const stop = subscribeLive(({ seq }) => heard.push(`a ${seq}`))
  const stopOther = subscribeLive(({ seq }) => heard.push(`b ${seq}`))
  emitLive(event({ seq: 1 }))
  stop()
  emitLive(event({ seq: 2 }))
  stopOther()
  emitLive(event({ seq: 3 }))
  expect(heard).toEqual(['a 1', 'b 1', 'b 2'])
})
