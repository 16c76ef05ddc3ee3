import { expect, test } from 'vitest'
import { ApiError } from './api.ts'
import { ServerBusy, toWaitS, untilAccepted } from './until-accepted.ts'

test.each([
  ['a busy server', 503, '5', 5],
  ['one that may be asked at once', 503, '0', 0],
  ['one that names no time', 503, null, null],
  ['one that names a date', 503, 'Sat, 28 Nov 2026 08:00:00 GMT', null],
  ['one that asks for an hour', 503, '3600', null],
  ['too many in an hour', 429, '5', null],
  ['a picture that cannot be read', 400, null, null],
])('after %s (%d, %s) a file waits %s seconds', (_, status, retryAfter, waitS) => {
  expect(toWaitS(status, retryAfter)).toBe(waitS)
})

/** Answers with these one after another; then the last one for good. */
function server(...answers: (Error | string)[]) {
  let sent = 0
  const send = async () => {
    const answer = answers[Math.min(sent++, answers.length - 1)]!
    if (answer instanceof Error) throw answer
    return answer
  }
  return { send, count: () => sent }
}
const busy = () => new ServerBusy(0, 'busy', 503)

test('a file is sent again until the server has room', async () => {
  const { send, count } = server(busy(), busy(), 'stored')
  expect(await untilAccepted(send)).toBe('stored')
  expect(count()).toBe(3)
})

test('a refusal stays a refusal, and nobody waits for ever', async () => {
  const refused = server(new ApiError('damaged', 400))
  await expect(untilAccepted(refused.send)).rejects.toThrow('damaged')
  expect(refused.count()).toBe(1)
  const full = server(busy())
  await expect(untilAccepted(full.send)).rejects.toThrow('busy')
  expect(full.count()).toBe(6)
})
