import { readFile } from 'node:fs/promises'
import { createConnection } from 'node:net'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { createTestApp } from '#test/support/test-app.ts'
import { FilesAway } from '../files/files-away.ts'
import { ProviderAway } from '../payments/provider.ts'
import type { RequestEnv } from './env.ts'
import { answerError } from './errors.ts'
import { findAway } from './find-away.ts'

const { context } = await createTestApp()

/** What a route answers in which this was thrown. */
async function answer(thrown: unknown, method = 'POST') {
  const app = new Hono<RequestEnv>()
  app.onError(answerError)
  app.all('/', () => {
    throw thrown
  })
  const response = await app.request('/', { method })
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    ...(await response.json()),
  }
}

const rejected = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  )
const storage = (code: string) => Object.assign(new Error(`${code}: write`), { code, syscall: 'write' })

it('R3: a statement that took too long is 503 with a time to come back', async () => {
  const client = await context.pool.connect()
  await client.query('set statement_timeout = 1')
  const thrown = await rejected(client.query('select pg_sleep(5)'))
  client.release(true)
  expect(thrown).toMatchObject({ code: '57014' })
  expect(await answer(thrown)).toMatchObject({ status: 503, code: 'unavailable', retryAfter: '5' })
})

it('R3: a lock that was not had in time is 503 too', async () => {
  const [holder, client] = [await context.pool.connect(), await context.pool.connect()]
  await holder.query('begin; lock table bookings')
  await client.query('set lock_timeout = 1')
  const thrown = await rejected(client.query('select from bookings'))
  holder.release(true)
  client.release(true)
  expect(await answer(thrown)).toMatchObject({ status: 503, retryAfter: '5' })
})

it.each(['ENOSPC', 'EROFS', 'EACCES', 'EIO', 'EDQUOT', 'EMFILE'])('R3: %s of a disk is 503', async (code) => {
  const words = (does: string) => `Files cannot be ${does} just now. Please try again in a few minutes.`
  expect(await answer(storage(code))).toMatchObject({
    status: 503,
    message: words('stored'),
    retryAfter: '30',
  })
  expect(await answer(storage(code), 'GET')).toMatchObject({ status: 503, message: words('read') })
})

it('R3: a silent file store and a silent provider are 503', async () => {
  expect(findAway(new FilesAway(new Error('no answer')))).toBe('files')
  expect(await answer(new ProviderAway('no answer'))).toMatchObject({ status: 503, code: 'provider-away' })
})

it('a socket that nobody listens at is the database, also one that is a file', async () => {
  const thrown = await new Promise((failed) =>
    createConnection('/nowhere/.s.PGSQL.5432').once('error', failed),
  )
  expect(thrown).toMatchObject({ code: 'ENOENT' })
  expect(findAway(thrown)).toBe('database')
  expect(findAway(await rejected(readFile('/nowhere/file')))).toBe('files')
})

it.each([
  [new TypeError('x is not a function')],
  [Object.assign(new Error('duplicate key'), { code: '23505' })],
  ['ENOSPC'],
  [null],
])('a mistake of ours stays one: %s', (thrown) => expect(findAway(thrown)).toBeNull())
