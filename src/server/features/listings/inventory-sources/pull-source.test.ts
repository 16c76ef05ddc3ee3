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

it('is not kept where its address gives no inventory', async () => {
  const { client } = await startSelling(app)
  const add = async (change: object = {}) => {
    const answer = await client.send('POST', '/api/my/inventory-sources', {
      url: elsewhere.url,
      everyHours: 24,
      atHour: null,
      ...change,
    })
    return { status: answer.status, body: await answer.json() }
  }
  elsewhere.text = '%PDF-1.7 nothing'
  expect(await add()).toMatchObject({
    status: 400,
    body: { code: 'source-unreadable', message: 'That address gave no CSV, Excel or GeoJSON file.' },
  })
  expect(await add({ atHour: 5 })).toMatchObject({ status: 400, body: { code: 'invalid-input' } })
  expect(await add({ header: { name: 'X-Key', value: 'a\nb' } })).toMatchObject({ status: 400 })
  for (const name of ['Host', 'Transfer-Encoding', 'content-length'])
    expect(await add({ header: { name, value: 'x' } }), name).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('is sent by Placard itself') },
    })
  elsewhere.text = file(rows(2))
  const all = await Promise.all(Array.from({ length: 6 }, () => add()))
  expect(all.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409])
})
