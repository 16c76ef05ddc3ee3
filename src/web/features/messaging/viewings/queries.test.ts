import { expect, it } from 'vitest'
import { listAnswer, runPages, runQuery } from '#test/support/run-query.ts'
import { slotsQuery, threadViewingsQuery, VIEWINGS, viewingsQuery } from './queries.ts'

it.each(['upcoming', 'past'] as const)('%s viewings come page by page', async (when) => {
  const call = `GET /api/viewings?when=${when}`
  const { calls } = await runPages(
    viewingsQuery(when),
    {
      [call]: listAnswer([{ id: 1 }], { next: '/api/viewings?cursor=c1' }),
      [`${call}&cursor=c1`]: [],
    },
    2,
  )
  expect(calls).toEqual([call, `${call}&cursor=c1`])
})

it('those of a conversation are read anew with its next message', () => {
  const keys = [41, 42].map((lastSeq) => threadViewingsQuery({ id: 5, lastSeq }).queryKey)
  expect(keys[0]).not.toEqual(keys[1])
})

it('reads the free times of a space', async () => {
  const { data } = await runQuery(slotsQuery(7), { 'GET /api/listings/7/viewing-slots': { slots: [] } })
  expect(data).toEqual({ slots: [] })
})

it('a step reads all of them anew', () => {
  for (const { queryKey } of [
    viewingsQuery('past'),
    threadViewingsQuery({ id: 5, lastSeq: 1 }),
    slotsQuery(7),
  ])
    expect(queryKey[0]).toBe(VIEWINGS[0])
})
