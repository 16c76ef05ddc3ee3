import { Secret, TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { MAX_KEYS } from '#domain/scopes.ts'
import { ACCESS } from '#test/support/access-table.ts'
import { buildKey } from '#test/support/accounts/keys.ts'
import { buildMember, PASSWORD, readMail } from '#test/support/accounts/members.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { createKeyToken, isKeyToken } from './key-token.ts'
import { tendKeys } from './tend-keys.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app
const WANTED = { name: 'Inventory', scopes: ['inventory:read'], days: 90, password: PASSWORD }

const setKey = (id: number, values: object) =>
  db.updateTable('api_keys').set(values).where('id', '=', id).execute()
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)

describe('making a key', () => {
  it('shows it once, keeps its hash, tells its owner and the log', async () => {
    const { id, client } = await buildMember(app)
    const answer = await client.send('POST', '/api/keys', WANTED)
    expect(answer.status).toBe(201)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { key, token } = await answer.json()
    expect(isKeyToken(token)).toBe(true)
    expect(token.startsWith(key.prefix)).toBe(true)
    expect((await app.byKey(token).get('/api/my/listings/counts')).status).toBe(200)
    const row = await db.selectFrom('api_keys').selectAll().where('id', '=', key.id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(token.slice(12))
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const mail = await readMail(app, email)
    expect(mail?.subject).toBe('An API key was made for your Placard account')
    expect(mail?.text_body).not.toContain(token)
    const audited = db.selectFrom('audit_events').select(['action', 'after']).where('actor_id', '=', id)
    const events = await audited.where('action', 'like', 'api-key.%').execute()
    expect(events).toEqual([
      { action: 'api-key.created', after: { name: 'Inventory', scopes: ['inventory:read'], days: 90 } },
    ])
  })

  it.each([
    [{ password: 'wrong' }, 403, 'wrong-password'],
    [{ scopes: [] }, 400, 'invalid-input'],
    [{ scopes: ['money:write'] }, 400, 'invalid-input'],
    [{ days: 366 }, 400, 'invalid-input'],
    [{ name: ' ' }, 400, 'invalid-input'],
  ])('refuses %j', async (given, status, code) => {
    const { client } = await buildMember(app)
    const answer = await client.send('POST', '/api/keys', { ...WANTED, ...given })
    expect([answer.status, (await answer.json()).code]).toEqual([status, code])
  })

  it('asks for the code where the account has an authenticator app', async () => {
    const { client } = await buildMember(app)
    const { secret } = await (await client.send('POST', '/api/account/totp', { password: PASSWORD })).json()
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
    const { recoveryCodes } = await (await client.send('POST', '/api/account/totp/confirm', { code })).json()
    const refused = await client.send('POST', '/api/keys', WANTED)
    expect((await refused.json()).code).toBe('second-factor-required')
    const made = await client.send('POST', '/api/keys', { ...WANTED, code: recoveryCodes[0] })
    expect(made.status).toBe(201)
  })

  it('ten at once, even when they are asked for together', async () => {
    const { id, client } = await buildMember(app)
    for (let made = 0; made < MAX_KEYS - 1; made++) await buildKey(app, id)
    const answers = await Promise.all([1, 2, 3].map(() => client.send('POST', '/api/keys', WANTED)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })
})

describe('a key is dead at once', () => {
  const works = async ({ client }: Awaited<ReturnType<typeof buildKey>>) =>
    (await client.get('/api/my/listings/counts')).status

  it('when its owner ends it', async () => {
    const { id, client } = await buildMember(app)
    const key = await buildKey(app, id)
    expect(await works(key)).toBe(200)
    expect((await client.send('DELETE', `/api/keys/${key.id}`)).status).toBe(200)
    expect(await works(key)).toBe(401)
    expect((await client.send('DELETE', `/api/keys/${key.id}`)).status).toBe(404)
  })

  it('when its time is over, and when its owner is suspended', async () => {
    const userId = await buildUser(db)
    const [old, live] = [await buildKey(app, userId), await buildKey(app, userId)]
    await setKey(old.id, { expires_at: daysAgo(0) })
    expect(await works(old)).toBe(401)
    await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', userId).execute()
    expect(await works(live)).toBe(401)
  })

  it('when its owner deletes their account, with its uses', async () => {
    const { id, client } = await buildMember(app)
    const key = await buildKey(app, id)
    expect(await works(key)).toBe(200)
    expect((await client.send('DELETE', '/api/account', { password: PASSWORD })).status).toBe(200)
    expect(await works(key)).toBe(401)
    const left = await db.selectFrom('api_key_uses').selectAll().where('key_id', '=', key.id).execute()
    expect(left).toEqual([])
  })
})

describe('a request by key', () => {
  it('reads no cookie, and is not refused for where it comes from', async () => {
    const { id, client } = await buildMember(app)
    const authorization = `Bearer ${createKeyToken()}`
    const refused = await client.get('/api/account', { headers: { authorization } })
    expect([refused.status, (await refused.json()).code]).toEqual([401, 'key-invalid'])
    const { client: program } = await buildKey(app, id)
    const from = { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' } }
    expect((await program.send('POST', '/api/plans', { name: 'January' }, from)).status).toBe(201)
  })

  it.each(['plk_', 'x', `plk_${'a'.repeat(49)}`])('with %s is refused', async (token) => {
    expect((await app.byKey(token).get('/api/listings')).status).toBe(401)
  })

  it('never has the rights of an admin, and searches as a guest', async () => {
    const { client } = await buildKey(app, await buildUser(db, { role: 'admin' }))
    expect((await client.get('/api/listings?includeStatus=all')).status).toBe(401)
    const hidden = await buildListing(db, { status: 'pending' })
    expect((await client.get(`/api/my/listings/${hidden}`)).status).toBe(404)
  })

  it('must say by which key of its own it is sent, where it would make something twice', async () => {
    const { client } = await buildKey(app, await buildUser(db))
    const form = bodyOf('createListing')
    const send = (key: string) =>
      client.send('POST', '/api/listings', form, { headers: { 'idempotency-key': key } })
    const [first, again] = [await send('upload-1204-a'), await send('upload-1204-a')]
    expect([first.status, again.status]).toEqual([201, 201])
    expect((await again.json()).id).toBe((await first.json()).id)
    expect((await (await send('')).json()).code).toBe('idempotency-key-required')
  })

  it('is counted by hour, route and status, and its network kept', async () => {
    const { id, client } = await buildMember(app)
    const key = await buildKey(app, id)
    for (const path of ['/api/my/listings/counts', '/api/my/listings/counts', '/api/account'])
      await key.client.get(path)
    const uses = await (await client.get(`/api/keys/${key.id}/uses`)).json()
    expect(uses.map(({ hour: _hour, ...use }: { hour: string }) => use)).toEqual([
      { route: 'GET /api/account', status: 403, count: 1 },
      { route: 'GET /api/my/listings/counts', status: 200, count: 2 },
    ])
    const [listed] = await (await client.get('/api/keys')).json()
    expect(listed).toMatchObject({ id: key.id, lastUsedOn: new Date().toISOString().slice(0, 10) })
  })

  it('has limits of its own, and says what is left', async () => {
    const small = await createTestApp({ RATE_LIMIT_SCALE: '0.05' })
    const userId = await buildUser(small.db)
    const [one, other] = [await buildKey(small, userId), await buildKey(small, userId)]
    const first = await one.client.get('/api/comparison?ids=1')
    expect(first.headers.get('ratelimit-policy')).toBe('"requests";q=30;w=60')
    expect(first.headers.get('ratelimit')).toBe('"requests";r=29;t=2')
    // of costly reads a sixtieth as many a second
    await one.client.get('/api/comparison?ids=1')
    await one.client.get('/api/comparison?ids=1')
    const refused = await one.client.get('/api/comparison?ids=1')
    expect(refused.headers.get('ratelimit')).toMatch(/^"requests";r=2\d;t=\d$/)
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)])
    expect((await one.client.get('/api/my/listings/counts')).status).toBe(200)
    expect((await other.client.get('/api/comparison?ids=1')).status).toBe(200)
  })
})

describe('every night', () => {
  it('owners of keys that expire are told fourteen and two days before, each once', async () => {
    const { id, email } = await member()
    const key = await buildKey(app, id)
    const subjects = async () => (await mailsOf(email)).filter((subject) => subject.includes('expires'))
    const at = async (days: number) => {
      await setKey(key.id, { expires_at: daysAgo(-days) })
      await runTend()
      await runTend()
      await app.runJobs()
    }
    await at(20)
    expect(await subjects()).toHaveLength(0)
    await at(13)
    expect(await subjects()).toHaveLength(1)
    await at(1)
    expect(await subjects()).toHaveLength(2)
  })

  it('keys that nobody uses are ended with a mail, and what is old is forgotten', async () => {
    const { id, email } = await member()
    const [unused, used, gone] = [await buildKey(app, id), await buildKey(app, id), await buildKey(app, id)]
    const old = { created_at: daysAgo(181), expires_at: daysAgo(-100), reminded_days: 2 }
    await setKey(unused.id, old)
    await setKey(used.id, { ...old, last_used_on: daysAgo(3).toISOString().slice(0, 10) })
    await setKey(gone.id, { revoked_at: daysAgo(31) })
    await db
      .insertInto('api_key_uses')
      .values(
        [15, 1].map((days) => ({
          key_id: used.id,
          hour: daysAgo(days),
          route: 'GET /api/my/spaces',
          status: 200,
        })),
      )
      .execute()
    await runTend()
    await app.runJobs()
    const left = await db
      .selectFrom('api_keys')
      .select(['id', 'revoked_at'])
      .where('user_id', '=', id)
      .orderBy('id')
      .execute()
    expect(left.map((key) => [key.id, key.revoked_at !== null])).toEqual([
      [unused.id, true],
      [used.id, false],
    ])
    expect(await mailsOf(email)).toEqual(['Your API key “Inventory” was ended'])
    expect(
      await db.selectFrom('api_key_uses').selectAll().where('key_id', '=', used.id).execute(),
    ).toHaveLength(1)
  })
})

describe('RFC 9457', () => {
  it('a refusal has the members of a problem where they are asked for, and its own beside', async () => {
    const { client } = await buildKey(app, await buildUser(db), ['plans:read'])
    const headers = { accept: 'application/problem+json' }
    const answer = await client.get('/api/my/listings/counts', { headers })
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(await answer.json()).toMatchObject({
      type: '/errors/scope-missing',
      title: 'This API key may not do that.',
      status: 403,
      detail: 'This API key may not do that. It needs the scope inventory:read.',
      instance: '/api/my/listings/counts',
      code: 'scope-missing',
      success: false,
    })
    const plain = await client.get('/api/my/listings/counts')
    expect(plain.headers.get('content-type')).toMatch(/^application\/json/)
    expect(await plain.json()).not.toHaveProperty('type')
  })
})

const bodyOf = (name: keyof typeof ACCESS) => [ACCESS[name]].flat()[0]!.body as object

async function member() {
  const { id, client } = await buildMember(app)
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, client, email }
}

async function mailsOf(email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox_messages')
    .select('subject')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
  return rows.map(({ subject }) => subject)
}

const runTend = () => tendKeys(app.context)
