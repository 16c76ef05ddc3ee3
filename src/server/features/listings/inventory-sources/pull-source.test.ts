import { afterAll, expect, it } from 'vitest'
import { startSelling } from '#test/support/listings/imports.ts'
import { file, rows, startFileServer } from '#test/support/listings/sources.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { pullSource } from './pull-source.ts'

const app = await createTestApp({ ALLOW_PRIVATE_ENDPOINTS: '1', RATE_LIMIT_SCALE: '1000' })
const { db } = app
const elsewhere = await startFileServer()
afterAll(() => elsewhere.close())

it('keeps no file that nothing was made of, and hides no fault of ours behind their server', async () => {
  const { client } = await startSelling(app)
  elsewhere.text = file(rows(8))
  const made = await client.send('POST', '/api/my/inventory-sources', {
    url: elsewhere.url,
    everyHours: 6,
    atHour: null,
  })
  const { id } = await made.json()
  await app.runJobs()
  await db.updateTable('inventory_reads').set({ outcome: 'applied' }).where('source_id', '=', id).execute()
  const due = () =>
    db.updateTable('inventory_sources').set({ next_at: new Date() }).where('id', '=', id).execute()
  await due()
  const broken = { ...app.context, outgoing: () => Promise.reject(new TypeError('ours')) }
  await expect(pullSource(broken, id)).rejects.toThrow('ours')
  const deleted: string[] = []
  const saved: string[] = []
  elsewhere.text = file(rows(9))
  await due()
  const files = {
    ...app.context.files,
    saveFile: async (path: string) => void saved.push(path),
    delete: async (path: string) => void deleted.push(path),
  }
  const now = () => {
    if (saved.length > 0) throw new Error('in the transaction')
    return new Date()
  }
  await expect(pullSource({ ...app.context, files, now }, id)).rejects.toThrow('in the transaction')
  expect(deleted).toEqual(saved)
  expect(saved).toHaveLength(1)
})
