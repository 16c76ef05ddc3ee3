import { describe, expect, it } from 'vitest'
import { buildKey } from '#test/support/accounts/keys.ts'
import { buildMember, PASSWORD, readMail } from '#test/support/accounts/members.ts'
import { createTestApp } from '#test/support/test-app.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })
const { db } = app

describe('a key', () => {
  it('is counted whole, however many hours it was used in', async () => {
    const { id, client } = await buildMember(app)
    const key = await buildKey(app, id)
    const uses = ['GET /api/my/spaces', 'GET /api/listings'].flatMap((route) =>
      Array.from({ length: 300 }, (_, hours) => ({
        key_id: key.id,
        hour: new Date(Date.now() - hours * 3_600_000),
        route,
        status: 200,
        count: 2,
      })),
    )
    await db.insertInto('api_key_uses').values(uses).execute()
    const listed = await (await client.get(`/api/keys/${key.id}/uses`)).json()
    expect(listed.map(({ route, count }: { route: string; count: number }) => [route, count])).toEqual([
      ['GET /api/listings', 600],
      ['GET /api/my/spaces', 600],
    ])
  })

  it('works on after a new password, and its owner hears so', async () => {
    const { id, client } = await buildMember(app)
    const key = await buildKey(app, id)
    const password = 'quite another horse'
    const change = { currentPassword: PASSWORD, password, passwordConfirm: password }
    const answer = await (await client.send('POST', '/api/account/password', change)).json()
    expect(answer.message).toContain('Your API key works on')
    expect((await key.client.get('/api/my/listings/counts')).status).toBe(200)
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect((await readMail(app, email))?.text_body).toContain('Your API keys work on: “Inventory”')
  })
})
