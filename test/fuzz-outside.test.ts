import fc from 'fast-check'
import { expect, it } from 'vitest'
import { buildMember } from './support/accounts/members.ts'
import { hostile, text } from './support/hostile.ts'
import { buildListing } from './support/listings/build-listing.ts'
import { buildMail, deliverMail, MAIL_SECRET } from './support/messaging/deliver-mail.ts'
import { createTestApp } from './support/test-app.ts'

/** Handwritten parsers: file URLs, multipart forms, agent tools. They reject hostile input as well. */
const SEED = Number(process.env.FUZZ_SEED ?? 20261122)
const RUNS = Number(process.env.FUZZ_RUNS ?? 25)
const run = <T>(property: fc.IAsyncProperty<T>) =>
  fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true })
process.stdout.write(`fuzz: seed ${SEED}, ${RUNS} runs an address\n`)

const app = await createTestApp({
  RATE_LIMIT_SCALE: '100000',
  INBOUND_MAIL_SECRET: MAIL_SECRET,
})
const member = await buildMember(app)
const admin = await buildMember(app, { role: 'admin' })

const toPath = (value: string) => (value.isWellFormed() ? encodeURIComponent(value) : '%ED%A0%80%00')
const expectNoFault = async (answer: Response) =>
  expect(answer.status, (await answer.text()).slice(0, 300)).toBeLessThan(500)

const ADDRESSES = [
  '/media/$.webp',
  '/media/$',
  '/feeds/$.json',
  '/feeds/$.geojson',
  '/sitemap.xml?$=$',
  '/robots.txt?$',
  '/blog/feed.xml?$',
  '/terms.pdf?$',
  '/api/$',
  '/api/newsletter/unsubscribe?token=$',
  '/api/notices/unsubscribe?token=$&kind=$',
  '/api/alerts/unsubscribe?token=$',
  '/api/admin/newsletter.csv?$',
  '/api/admin/support/attachments/$',
]

it.each(ADDRESSES)('%s', (address) =>
  run(
    fc.asyncProperty(text, async (value) => {
      await expectNoFault(await admin.client.get(address.replaceAll('$', toPath(value))))
    }),
  ),
)

it('a picture name that no file system accepts is not found', async () => {
  for (const length of [201, 300, 5000])
    expect((await app.get(`/media/${'a'.repeat(length)}.webp`)).status).toBe(404)
})

const TOOLS: Record<string, string[]> = {
  search_spaces: ['location', 'words', 'adTypes', 'monthlyPriceMin', 'sort', 'limit'],
  get_space: ['id'],
  compare_spaces: ['ids'],
  understand_brief: ['text'],
}

it.each(Object.entries(TOOLS))('tool %s', (name, inputs) =>
  run(
    fc.asyncProperty(fc.constantFrom(...inputs), hostile, async (input, value) => {
      const params = { name, arguments: { [input]: value } }
      const headers = { accept: 'application/json, text/event-stream' }
      const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
      const answer = await app.send('POST', '/mcp', message, { headers })
      await expectNoFault(answer)
    }),
  ),
)

it('a tool gets no unsearchable text', async () => {
  const params = { name: 'search_spaces', arguments: { words: 'wall\0' } }
  const answer = await app.send('POST', '/mcp', { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ error: { data: { code: 'invalid-input' } } })
})

const MESSAGE = { name: 'Ann', email: 'ann@example.com', subject: 'A question', category: 'other' }

it('support forms', () =>
  run(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(MESSAGE), 'message', 'elapsedMs', 'submissionId', 'website'),
      text,
      text,
      async (field, value, fileName) => {
        const form = new FormData()
        const fields = { ...MESSAGE, message: 'How does it all work?', [field]: value }
        for (const [key, words] of Object.entries(fields)) form.set(key, words)
        form.append('attachments', new File(['Twelve walls'], `${fileName}.txt`))
        await expectNoFault(await app.post('/api/support/messages', form))
      },
    ),
  ))

it('a form names the field that cannot be stored', async () => {
  const form = new FormData()
  for (const [key, words] of Object.entries({ ...MESSAGE, message: 'How does\0 it all work?' }))
    form.set(key, words)
  const answer = await app.post('/api/support/messages', form)
  expect(answer.status).toBe(400)
  expect((await answer.json()).fields).toHaveProperty('message')
})

it('names of picture and inventory files', () =>
  run(
    fc.asyncProperty(text, text, async (name, words) => {
      const form = new FormData()
      form.append('photo', new File([words], name))
      await expectNoFault(await member.client.post('/api/photos', form))
      const sent = new FormData()
      sent.append('file', new File([words], name))
      await expectNoFault(await member.client.post('/api/attachments', sent))
      const path = `/api/imports?name=${toPath(name)}.csv`
      await expectNoFault(
        await member.client.send('POST', path, undefined, { body: `Title,Price\n${words},9` }),
      )
    }),
  ))

it('mails to our own addresses', async () => {
  const listingId = await buildListing(app.db)
  const { email } = await app.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow()
  await run(
    fc.asyncProperty(text, text, fc.constantFrom('text', 'html'), async (name, words, kind) => {
      const files = [{ name: name.replace(/[\r\n"]/g, ''), bytes: words }]
      const mail = buildMail({ to: `space+${listingId}@placard.example`, from: email, [kind]: words, files })
      await expectNoFault(await deliverMail(app, mail.toWellFormed()))
    }),
  )
})

it('headers stored in the database', () =>
  run(
    fc.asyncProperty(
      text.map((value) => value.replace(/[^\x20-\xff]/g, '?').trim()),
      async (value) => {
        const headers = { 'idempotency-key': value, 'user-agent': value, cookie: `placard_session=${value}` }
        await expectNoFault(
          await app.send('POST', '/api/errors', { message: value, where: 'x', path: '/' }, { headers }),
        )
      },
    ),
  ))
