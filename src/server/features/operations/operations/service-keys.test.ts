import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { afterAll, describe, expect, it } from 'vitest'
import { taskList } from '#server/tasks.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { buildMail, deliverMail, MAIL_SECRET } from '#test/support/messaging/deliver-mail.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'
import { sendTestMail } from '../outbox/send-test-mail.ts'
import { CHECK_SERVICES_TASK } from './service-keys.ts'

const KEY = 'key-of-a-purple-otter'
const closing: (() => void)[] = []
afterAll(() => {
  for (const close of closing) close()
})

/** Answers everything with one status. */
async function startService(status: number, body = '[]') {
  const paths: string[] = []
  const server = createHttpServer((request, response) => {
    paths.push(`${request.method} ${request.url?.split('?')[0]}`)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closing.push(() => server.close())
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, paths }
}

/** Takes connections, and no login. */
async function startMailServer(answer: string) {
  const server = createServer((socket) => {
    socket.write('220 test\r\n')
    socket.on('error', () => {})
    socket.on('data', (line) => {
      const isHello = String(line).startsWith('EHLO')
      socket.write(isHello ? '250-test\r\n250 AUTH PLAIN\r\n' : answer)
    })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closing.push(() => server.close())
  return `smtp://me:${KEY}@127.0.0.1:${(server.address() as AddressInfo).port}?ignoreTLS=true`
}

/** What admins see under Errors, newest first; never a secret. */
async function listErrors(app: TestApp): Promise<{ place: string; message: string }[]> {
  const admin = await app.as(await buildUser(app.db, { role: 'admin' }))
  const errors = await (await admin.get('/api/admin/errors')).text()
  expect(errors).not.toContain(KEY)
  return JSON.parse(errors)
}

const check = async ({ context }: TestApp) => {
  await taskList(context)[CHECK_SERVICES_TASK]?.({}, { job: { id: '1' } } as never)
}
const readReady = (app: TestApp) => async () => (await app.get('/readyz')).json()

const refusing = await startService(401, '{}')
const missing = await startService(404, '{}')
const model = (url: string) => ({
  LLM_PROVIDER: 'openai-compatible',
  LLM_MODEL: 'small',
  LLM_API_KEY: KEY,
  LLM_BASE_URL: url,
})

describe.each([
  ['geocoder', 'key', { GEOCODER_URL: `${refusing.url}/search?key=${KEY}` }, /geocoder refuses us \(401\)/],
  ['geocoder', 'address', { GEOCODER_URL: missing.url }, /Is GEOCODER_URL right\?/],
  ['model', 'key', model(refusing.url), /language model refuses us \(401\). Is LLM_API_KEY right\?/],
  ['model', 'address', model(missing.url), /Is LLM_BASE_URL or LLM_MODEL right\?/],
  [
    'model',
    'key of Anthropic',
    { ...model(refusing.url), LLM_PROVIDER: 'anthropic' },
    /language model refuses us/,
  ],
  ['mail', 'login', { SMTP_URL: await startMailServer('535 no\r\n') }, /refuses our login \(535\)/],
] as const)('H6: a wrong %s %s', (service, _what, settings, words) => {
  it('is known to the operator before anybody meets it', async () => {
    const app = await createTestApp(settings)
    await check(app)
    const found = { place: `job ${CHECK_SERVICES_TASK} #1`, message: expect.stringMatching(words) }
    await expect.poll(async () => (await listErrors(app))[0]).toMatchObject(found)
    await expect.poll(readReady(app)).toMatchObject({ status: 'ready', [service]: 'key-refused' })
  })
})

it('H6: services that take our keys, and services that are away, are no error of the operator', async () => {
  const [up, incomplete, away] = [await startService(200), await startService(400), await startService(503)]
  const right = {
    GEOCODER_URL: up.url,
    ...model(incomplete.url),
    SMTP_URL: await startMailServer('235 fine\r\n'),
  }
  const app = await createTestApp(right)
  await check(app)
  await expect.poll(readReady(app)).toMatchObject({ geocoder: 'up', model: 'up', mail: 'up' })
  expect(incomplete.paths[0]).toBe('POST /chat/completions')
  expect(await listErrors(app)).toEqual([])
  const broken = await createTestApp({
    GEOCODER_URL: away.url,
    ...model(away.url),
    SMTP_URL: 'smtp://127.0.0.1:1',
  })
  await check(broken)
  expect(await readReady(broken)()).toMatchObject({ geocoder: 'unknown', model: 'unknown', mail: 'unknown' })
  expect(await listErrors(broken)).toEqual([])
})

it('H6: the test mail says that the login is refused, and leaves it in the error log', async () => {
  const app = await createTestApp({ SMTP_URL: await startMailServer('535 no\r\n') })
  const admin = await app.as(await buildUser(app.db, { role: 'admin' }))
  expect(await (await admin.send('POST', '/api/admin/outbox/test')).json()).toMatchObject({
    isSent: false,
    detail: expect.stringContaining('refused the user name or password in SMTP_URL'),
  })
  await expect
    .poll(async () => (await listErrors(app))[0])
    .toMatchObject({
      place: 'POST /api/admin/outbox/test',
      message: 'The mail server refuses our login (535). Is SMTP_URL right?',
    })
})

it('R4: an admin does not wait for a mail server that is slow at every word', async () => {
  const app = await createTestApp({ SMTP_URL: await startMailServer('334 go on\r\n') })
  const detail = { to: 'rosa@example.com', onRefusal: () => {}, totalMs: 1 }
  expect(await sendTestMail(app.context, detail)).toMatchObject({
    isSent: false,
    detail: 'No answer within 1 ms',
  })
})

it('H6: a mail server that signs with another secret is recorded once, and forgotten with the right one', async () => {
  const app = await createTestApp({ INBOUND_MAIL_SECRET: MAIL_SECRET })
  const ready = readReady(app)
  expect(await ready()).toMatchObject({ inboundMail: 'unknown' })
  const mail = buildMail({ to: 'support@placard.example', from: 'bob@example.com' })
  for (let turn = 0; turn < 2; turn++) {
    const answer = await deliverMail(app, mail, { secret: KEY.padEnd(16) })
    expect(answer.status).toBe(403)
  }
  expect(await ready()).toMatchObject({ status: 'ready', inboundMail: 'key-refused' })
  await expect
    .poll(async () => (await listErrors(app)).map(({ message }) => message))
    .toEqual([expect.stringContaining('INBOUND_MAIL_SECRET')])
  await deliverMail(app, mail)
  expect(await ready()).toMatchObject({ inboundMail: 'up' })
})
