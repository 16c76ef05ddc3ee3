import { execFile } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { serve } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPlacard } from '#client/placard.ts'
import { buildKey } from '#test/support/accounts/keys.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { ROOT } from '#test/support/sources.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ OPEN_DATA: '1', RATE_LIMIT_SCALE: '1000' })
const run = promisify(execFile)
// inside of the repository, where packages are found
const folder = join(ROOT, '.cache', `clients-${process.pid}`)
let baseUrl = ''
let server: ReturnType<typeof serve>

beforeAll(async () => {
  await mkdir(folder, { recursive: true })
  await new Promise<void>((ready) => {
    const fetch = (request: Request) => {
      // as a browser that opened it by its own name
      const headers = new Headers(request.headers)
      headers.set('host', 'localhost:3000')
      return app.app.fetch(new Request(request, { headers }))
    }
    server = serve({ fetch, port: 0, hostname: '127.0.0.1' }, () => ready())
  })
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Compiles what is in the folder, in the strictest way. @throws with what the compiler says */
async function compile(name: string): Promise<void> {
  const file = join(folder, `${name}.json`)
  const compilerOptions = {
    strict: true,
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: ['node'],
    allowImportingTsExtensions: true,
    rewriteRelativeImportExtensions: true,
    skipLibCheck: true,
    rootDir: ROOT,
    outDir: join(folder, 'out'),
  }
  await writeFile(file, JSON.stringify({ compilerOptions, files: [`${name}.ts`] }))
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc')
  await run(process.execPath, [tsc, '-p', file]).catch((error: { stdout: string }) => {
    throw new Error(error.stdout)
  })
}

it('the official client: every example of the page compiles', async () => {
  const { scopes, client } = await (await app.get('/api/open')).json()
  const examples = scopes.flatMap((scope: { routes: { name: string; typescript: string }[] }) => scope.routes)
  const functions = examples.map(
    ({ name, typescript }: { name: string; typescript: string }) =>
      `export async function ${name}() {\n${typescript}\nreturn { data, error }\n}`,
  )
  const start = client.start.replace('./placard.ts', '../../client/placard.ts')
  await writeFile(join(folder, 'examples.ts'), [start, ...functions].join('\n\n'))
  await compile('examples')
  expect(functions.length).toBeGreaterThan(30)
}, 120_000)

it('the official client hands in spaces by key, reads them, and is refused in types', async () => {
  const sellerId = await buildUser(app.db)
  const { token } = await buildKey(app, sellerId)
  const placard = createPlacard({ baseUrl, key: token })
  const created = await placard.POST('/api/listings', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: {
      type: 'billboard',
      title: 'Wall by the ferry',
      description: 'A painted wall that everybody passes who leaves the ferry.',
      price: 900,
      interval: 'month',
      location: 'Seattle, WA',
      address: '1 Pine Street',
      specifications: [{ label: 'Size', value: '10 × 20 ft' }],
      targetMarket: ['families'],
    },
  })
  expect(created.error).toBeUndefined()
  const id = created.data!.id
  const own = await placard.GET('/api/my/listings/{id}', { params: { path: { id } } })
  expect(own.data?.listing.title).toBe('Wall by the ferry')
  const missing = await createPlacard({ baseUrl }).GET('/api/my/spaces')
  expect([missing.response.status, missing.error?.code]).toEqual([401, 'sign-in-required'])
})

it('the official client waits as long as it is told, and sends again', async () => {
  let asked = 0
  const placard = createPlacard({
    baseUrl: 'https://placard.example',
    fetch: async () => {
      asked += 1
      return asked < 3
        ? new Response(null, { status: 429, headers: { 'retry-after': '0' } })
        : Response.json({ scopes: [] })
    },
  })
  expect((await placard.GET('/api/listings')).response.status).toBe(200)
  expect(asked).toBe(3)
})

it('its files are given away as they are here', async () => {
  for (const name of ['placard.ts', 'placard-api.d.ts']) {
    const answer = await app.get(`/api/client/${name}`)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(await answer.text()).toContain('Placard')
  }
})

it('a client that another generator makes of the served document compiles, and reads the market', async () => {
  const id = await buildListing(app.db, { title: 'Wall by the ferry' })
  await app.context.search.catchUp()
  await writeFile(join(folder, 'openapi.json'), await (await app.get('/api/openapi.json')).text())
  const generator = join(ROOT, 'node_modules/oazapfts/dist/cli.js')
  await run(process.execPath, [generator, join(folder, 'openapi.json'), join(folder, 'generated.ts')])
  await compile('generated')
  const made = await import(
    pathToFileURL(join(folder, 'out/.cache', `clients-${process.pid}`, 'generated.js')).href
  )
  made.defaults.baseUrl = baseUrl
  const found = await made.getListing(id)
  expect([found.status, found.data.title]).toEqual([200, 'Wall by the ferry'])
}, 120_000)
