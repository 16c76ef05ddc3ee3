import { beforeAll, describe, expect, it } from 'vitest'
import type { Team } from '#contract/accounts/organizations.ts'
import { buildMember, PASSWORD, readMail } from '#test/support/accounts/members.ts'
import { buildColleague, buildCompany, buildInvitation } from '#test/support/accounts/teams.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/support/test-app.ts'
import { unique } from '#test/support/unique.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
})

const ENDED = 'This invitation has ended, was used, or was taken back. Ask Rainier Outdoor for a new one.'

const invite = (client: TestClient, email: string, role = 'sales') =>
  client.send('POST', '/api/team/invitations', { email, role, company: 'Rainier Outdoor' })

/** The token of the newest mail to an address. */
async function tokenFor(email: string): Promise<string> {
  const mail = await readMail(app, email)
  return /\/join\/([\w-]{43})/.exec(mail?.text_body ?? '')?.[1] ?? 'no mail'
}

const join = (client: TestClient, token: string) => client.send('POST', '/api/account/memberships', { token })

const readTeam = async (client: TestClient) => (await (await client.get('/api/team')).json()) as Team

const idOf = async (client: TestClient, email: string) =>
  (await readTeam(client)).members.find((member) => member.email === email)?.id ?? 0

async function buildTeam(role = 'sales') {
  const owner = await buildMember(app, { name: 'Olga Owner' })
  const email = `${unique()}@example.com`
  const colleague = await buildMember(app, { name: 'Ana Alder', email })
  await invite(owner.client, email, role)
  const token = await tokenFor(email)
  expect((await join(colleague.client, token)).status).toBe(200)
  return { owner, colleague, email, token }
}

