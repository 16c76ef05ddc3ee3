import { expect } from 'vitest'
import type { OwnCalendar } from '#contract/booking/availability.ts'
import type { Import, ImportRow } from '#contract/listings/imports.ts'
import { cellOf } from '#domain/booking/cells.ts'
import { required } from '#domain/required.ts'
import { addDays } from '#domain/zoned-time.ts'
import { buildListing } from '../listings/build-listing.ts'
import { buildUnit } from '../listings/build-unit.ts'
import { readJson, startSelling } from '../listings/imports.ts'
import type { TestApp, TestClient } from '../test-app.ts'

const HEADER = 'Unit #,Start,End,Advertiser,Contract #,Amount,Note'

/** A seller with faces sold in four-week periods, by their unit ids. */
export async function startCompany(app: TestApp, units: readonly string[]) {
  const { sellerId, client } = await startSelling(app)
  const faces = new Map<string, number>()
  for (const unit of units) {
    const id = await buildListing(app.db, { seller_id: sellerId, seller_unit_id: unit, frequency: '4-week' })
    faces.set(unit, id)
  }
  return { sellerId, client, faces }
}

/** Files of contracts, sent and worked off. */
export function contractFiles(app: TestApp) {
  return { upload: upload.bind(null, app), step: step.bind(null, app) }
}

async function upload(
  app: TestApp,
  client: TestClient,
  rows: readonly string[],
  header = HEADER,
): Promise<Import> {
  const response = await client.send('POST', '/api/imports?name=contracts.csv&kind=contracts', undefined, {
    body: Buffer.from(`${[header, ...rows].join('\n')}\n`),
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(response.status, await response.clone().text()).toBe(201)
  const { id } = (await response.json()) as Import
  await app.runJobs()
  return readJson<Import>(client, `/api/imports/${id}`)
}

async function step(app: TestApp, client: TestClient, id: number, name: 'start' | 'undo'): Promise<Import> {
  expect((await client.send('POST', `/api/imports/${id}/steps`, { step: name })).status).toBe(200)
  await app.runJobs()
  const done = await readJson<Import>(client, `/api/imports/${id}`)
  expect(done).toMatchObject({ state: name === 'start' ? 'done' : 'undone', problem: null })
  return done
}

export const rowsOf = (client: TestClient, id: number) =>
  readJson<ImportRow[]>(client, `/api/imports/${id}/rows?show=all`)
export const calendarOf = (client: TestClient, id: number | undefined) =>
  readJson<OwnCalendar>(client, `/api/my/listings/${id}/calendar`)

/** The first days of posting periods from today on. */
export const TODAY = new Date().toISOString().slice(0, 10)
const FIRST = required(cellOf(buildUnit({ cell: '4-week' }), addDays(TODAY, 30))).first
export const period = (n: number) => addDays(FIRST, n * 28)
export const last = (n: number) => addDays(period(n), 27)
