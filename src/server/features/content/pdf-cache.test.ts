import { expect, test, vi } from 'vitest'
import { createPdfCache } from './pdf-cache.ts'

const terms = { slug: 'terms' }

test('a document is rendered once, even for concurrent requests', async () => {
  const render = vi.fn(async () => Buffer.from('made'))
  const get = createPdfCache(render)
  await Promise.all([get(terms), get(terms)])
  expect((await get(terms)).toString()).toBe('made')
  expect(render).toHaveBeenCalledTimes(1)
})

test('one that failed is retried', async () => {
  const render = vi.fn(async () => Buffer.from('made')).mockRejectedValueOnce(new Error('no font'))
  const get = createPdfCache(render)
  await expect(get(terms)).rejects.toThrow('no font')
  expect((await get(terms)).toString()).toBe('made')
})
