import { expect, it } from 'vitest'
import type { PreparedLine } from '#contract/booking/orders-prepared.ts'
import { ApiError } from '#web/platform/api.ts'
import { nameLines, sendLines } from './send-lines.ts'

const line = (id: number) =>
  ({ listing: { id, title: `Space ${id}` }, request: { listingId: id } }) as PreparedLine

/** Answers each line with its number, or refuses those given. */
function startSending(refusals: Record<number, Error> = {}) {
  const sent: number[] = []
  const send = async (_name: string, { listing: { id } }: PreparedLine) => {
    if (refusals[id]) throw refusals[id]
    sent.push(id)
    return id
  }
  return { sent, sending: { added: new Set<string>(), send } }
}

it('goes on with the rest where one is refused, and sends that alone when pressed again', async () => {
  const refusals: Record<number, Error> = { 2: new ApiError('It is taken.', 409) }
  const { sent, sending } = startSending(refusals)
  const lines = [line(1), line(2), line(3)]
  const leftOut = [{ title: 'Space 2', says: 'It is taken.' }]
  expect(await sendLines(lines, sending)).toEqual({ last: 3, leftOut })
  expect(await sendLines(lines, sending)).toEqual({ last: null, leftOut })
  delete refusals[2]
  expect(await sendLines(lines, sending)).toEqual({ last: 2, leftOut: [] })
  expect(sent).toEqual([1, 3, 2])
})

it('knows its lines again when one before them has left the market', async () => {
  const refusals: Record<number, Error> = { 3: new ApiError('Offline', 0) }
  const { sent, sending } = startSending(refusals)
  await expect(sendLines([line(1), line(2), line(3)], sending)).rejects.toThrow('Offline')
  delete refusals[3]
  expect(await sendLines([line(2), line(3)], sending)).toEqual({ last: 3, leftOut: [] })
  expect(sent).toEqual([1, 2, 3])
})

it('ends at what refuses every line, and says why where nothing has gone', async () => {
  const signedOut = startSending({ 1: new ApiError('Please sign in first.', 401) })
  await expect(sendLines([line(1), line(2)], signedOut.sending)).rejects.toThrow('sign in')
  expect(signedOut.sent).toEqual([])
  const taken = startSending({ 1: new ApiError('It is taken.', 409) })
  await expect(sendLines([line(1)], taken.sending)).rejects.toThrow('It is taken.')
})

it('counts the same line twice as two', () => {
  expect(new Set(nameLines([line(1), line(1), line(2)])).size).toBe(3)
})
