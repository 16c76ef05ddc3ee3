import { createHash } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sourcePurpose } from '#server/platform/secrets/seal-stored.ts'
import type { TestApp } from '../test-app.ts'

/** A source of an organization that has not been read yet. @returns its id */
export async function buildSource(
  { db, context }: Pick<TestApp, 'db' | 'context'>,
  { organizationId, url = 'https://example.com/spaces.csv' }: { organizationId: number; url?: string },
): Promise<number> {
  const { id } = await db
    .insertInto('inventory_sources')
    .values({
      organization_id: organizationId,
      url: context.secrets.seal(url, sourcePurpose(organizationId)),
      every_hours: 24,
      next_at: context.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** The machine that gives a seller's file. */
export async function startFileServer() {
  const state = { status: 200, text: '', hasEtag: true, asked: [] as IncomingHttpHeaders[] }
  const server = createServer((request, response) => {
    state.asked.push(request.headers)
    const etag = `"${createHash('sha256').update(state.text).digest('hex')}"`
    const isSame = state.status === 200 && state.hasEtag && request.headers['if-none-match'] === etag
    response.writeHead(isSame ? 304 : state.status, state.hasEtag ? { etag } : {})
    response.end(isSame ? '' : state.text)
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/spaces.csv`
  return Object.assign(state, { url, close: () => server.close() })
}

const HEADER = 'Unit ID,Name,City,Type,Price'
/** A line of an inventory; its number is its unit id's, too. */
export const row = (i: number, price = 1000 + i) =>
  `U${i},Wall ${i} of Pine Street,Seattle,billboard,${price}`
export const rows = (count: number) => Array.from({ length: count }, (_, i) => row(i))
export const file = (lines: string[], header = HEADER) => `${header}\n${lines.join('\n')}\n`
