/**
 * `npm run bench:hostile [-- --port=4340 --only=slow]`: hostile files at a fresh product whose sentence model is loaded, and what they cost it: the
 * highest resident memory of the web and the job process and the slowest `/readyz` while they arrive, beside the same at rest. Reads
 * /proc, so Linux only.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { signMail } from '#server/platform/mail/inbound/mail-signature.ts'
import { ADMIN, countStatuses, readWatch, signIn, watchProduct } from './hostile/product-process.ts'
import { readSlowly } from './hostile/slow-readers.ts'
import { bigForm, htmlMail, interlacedPng, largeCsv, spacedDate, workbookBomb } from './hostile-files.ts'
import { withProduct } from './product.ts'

const { values: options } = parseArgs({
  options: { port: { type: 'string', default: '4340' }, only: { type: 'string', default: '' } },
})
const SECRET = 'a-secret-of-the-bench'
const settings = {
  INBOUND_MAIL_SECRET: SECRET,
  ADMIN_PASSWORD: ADMIN.password,
  RATE_LIMIT_SCALE: '1000',
  TRUST_PROXY: '1',
}
const REST_MS = 10_000
const MB = 1024 * 1024

await withProduct(Number(options.port), settings, async ({ base, dataDir }) => {
  const watch = watchProduct(base)
  const cookie = await signIn(base)
  await loadModel(base)
  const results: object[] = []
  const measure = async (what: string, work: () => Promise<Response[]>) => {
    if (what !== 'at rest' && !what.includes(options.only)) return
    await readWatch(watch)
    const start = performance.now()
    const statuses = (await work()).map(({ status }) => status)
    const took = Math.round(performance.now() - start)
    await sleep(2_000)
    const result = { what, answers: countStatuses(statuses), 'took ms': took, ...(await readWatch(watch)) }
    process.stderr.write(`${JSON.stringify(result)}\n`)
    results.push(result)
  }
  await measure('at rest', async () => {
    await sleep(REST_MS)
    return []
  })
  await mkdir(join(dataDir, 'files/photos'), { recursive: true })
  await writeFile(join(dataDir, 'files/photos/bench.png'), Buffer.alloc(10 * MB, 'wall'))
  const slow = { base, path: '/media/photos/bench.png', holdMs: 10_000 }
  await measure('500 slow readers of 10 MB, from everywhere', () =>
    readSlowly({ ...slow, count: 500, isFromEverywhere: true }),
  )
  await measure('500 slow readers of 10 MB, from one address', () => readSlowly({ ...slow, count: 500 }))
  const attachment = await attachLargeFile(base, cookie)
  await measure('80 slow readers of an attachment of 10 MB, one person', () =>
    readSlowly({ base, path: attachment, cookie, count: 80, holdMs: 12_000 }),
  )
  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(`${base}${path}`, { method: 'POST', body, headers: { cookie, ...headers } })
  const guest = (form: FormData) => fetch(`${base}/api/support/messages`, { method: 'POST', body: form })
  await measure('16 forms of 49 MB', () => times(16, () => guest(bigForm(49))))
  await measure('16 forms of 9 MB', () => times(16, () => guest(bigForm(9))))
  const picture = interlacedPng()
  await measure('8 PNG of 7,070² in 16 bits, interlaced', () => times(8, () => sendPicture(post, picture)))
  const mail = () => {
    const raw = htmlMail('support@placard.example')
    const timestamp = String(Math.floor(Date.now() / 1000))
    const signed = {
      'x-placard-timestamp': timestamp,
      'x-placard-signature': signMail(SECRET, timestamp, raw),
    }
    return post('/api/mail/inbound', new Uint8Array(raw), signed)
  }
  await measure('8 HTML mails of 1 MB', () => times(8, mail))
  const imports = (name: string, bytes: Buffer) => () =>
    post(`/api/imports?name=${name}`, new Uint8Array(bytes))
  const untilRead = async (sent: Promise<Response[]>) => {
    const answers = await sent
    await untilIdle(base, cookie)
    return answers
  }
  await measure('8 workbooks that unpack to 300 MB', () =>
    untilRead(times(8, imports('bomb.xlsx', workbookBomb()))),
  )
  await measure('4 dates between spaces', () => untilRead(times(4, imports('a.csv', spacedDate()))))
  await measure('16 files of 19 MB, read for 40 s', async () => {
    const answers = await times(16, imports('large.csv', largeCsv()))
    await sleep(40_000)
    return answers
  })
  watch.disconnect()
  console.table(results)
})

/** @returns the path of a file of 10 MB that its sender may read */
async function attachLargeFile(base: string, cookie: string): Promise<string> {
  const form = new FormData()
  const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10 * MB - 100, 'a')])
  form.append('file', new File([bytes], 'terms.pdf'))
  const answer = await fetch(`${base}/api/attachments`, { method: 'POST', body: form, headers: { cookie } })
  if (!answer.ok) throw new Error(`The file cannot be attached: ${await answer.text()}`)
  const { id } = (await answer.json()) as { id: string }
  return `/api/attachments/${id}`
}

type Post = (path: string, body: BodyInit) => Promise<Response>

function sendPicture(post: Post, bytes: Buffer): Promise<Response> {
  const form = new FormData()
  form.append('photo', new File([new Uint8Array(bytes)], 'wall.png'))
  return post('/api/photos', form)
}

function times(n: number, send: () => Promise<Response>): Promise<Response[]> {
  return Promise.all(Array.from({ length: n }, () => send().catch(() => new Response(null, { status: 599 }))))
}

/** A question in words: the first one starts the model, which stays for some minutes. */
async function loadModel(base: string): Promise<void> {
  const question = { query: 'somewhere young families will notice my bakery', userType: 'buyer' }
  for (let n = 0; n < 3; n++) {
    const answer = await fetch(`${base}/api/ai/suggest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
    })
    if (!answer.ok) throw new Error(`The assistant cannot be asked: ${await answer.text()}`)
    await sleep(REST_MS / 2)
  }
}

/** Bounded: what is not read by then is not waited for. */
async function untilIdle(base: string, cookie: string): Promise<void> {
  for (let tries = 0; tries < 120; tries++) {
    const list = (await (await fetch(`${base}/api/imports`, { headers: { cookie } })).json()) as {
      state: string
    }[]
    if (list.every(({ state }) => state === 'ready' || state === 'failed')) return
    await sleep(500)
  }
}
