import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { buildSupportForm } from '#test/support/content/support-message.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const URL = '/api/support/messages'
const app = await createTestApp({ RATE_LIMIT_SCALE: '100' })

describe('a hostile form', () => {
  const leftBehind = () => readdir(join(app.context.config.DATA_DIR, 'spool')).catch(() => [])
  const large = (megabytes: number) => ({ name: 'a.txt', bytes: 'a'.repeat(megabytes * 1024 * 1024) })

  test('is limited to 10 MB in all for guests, and to five such files for members', async () => {
    const packed = new Response(buildSupportForm([large(6), large(6)]))
    const headers = { 'content-type': packed.headers.get('content-type')! }
    const body = await packed.arrayBuffer()
    const refused = await app.app.request(URL, { method: 'POST', body, headers })
    expect(refused.status).toBe(413)
    expect((await refused.json()).message).toBe(
      'The files are too large: at most 10 MB together. Sign in to send five of 10 MB each.',
    )
    const member = await app.as(await buildUser(app.db))
    expect((await member.post(URL, buildSupportForm([large(6), large(6)]))).status).toBe(201)
    expect(await leftBehind()).toEqual([])
  })

  test('without a content-length is cut off', async () => {
    let sent = 0
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(97))
      },
    })
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const init = { method: 'POST', body: endless, headers, duplex: 'half' } as RequestInit
    expect((await app.app.request(URL, init)).status).toBe(413)
    expect(sent).toBeLessThan(12 * 1024 * 1024)
    expect(await leftBehind()).toEqual([])
  })

  test('with invalid fields stores no file, gets the specified message, and counts', async () => {
    const saved = vi.spyOn(app.context.files, 'saveFile')
    const response = await app.post(URL, buildSupportForm([large(5)], { name: 'R' }))
    expect(response.status).toBe(400)
    expect((await response.json()).message).toBe('Name must be at least 2 characters')
    expect(saved).not.toHaveBeenCalled()
    saved.mockRestore()
    const strict = await createTestApp({ RATE_LIMIT_SCALE: '0.1' })
    const answers = []
    for (let i = 0; i < 5; i++) answers.push((await strict.send('POST', URL, { name: 'R' })).status)
    expect(answers).toEqual([400, 400, 400, 400, 429])
  })
})
