import { expect } from 'vitest'
import type { Import } from '#contract/listings/imports.ts'
import type { TestApp, TestClient } from '../test-app.ts'
import { buildUser } from './build-listing.ts'

export const IMPORT_HEADER = 'Unit ID,Name,City,Price,Available from'
/** Two rows that can be stored as they are. */
export const GOOD_FILE = `${IMPORT_HEADER}\nA,Pine Street wall,Seattle,900,2027-01-01\nB,Oak Street wall,Tacoma,500,\n`

/** A seller, and a client signed in as them. */
export async function startSelling(app: TestApp, values: Parameters<typeof buildUser>[1] = {}) {
  const sellerId = await buildUser(app.db, values)
  return { sellerId, client: await app.as(sellerId) }
}

/** Uploads a file and gives the import after every job has run. */
export async function uploadImport(
  app: TestApp,
  client: TestClient,
  file: string | Buffer,
  name = 'billboards.csv',
): Promise<Import> {
  const headers = { 'content-type': 'application/octet-stream' }
  const body = Buffer.from(file)
  const path = `/api/imports?name=${encodeURIComponent(name)}`
  const response = await client.send('POST', path, undefined, { body, headers })
  expect(response.status, await response.clone().text()).toBe(201)
  const { id } = (await response.json()) as Import
  await app.runJobs()
  return readJson<Import>(client, `/api/imports/${id}`)
}

/** What a path answers; anything but 200 fails the test. */
export async function readJson<T>(client: TestClient, path: string): Promise<T> {
  const response = await client.get(path)
  expect(response.status).toBe(200)
  return (await response.json()) as T
}
