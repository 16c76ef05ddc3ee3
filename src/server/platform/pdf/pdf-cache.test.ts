import { expect, test, vi } from 'vitest'
import { createPdfCache } from './pdf-cache.ts'

const byName = { keyOf: (name: string) => name, max: 2 }

test('a document is rendered once, even for concurrent requests', async () => {
  const render = vi.fn(async () => Buffer.from('made'))
  const get = createPdfCache(render, byName)
  await Promise.all([get('terms'), get('terms')])
  expect((await get('terms')).toString()).toBe('made')
  expect(render).toHaveBeenCalledTimes(1)
})

test('one that failed is retried', async () => {
  const render = vi.fn(async () => Buffer.from('made')).mockRejectedValueOnce(new Error('no font'))
  const get = createPdfCache(render, byName)
  await expect(get('terms')).rejects.toThrow('no font')
  expect((await get('terms')).toString()).toBe('made')
})

test('only so many are kept, those asked for last', async () => {
  const render = vi.fn(async (name: string) => Buffer.from(name))
  const get = createPdfCache(render, byName)
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await get(name)
  expect(render.mock.calls.flat()).toEqual(['a', 'b', 'c', 'b'])
})