describe('an invitation', () => {
  it('makes a company of a person alone: the same number, its own name, and spaces that both see', async () => {
    const owner = await buildMember(app, { name: 'Olga Owner' })
    await buildListing(app.db, { seller_id: owner.id, title: 'Wall by the ferry' })
    expect(await readTeam(owner.client)).toMatchObject({ isPersonal: true, name: 'Olga Owner' })
    const email = `${unique()}@example.com`
    const colleague = await buildMember(app, { email })
    expect(await (await invite(owner.client, email)).json()).toMatchObject({
      isPersonal: true,
      invitations: [{ email, role: 'sales' }],
    })
    const token = await tokenFor(email)
    const shown = await (await app.send('POST', '/api/invitations', { token })).json()
    expect(shown).toMatchObject({ organization: 'Rainier Outdoor', role: 'sales', isForReader: null })
    expect(shown.sentTo).toMatch(/^u…@example\.com$/)
    await join(colleague.client, token)
    expect(await readTeam(colleague.client)).toMatchObject({
      id: owner.id,
      name: 'Rainier Outdoor',
      isPersonal: false,
      role: 'sales',
      invitations: [],
    })
    const spaces = (await (await colleague.client.get('/api/my/spaces')).json()) as { title: string }[]
    expect(spaces.map(({ title }) => title)).toEqual(['Wall by the ferry'])
    expect((await readMail(app, (await readTeam(owner.client)).members[0]!.email))?.subject).toContain(
      'joined Rainier Outdoor',
    )
  })

  it('works once, for its address alone, and shows that the address is theirs', async () => {
    const owner = await buildMember(app)
    const email = `${unique()}@example.com`
    await invite(owner.client, email)
    const token = await tokenFor(email)
    const stranger = await buildMember(app)
    expect(await (await join(stranger.client, token)).json()).toMatchObject({
      code: 'invitation-other-address',
      message:
        'This invitation was sent to u…@example.com. Sign in with that address, or ask for a new invitation.',
    })
    const registered = await buildMember(app, { email, status: 'pending' })
    const answers = await Promise.all([1, 2, 3].map(() => join(registered.client, token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(await (await join(registered.client, token)).json()).toMatchObject({
      code: 'invitation-ended',
      message: ENDED,
    })
    const me = await (await registered.client.get('/api/auth/me')).json()
    expect(me.user).toMatchObject({ status: 'active', actingFor: owner.id })
    expect(me.user.organizations).toHaveLength(2)
  })

  it('ends when it is taken back, sent again, over, or its inviter has gone', async () => {
    const { owner } = await buildTeam()
    const [revoked, resent] = [`${unique()}@example.com`, `${unique()}@example.com`]
    for (const email of [revoked, resent]) await invite(owner.client, email)
    const [first, second] = [await tokenFor(revoked), await tokenFor(resent)]
    const open = (await readTeam(owner.client)).invitations
    const numberOf = (email: string) => open.find((one) => one.email === email)?.id
    await owner.client.send('DELETE', `/api/team/invitations/${numberOf(revoked)}`)
    await owner.client.send('POST', `/api/team/invitations/${numberOf(resent)}/send`)
    const expired = unique().padEnd(43, 'x')
    const id = await buildInvitation(app.db, owner.id, { token: expired })
    await app.db
      .updateTable('organization_invitations')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', id)
      .execute()
    const { id: managerId } = await buildColleague(app, owner.id, 'manager')
    const orphan = unique().padEnd(43, 'x')
    const orphaned = await buildInvitation(app.db, owner.id, { token: orphan })
    await app.db
      .updateTable('organization_invitations')
      .set({ invited_by: managerId })
      .where('id', '=', orphaned)
      .execute()
    await owner.client.send('DELETE', `/api/team/members/${managerId}`)
    for (const token of [first, second, expired, orphan])
      expect(await (await app.send('POST', '/api/invitations', { token })).json(), token).toMatchObject({
        message: ENDED,
      })
    expect((await app.send('POST', '/api/invitations', { token: await tokenFor(resent) })).status).toBe(200)
  })

  it('names the company as it is called now', async () => {
    const { owner } = await buildTeam()
    const email = `${unique()}@example.com`
    await invite(owner.client, email)
    await owner.client.send('PATCH', '/api/team', { name: 'Cascade Outdoor' })
    const { client } = await buildMember(app, { email })
    const token = await tokenFor(email)
    const shown = await (await app.send('POST', '/api/invitations', { token })).json()
    expect(shown.organization).toBe('Cascade Outdoor')
    expect(await (await join(client, token)).json()).toMatchObject({
      message: 'You work for Cascade Outdoor now.',
    })
  })

  it('gives roles below one’s own, and never to a member', async () => {
    const { owner, colleague, email } = await buildTeam('manager')
    expect(await (await invite(colleague.client, `${unique()}@example.com`, 'manager')).json()).toMatchObject(
      {
        message: 'You can give roles below your own.',
      },
    )
    expect((await invite(colleague.client, `${unique()}@example.com`, 'viewer')).status).toBe(201)
    expect(await (await invite(owner.client, email)).json()).toMatchObject({
      message: 'Ana Alder is a member already.',
    })
    expect((await invite(owner.client, 'x@example.com', 'owner')).status).toBe(400)
  })
})

describe('a member', () => {
  it('who is removed while acting is told so, and acts for themselves from then on', async () => {
    const { owner, colleague, email } = await buildTeam('manager')
    const { client } = colleague
    const acting = { headers: { 'x-acting-for': String(owner.id) } }
    expect((await client.send('GET', '/api/team', undefined, acting)).status).toBe(200)
    await owner.client.send('DELETE', `/api/team/members/${await idOf(owner.client, email)}`)
    const refused = await client.send('PATCH', '/api/team', { name: 'Mine now' }, acting)
    expect([refused.status, await refused.json()]).toMatchObject([
      403,
      {
        code: 'not-a-member',
        message: 'You are no longer a member of Rainier Outdoor. What you typed is kept on this page.',
      },
    ])
    const me = await (await client.send('GET', '/api/auth/me', undefined, acting)).json()
    expect(me.user).toMatchObject({ actingFor: colleague.id, organizations: [{ id: colleague.id }] })
    expect((await readTeam(client)).id).toBe(colleague.id)
    expect((await readMail(app, email))?.subject).toBe('You are no longer a member of Rainier Outdoor')
  })

  it('acts for what they choose among their own, and for nothing else', async () => {
    const { owner, colleague } = await buildTeam()
    const choose = (organizationId: number) =>
      colleague.client.send('POST', '/api/account/acting-for', { organizationId })
    expect((await choose(colleague.id)).status).toBe(200)
    expect((await readTeam(colleague.client)).id).toBe(colleague.id)
    expect((await choose(owner.id)).status).toBe(200)
    // where they acted last
    expect((await readTeam(await app.as(colleague.id))).id).toBe(owner.id)
    const stranger = await buildMember(app)
    expect((await choose(stranger.id)).status).toBe(404)
    const header = { headers: { 'x-acting-for': String(stranger.id) } }
    expect((await colleague.client.send('GET', '/api/team', undefined, header)).status).toBe(404)
  })

  it('is named in addresses that carry no header, by membership alone', async () => {
    const { owner, colleague, email } = await buildTeam()
    const read = async (id: number, { client } = colleague) => {
      const answer = await client.get(`/api/team?as=${id}`)
      return [answer.status, (await answer.json()).id ?? null]
    }
    // whatever another tab chose meanwhile
    await colleague.client.send('POST', '/api/account/acting-for', { organizationId: colleague.id })
    expect(await read(owner.id)).toEqual([200, owner.id])
    expect(await read(colleague.id)).toEqual([200, colleague.id])
    const stranger = await buildMember(app)
    expect(await read(stranger.id)).toEqual([404, null])
    // who has one only is asked for none
    expect(await read(owner.id, stranger)).toEqual([200, stranger.id])
    await colleague.client.send('POST', '/api/account/acting-for', { organizationId: owner.id })
    await owner.client.send('DELETE', `/api/team/members/${await idOf(owner.client, email)}`)
    expect(await read(owner.id)).toEqual([403, null])
  })

  it('reads which role they have and whom to ask', async () => {
    const { colleague } = await buildTeam('viewer')
    expect(await (await invite(colleague.client, 'x@example.com', 'viewer')).json()).toMatchObject({
      code: 'role-missing',
      message: 'Your role at Rainier Outdoor (Viewer) does not include this. Ask an owner: Olga Owner.',
    })
  })
})

describe('an owner', () => {
  it('who is the last neither leaves nor steps down', async () => {
    const { owner } = await buildTeam()
    const message = 'You are the last owner of Rainier Outdoor. Make somebody else an owner first.'
    const leave = await owner.client.send('DELETE', `/api/account/memberships/${owner.id}`)
    expect([leave.status, await leave.json()]).toMatchObject([409, { code: 'last-owner', message }])
    const demote = await owner.client.send('PATCH', `/api/team/members/${owner.id}`, { role: 'viewer' })
    expect(await demote.json()).toMatchObject({ code: 'last-owner', message })
  })

  it('hands over in two steps, leaves the company, and has an organization of their own again', async () => {
    const { owner, colleague } = await buildTeam()
    const offer = { userId: colleague.id, password: PASSWORD }
    expect((await owner.client.send('POST', '/api/team/ownership', { ...offer, password: 'x' })).status).toBe(
      403,
    )
    await owner.client.send('POST', '/api/team/ownership', offer)
    expect((await readTeam(colleague.client)).role).toBe('sales')
    const path = `/api/account/memberships/${owner.id}/ownership`
    expect((await owner.client.send('POST', path, { accepts: true })).status).toBe(404)
    await colleague.client.send('POST', path, { accepts: true })
    expect((await readTeam(colleague.client)).role).toBe('owner')
    expect((await readTeam(owner.client)).role).toBe('manager')
    expect((await owner.client.send('DELETE', `/api/account/memberships/${owner.id}`)).status).toBe(200)
    const own = await readTeam(owner.client)
    expect(own).toMatchObject({ isPersonal: true, role: 'owner' })
    expect(own.id).not.toBe(owner.id)
    // and sells again, under the new number
    await owner.client.send('PATCH', '/api/account', { phone: '(206) 555-0101' })
    await buildListing(app.db, { seller_id: own.id, title: 'A wall of my own' })
    expect(await (await owner.client.get('/api/my/spaces')).json()).toMatchObject([
      { title: 'A wall of my own' },
    ])
  })

  it('who began the company and was removed is told so on a page that was drawn for it', async () => {
    const { owner } = await buildTeam()
    const heir = await buildColleague(app, owner.id, 'owner')
    expect((await heir.client.send('DELETE', `/api/team/members/${owner.id}`)).status).toBe(200)
    const acting = { headers: { 'x-acting-for': String(owner.id) } }
    const refused = await owner.client.send('PATCH', '/api/team', { name: 'Mine now' }, acting)
    expect([refused.status, (await refused.json()).code]).toEqual([403, 'not-a-member'])
  })

  it('is always there, however two leave at once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await buildCompany(app.db)
      const owners = [await buildColleague(app, id, 'owner'), await buildColleague(app, id, 'owner')]
      const left = await Promise.all(
        owners.map(({ client }) => client.send('DELETE', `/api/account/memberships/${id}`)),
      )
      expect(left.map(({ status }) => status).sort()).toEqual([200, 409])
    }
  })
})
