import { describe, expect, it } from 'vitest'
import { createTestApp } from '#test/support/test-app.ts'

const { get, context } = await createTestApp()
await context.files.save(
  'demo/wall.svg',
  new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
)

describe('GET /media/*', () => {
  it('serves a stored picture as immutable, and never as active content', async () => {
    const response = await get('/media/demo/wall.svg')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  })

  it.each([
    'demo/none.svg',
    '..%2f..%2fpackage.json',
    '../package.json',
    'demo/',
    'demo',
    'demo/wall.svg%00.png',
  ])('answers 404 to %s', async (path) => {
    expect((await get(`/media/${path}`)).status).toBe(404)
  })
})
