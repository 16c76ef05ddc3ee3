import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import type { Booking } from '#contract/booking/bookings.ts'
import { period } from '#test/support/booking/book.ts'
import { SELLER } from './fill-market.ts'
import { createKilled, type Killed } from './killed-product.ts'

const DEADLINE_MS = 90_000
const LOCK_MS = 20_000
const MAILS = 12

/** With a mail server and a bucket that are silent from the start, then a full disk, then a locked table. */
export async function recordFaults(port: number): Promise<string[]> {
  const [mail, bucket] = [await startSilent('220 silent\r\n'), await startSilent('')]
  const product = await createKilled(port, {
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    S3_BUCKET: 'files',
    S3_ENDPOINT: `http://127.0.0.1:${bucket.port}`,
    S3_ACCESS_KEY_ID: 'key',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  const problems: string[] = []
  const note = (fault: string, statuses: number[]) => {
    console.log(`${fault}: ${count(statuses)}`)
    for (const status of statuses) if (status === 500 || status === 0) problems.push(`${fault}: ${status}`)
  }
  try {
    await Promise.all(Array.from({ length: MAILS }, (_, n) => register(product, n)))
    const [kept, uploads] = await Promise.all([keepDeadline(product), upload(product, 6)])
    console.log(`mail and bucket silent: a deadline was kept after ${kept ? `${kept} s` : 'more than 90 s'}`)
    if (!kept) problems.push('a deadline was not kept within 90 s')
    note('bucket silent, uploads', uploads)
    const full = await withFullDisk(product, () => upload(product, 4))
    if (full) note('disk full, uploads', full)
    else console.log('disk full: not tried, for it takes root to mount a small one')
    note('bookings locked, reads and writes', await withLock(product, () => readAndBook(product)))
    note('afterwards', [
      (await call(product, '/readyz')).status,
      (await call(product, '/api/bookings')).status,
    ])
  } finally {
    await product.end()
    mail.close()
    bucket.close()
  }
  return problems
}

/** @returns after how many seconds a booking that was asked for is ended by the clock; undefined when it was not in time */
async function keepDeadline(product: Killed): Promise<number | undefined> {
  const request = { brand: 'Fremont Bakery', listingId: 5, ...period(12) }
  const { id, version, sha256 } = await ask<Booking>(product, '/api/bookings', request)
  await ask(product, `/api/bookings/${id}/steps`, { step: 'request', version, sha256 })
  await product.query(`update bookings set deadline_at = now() where id = ${id}`)
  const startedAt = performance.now()
  while (performance.now() - startedAt < DEADLINE_MS) {
    const [row] = await product.query<{ status: string }>(`select status from bookings where id = ${id}`)
    if (row!.status !== 'requested') return Math.round((performance.now() - startedAt) / 1000)
    await sleep(200)
  }
  return undefined
}

async function readAndBook(product: Killed): Promise<number[]> {
  const request = { brand: 'Fremont Bakery', listingId: 1, ...period(12) }
  const asked = [
    call(product, '/api/bookings'),
    call(product, '/listing/1'),
    call(product, '/api/bookings', request),
  ]
  return (await Promise.all(asked)).map(({ status }) => status)
}

async function withLock<T>({ url }: Killed, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('begin')
  await client.query('lock table bookings')
  const working = work()
  await sleep(LOCK_MS)
  await client.end()
  return working
}

/** @returns undefined where nothing can be mounted */
async function withFullDisk<T>({ folder }: Killed, work: () => Promise<T>): Promise<T | undefined> {
  const spool = join(folder, 'spool')
  mkdirSync(spool, { recursive: true })
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', spool])
  if (mount.status !== 0) return undefined
  try {
    writeFileSync(join(spool, 'full'), Buffer.alloc(12_288))
    return await work()
  } finally {
    spawnSync('umount', ['-l', spool])
  }
}

async function upload({ site }: Killed, times: number): Promise<number[]> {
  // incompressible, so that it fills whatever is left
  const noise = {
    width: 300,
    height: 300,
    channels: 3 as const,
    background: '#000',
    noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
  }
  const bytes = await sharp({ create: noise }).jpeg({ quality: 95 }).toBuffer()
  return Promise.all(
    Array.from({ length: times }, async () => {
      const body = new FormData()
      body.append('photo', new File([new Uint8Array(bytes)], 'wall.jpg', { type: 'image/jpeg' }))
      const headers = { origin: site, cookie: `placard_session=${SELLER}` }
      return fetch(`${site}/api/photos`, {
        method: 'POST',
        headers,
        body,
        signal: AbortSignal.timeout(70_000),
      }).then(
        ({ status }) => status,
        () => 0,
      )
    }),
  )
}

const register = (product: Killed, n: number) =>
  call(product, '/api/auth/register', {
    username: `reader${n}`,
    email: `reader${n}@example.com`,
    password: 'long-enough-1x',
    passwordConfirm: 'long-enough-1x',
  })

/** Tries until it is done: the machine may be busy with the uploads. */
async function ask<T>(product: Killed, path: string, body: object): Promise<T> {
  for (;;) {
    const { status, made } = await call(product, path, body)
    if (status > 0 && status < 400) return made as T
    if (status > 0 && status < 500) throw new Error(`${path}: ${status} ${JSON.stringify(made)}`)
    await sleep(500)
  }
}

/** As a buyer. @returns status 0 where no answer came */
async function call(
  { site }: Killed,
  path: string,
  body?: object,
): Promise<{ status: number; made: unknown }> {
  const headers = {
    'content-type': 'application/json',
    origin: site,
    // a new account ends the session of whoever made it
    ...(path.startsWith('/api/auth/') ? {} : { cookie: 'placard_session=ada' }),
    'idempotency-key': randomUUID(),
  }
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  return fetch(site + path, { ...init, headers, signal: AbortSignal.timeout(40_000) }).then(
    async (answer) => ({ status: answer.status, made: await answer.json().catch(() => null) }),
    () => ({ status: 0, made: null }),
  )
}

/** Takes connections, says its greeting and no more. */
async function startSilent(greeting: string) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.write(greeting)
    socket.resume()
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { port: (server.address() as AddressInfo).port, close }
}

function count(statuses: number[]): string {
  const kinds = Map.groupBy(statuses, (status) => status)
  return [...kinds].map(([status, all]) => `${all.length} × ${status || 'no answer'}`).join(', ')
}
