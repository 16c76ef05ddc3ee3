import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import type { RequestEnv } from './env.ts'
import { answerError } from './errors.ts'

const app = new Hono<RequestEnv>()
app.onError(answerError)
app.get('/taken', () => {
  throw new AppError('dates-taken', { body: { nearest: null } })
})
app.get('/busy', () => {
  throw new AppError('unavailable')
})

const PREFERS = { headers: { prefer: 'refusal=answer' } }

it('B25: a refusal that the client expects is answered with 200, its own status in a header', async () => {
  const answer = await app.request('/taken', PREFERS)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('x-refused-status')).toBe('409')
  expect(answer.headers.get('preference-applied')).toBe('refusal=answer')
  expect(await answer.json()).toMatchObject({ success: false, code: 'dates-taken', nearest: null })
})

it.each([
  ['others get its status', '/taken', {}, 409],
  ['a failure stays one', '/busy', PREFERS, 503],
])('%s', async (_, path, init, status) => {
  const answer = await app.request(path, init)
  expect(answer.status).toBe(status)
  expect(answer.headers.has('x-refused-status')).toBe(false)
})
