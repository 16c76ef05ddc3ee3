import { mkdtempSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { parseConfig } from '#server/config.ts'
import { readStored } from '#test/support/read-stored.ts'
import { startS3Server } from '#test/support/s3-server.ts'
import { createFileStore, describeFileStore } from './create-file-store.ts'

const s3 = await startS3Server('placard')
afterAll(() => s3.close())

const folder = mkdtempSync(join(tmpdir(), 'placard-files-'))
const local = parseConfig({ DATA_DIR: folder })
const remote = parseConfig({
  DATA_DIR: folder,
  S3_BUCKET: 'spaces',
  S3_ENDPOINT: s3.endpoint,
  S3_ACCESS_KEY_ID: 'placard',
  S3_SECRET_ACCESS_KEY: 'purple-otter-canyon-9',
})

describe.each([
  ['a folder', local],
  ['a bucket', remote],
])('files in %s', (_where, config) => {
  const files = createFileStore(config)
  const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => i % 251)

  it('are saved, read, replaced and deleted', async () => {
    expect(await readStored(files, 'photos/a/wall 1.webp')).toBeNull()
    await files.save('photos/a/wall 1.webp', bytes)
    expect((await readStored(files, 'photos/a/wall 1.webp'))!.equals(bytes)).toBe(true)
    await files.save('photos/a/wall 1.webp', Buffer.from('new'))
    expect((await readStored(files, 'photos/a/wall 1.webp'))!.toString()).toBe('new')
    await files.delete('photos/a/wall 1.webp')
    await files.delete('photos/a/wall 1.webp')
    expect(await readStored(files, 'photos/a/wall 1.webp')).toBeNull()
  })

  it('are streamed, and let go when nobody reads on', async () => {
    expect(await files.find('artwork/none.bin')).toBeNull()
    expect(await files.find('artwork')).toBeNull()
    await files.save('artwork/a.bin', bytes)
    const file = (await files.find('artwork/a.bin'))!
    expect(file).toMatchObject({ sizeBytes: 100_000, etag: expect.stringMatching(/^"[^"]+"$/) })
    const part = await new Response(await file.stream({ start: 10, end: 19 })).arrayBuffer()
    expect(Buffer.from(part).equals(bytes.subarray(10, 20))).toBe(true)
    const stream = await file.stream()
    await stream.cancel()
    await files.delete('artwork/a.bin')
    await expect(files.find('../secret')).rejects.toThrow('Not a path inside the store')
  })

  it.each(['../secret', 'photos/../../secret', 'a\0b'])('rejects path traversal: %j', async (path) => {
    await expect(files.find(path)).rejects.toThrow('Not a path inside the store')
    await expect(files.save(path, bytes)).rejects.toThrow('Not a path inside the store')
  })
})

describe('the bucket', () => {
  it('gets signed requests with path-style addresses', async () => {
    await createFileStore(remote).save('demo/wall.svg', Buffer.from('<svg/>'))
    expect([...s3.objects.keys()]).toEqual(['spaces/demo/wall.svg'])
    expect(s3.unsigned).toEqual([])
  })

  it('that denies access is an error, not a missing file', async () => {
    const stranger = createFileStore({ ...remote, S3_ACCESS_KEY_ID: 'stranger' })
    await expect(stranger.find('demo/wall.svg')).rejects.toThrow()
  })

  it('is named in the startup message', () => {
    expect(describeFileStore(remote)).toBe(
      `Files: kept in the bucket spaces at ${new URL(s3.endpoint).host}.`,
    )
    expect(describeFileStore(local)).toBe(`Files: kept in ${join(folder, 'files')}.`)
  })
})

it('S3: a local file is read no further than it is taken, and let go with its reader', async () => {
  const files = createFileStore(local)
  const path = join(folder, 'files/photos/slow.bin')
  await files.save('photos/slow.bin', Buffer.alloc(200_000, 'a'))
  const file = (await files.find('photos/slow.bin'))!
  const reader = (await file.stream()).getReader()
  expect(listOpenFiles()).not.toContain(path)
  expect((await reader.read()).value!.length).toBeLessThanOrEqual(32 * 1024)
  writeFileSync(path, Buffer.alloc(200_000, 'b'))
  expect(Buffer.from((await reader.read()).value!).toString('latin1', 0, 1)).toBe('b')
  expect(listOpenFiles()).toContain(path)
  await reader.cancel()
  expect(listOpenFiles()).not.toContain(path)
  await new Response(await file.stream()).arrayBuffer()
  expect(listOpenFiles()).not.toContain(path)
})

/** Of this process; Linux only. */
function listOpenFiles(): string[] {
  return readdirSync('/proc/self/fd').flatMap((fd) => {
    try {
      return [readlinkSync(`/proc/self/fd/${fd}`)]
    } catch {
      // the folder's own
      return []
    }
  })
}
