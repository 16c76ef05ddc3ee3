import { beforeAll, expect, test } from 'vitest'
import { buildCompany } from '#test/support/accounts/teams.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp } from '#test/support/test-app.ts'

const PASSWORD = 'correct horse battery'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  await buildUser(app.db, { username: 'taken', email: 'taken@example.com' })
})

const register = (given: { username: string; email?: string }) => {
  const rest = { email: 'rosa@example.com', password: PASSWORD, passwordConfirm: PASSWORD }
  return app.send('POST', '/api/auth/register', { ...rest, ...given })
}

test.each(['tak\u200ben', 'taken\u200d', '\u200ftaken', 'ta\u034fken', 'taken\ufe0f', 'TAKEN\u2800'])(
  'PB-11: %j is the same name as taken',
  async (username) => {
    const twin = await register({ username })
    expect([twin.status, (await twin.json()).message]).toEqual([409, 'This username is already taken'])
  },
)

test('the username of a company is taken', async () => {
  const id = await buildCompany(app.db)
  const company = await app.db
    .selectFrom('organizations')
    .select('username')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const twin = await register({ username: company.username, email: 'twin@example.com' })
  expect([twin.status, (await twin.json()).message]).toEqual([409, 'This username is already taken'])
})

test('PB-11: a name or address with a stray unseen character is the one without, also to sign in', async () => {
  const answer = await register({ username: 'pas\u200bted', email: 'pasted\u200b@example.com' })
  expect((await answer.json()).user).toMatchObject({ username: 'pasted', email: 'pasted@example.com' })
  const login = { username: 'pasted\u200b', password: PASSWORD }
  expect((await app.send('POST', '/api/auth/login', login)).status).toBe(200)
})

test.each([
  ['\u200b\u200d\u200f\u2800', 'Username must be at least 3 characters'],
  ['Placard Signs', 'This username is reserved. Please choose another one'],
])('S14: %j is no name', async (username, message) => {
  const refused = await register({ username })
  expect([refused.status, (await refused.json()).fields.username]).toEqual([400, message])
})
