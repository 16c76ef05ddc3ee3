import { describe, expect, it } from 'vitest'
import type { Import } from '#contract/listings/imports.ts'
import { buildWorkbook } from '#test/support/listings/build-workbook.ts'
import { IMPORT_KINDS } from '#test/support/listings/import-kinds.ts'
import { GOOD_FILE, readJson, startSelling, uploadImport } from '#test/support/listings/imports.ts'
import { createTestApp, type TestClient } from '#test/support/test-app.ts'
import { runImport } from './run-import.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
describe('an import', () => {
  it('reads GeoJSON written on a single line', async () => {
    const { client } = await startSelling(app)
    const features = ['A', 'B'].map((id) => ({
      type: 'Feature',
      properties: { id, name: `Wall ${id} on Pike`, city: 'Seattle', price: 100 },
      geometry: { type: 'Point', coordinates: [-122.3, 47.6] },
    }))
    const file = JSON.stringify({ type: 'FeatureCollection', features })
    expect(await uploadImport(app, client, file, 'walls billboards.geojson')).toMatchObject({
      state: 'ready',
      format: 'geojson',
      counts: { created: 2, bad: 0 },
    })
  })

  it('fails with a reason when it keeps failing or crashing its process', async () => {
    const { client } = await startSelling(app)
    const { id } = await uploadImport(app, client, GOOD_FILE)
    const again = { state: 'reading' as const, file_path: 'imports/none' }
    const files = { ...app.context.files, readInto: () => Promise.reject(new Error('broken reader')) }
    await app.db.updateTable('imports').set(again).where('id', '=', id).execute()
    for (let tries = 1; tries < 5; tries++) {
      await expect(runImport({ ...app.context, files }, IMPORT_KINDS, id)).rejects.toThrow('broken reader')
      expect(await readJson<Import>(client, `/api/imports/${id}`)).toMatchObject({ state: 'reading' })
    }
    await expect(runImport({ ...app.context, files }, IMPORT_KINDS, id)).rejects.toThrow('broken reader')
    const failed = { state: 'failed', problem: expect.stringContaining('stopped our reader'), steps: [] }
    expect(await readJson<Import>(client, `/api/imports/${id}`)).toMatchObject(failed)
    // killed five times: no process survived to record a reason
    await app.db
      .updateTable('imports')
      .set({ ...again, tries: 5 })
      .where('id', '=', id)
      .execute()
    await runImport(app.context, IMPORT_KINDS, id)
    expect(await readJson<Import>(client, `/api/imports/${id}`)).toMatchObject(failed)
  })

  it('queues behind other sellers’ first imports, in few queues', async () => {
    const [many, one] = [await startSelling(app), await startSelling(app)]
    const send = (client: TestClient) =>
      client.send('POST', '/api/imports?name=x.csv', undefined, {
        body: new Uint8Array(Buffer.from(GOOD_FILE)),
      })
    for (const client of [many.client, many.client, many.client, one.client])
      expect((await send(client)).status).toBe(201)
    const { rows } = await app.context.pool.query<{ priority: number; queue_name: string }>(
      "select priority, queue_name from graphile_worker.jobs where task_identifier = 'run-import' order by id",
    )
    expect(rows.map(({ priority }) => priority)).toEqual([0, 1, 2, 0])
    for (const { queue_name } of rows) expect(queue_name).toMatch(/^imports-[01]$/)
    await app.runJobs()
  })

  it('refuses files above an account’s quota', async () => {
    const { sellerId, client } = await startSelling(app)
    await uploadImport(app, client, GOOD_FILE)
    const full = { file_bytes: 600 * 1024 * 1024 }
    await app.db.updateTable('imports').set(full).where('seller_id', '=', sellerId).execute()
    const body = new Uint8Array(Buffer.from(GOOD_FILE))
    const refused = await client.send('POST', '/api/imports?name=x.csv', undefined, { body })
    expect(refused.status).toBe(413)
    expect((await refused.json()).message).toContain('Your imports of the last 30 days hold 500 MB')
  })

  it('refuses a zip bomb, and a workbook with endless text', async () => {
    const { client } = await startSelling(app)
    const text = 'x'.repeat(30_000)
    const rows = Array.from({ length: 2_500 }, () => [text, text])
    const bomb = buildWorkbook([['Name', 'City'], ...rows])
    expect(bomb.length).toBeLessThan(10 * 1024 * 1024)
    const failed = await uploadImport(app, client, bomb, 'bomb.xlsx')
    expect(failed).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/more than 50 MB|too much memory/),
    })
  })
})
