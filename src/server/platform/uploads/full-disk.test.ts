import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { buildSupportForm, SUPPORT_MESSAGE } from '#test/support/content/support-message.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { buildFile, buildPicture } from '#test/support/listings/build-picture.ts'
import { GOOD_FILE } from '#test/support/listings/imports.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { receiveForm } from './receive-form.ts'

const folder = mkdtempSync(join(tmpdir(), 'placard-full-'))
afterAll(() => rmSync(folder, { recursive: true }))
/** A device that is always full: the first byte that is written to it fails with ENOSPC. */
const FULL = '/dev/full'
const BOUNDARY = 'the-boundary'
const part = (name: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; name="photo"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`

/** A form whose sender continues after the first file could not be written. */
function sendSlowly(sent: string[]): Request {
  async function* pieces() {
    yield Buffer.from(`${part('a.png')}${'a'.repeat(70_000)}`)
    for (let i = 0; i < 200; i++) await turn()
    yield Buffer.from(`${'a'.repeat(70_000)}\r\n${part('b.png')}b\r\n--${BOUNDARY}--\r\n`)
    sent.push('all')
  }
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
  const body = Readable.toWeb(Readable.from(pieces()))
  return new Request('http://localhost/', {
    method: 'POST',
    headers,
    body,
    duplex: 'half',
  } as unknown as RequestInit)
}

it('R1: a file that cannot be written while the form still arrives is one refusal, and its sender is heard out', async () => {
  symlinkSync(FULL, join(folder, '1'))
  const sent: string[] = []
  const upload = { folder, request: sendSlowly(sent), maxBytes: 1_000_000 }
  const rules = { fileField: 'photo', maxFiles: 2, maxFileBytes: 500_000 }
  // a rejection that nobody handles in time fails the test file, as it ends the process
  await expect(receiveForm(upload, rules)).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(sent).toEqual(['all'])
})

describe('R1, R3: where files cannot be stored', () => {
  it('an upload is refused in words with a time to come back, and everything else goes on', async () => {
    const app = await createTestApp()
    const me = await app.as(await buildUser(app.db))
    const { DATA_DIR } = app.context.config
    expect((await me.post('/api/photos', await buildPicture())).status).toBe(201)
    rmSync(join(DATA_DIR, 'spool'), { recursive: true })
    // a file system in which nobody can make a folder, not even root
    symlinkSync('/proc', join(DATA_DIR, 'spool'))
    const forms = { '/api/photos': buildPicture, '/api/attachments': buildFile }
    for (const [path, build] of Object.entries(forms)) {
      const refused = await me.post(path, await build())
      expect(refused.status).toBe(503)
      expect(refused.headers.get('retry-after')).toBe('30')
      expect((await refused.json()).message).toBe(
        'Files cannot be stored just now. Please try again in a few minutes.',
      )
    }
    expect((await me.get('/api/listings')).status).toBe(200)
    rmSync(join(DATA_DIR, 'spool'))
    expect((await me.post('/api/photos', await buildPicture())).status).toBe(201)
  })

  const IN_WORDS = 'Files cannot be stored just now. Please try again in a few minutes.'
  const csv = { body: Buffer.from(GOOD_FILE), headers: { 'content-type': 'application/octet-stream' } }

  it('R1: so is every other door', async () => {
    const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
    const me = await app.as(await buildUser(app.db))
    const { DATA_DIR } = app.context.config
    rmSync(join(DATA_DIR, 'spool'), { recursive: true, force: true })
    mkdirSync(DATA_DIR, { recursive: true })
    symlinkSync('/proc', join(DATA_DIR, 'spool'))
    const file = { name: 'a.txt', bytes: 'What the wall says', type: 'text/plain' }
    const doors: Record<string, () => Promise<Response>> = {
      photo: async () => me.post('/api/photos', await buildPicture()),
      attachment: async () => me.post('/api/attachments', await buildFile()),
      inventory: () => me.send('POST', '/api/imports?name=a.csv', undefined, csv),
      support: async () => me.post('/api/support/messages', buildSupportForm([file])),
    }
    const answers = Object.entries(doors).map(async ([door, knock]) => {
      const answer = await knock()
      const { message } = await answer.json()
      return [door, answer.status, answer.headers.get('retry-after'), message]
    })
    expect(await Promise.all(answers)).toEqual(Object.keys(doors).map((door) => [door, 503, '30', IN_WORDS]))
    expect((await me.get('/api/listings')).status).toBe(200)
    expect((await me.send('POST', '/api/support/messages', SUPPORT_MESSAGE)).status).toBe(201)
  })
})
