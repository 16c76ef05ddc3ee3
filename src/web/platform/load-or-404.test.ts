import { QueryClient, queryOptions } from '@tanstack/react-query'
import { isNotFound } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { ApiError } from './api.ts'
import { linkWorks } from './link-works.ts'
import { loadOr404, orNotFound, orRefusal } from './load-or-404.ts'

const query = (key: string, read: () => Promise<string>) =>
  queryOptions({ queryKey: [key] as const, queryFn: read })
const refuse = (status: number) => () => Promise.reject(new ApiError('No', status))

describe('a page', () => {
  it('is loaded once, however often it is opened', async () => {
    const client = new QueryClient()
    let reads = 0
    const wanted = query('page', async () => `read ${++reads}`)
    expect([await loadOr404(client, wanted), await loadOr404(client, wanted)]).toEqual(['read 1', 'read 1'])
  })

  it.each([400, 404])('that is not there (%d) is a 404, with what stands instead', async (status) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const instead = query('instead', async () => 'others')
    const error = await loadOr404(client, query('page', refuse(status)), instead).catch((thrown) => thrown)
    expect(isNotFound(error)).toBe(true)
    expect(client.getQueryData(['instead'])).toBe('others')
  })

  it.each([401, 500, 503])('that cannot be read (%d) is no 404', async (status) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    await expect(loadOr404(client, query('page', refuse(status)))).rejects.toMatchObject({ status })
    await expect(orNotFound(refuse(status)())).rejects.toMatchObject({ status })
  })

  it('that something else has to do with is a 404 too', async () => {
    expect(await orNotFound(Promise.resolve('here'))).toBe('here')
    expect(isNotFound(await orNotFound(refuse(404)()).catch((thrown) => thrown))).toBe(true)
  })

  it('that is refused as things stand says why, and is no failure', async () => {
    expect(await orRefusal(Promise.resolve('here'))).toBeNull()
    expect(await orRefusal(refuse(409)())).toBe('No')
    expect(isNotFound(await orRefusal(refuse(404)()).catch((thrown) => thrown))).toBe(true)
    await expect(orRefusal(refuse(500)())).rejects.toMatchObject({ status: 500 })
  })
})

describe('a mailed link', () => {
  it.each([
    ['as the answer says', async () => ({ works: true }), true],
    ['as the answer says', async () => ({ works: false }), false],
    ['not when it is cut off', refuse(400), false],
    ['not when it is unknown', refuse(404), false],
    ['when the server is busy: using it will show', refuse(503), true],
    ['when no answer came', () => Promise.reject(new TypeError('Failed to fetch')), true],
  ])('works %s', async (_what, ask, works) => {
    expect(await linkWorks(ask as never)).toBe(works)
  })
})
