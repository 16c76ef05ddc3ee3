import { sql } from 'kysely'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { CompanyDeletion } from '#contract/account-data/account-data-companies.ts'
import { DAY_MS } from '#domain/dates.ts'
import type { Actor } from '#domain/listings/listing.ts'
import { hashPassword } from '#server/features/accounts/accounts/password.ts'
import { changeCompany } from '#server/features/accounts/organizations/change-company.ts'
import { PERSONAL_DATA } from '#server/personal-data.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { removeKeyedJob } from '#server/platform/jobs/keyed-job.ts'
import { buildMember, PASSWORD, readMail } from '#test/support/accounts/members.ts'
import { buildColleague, buildCompany } from '#test/support/accounts/teams.ts'
import { openMarket, period } from '#test/support/booking/book.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp, type TestApp, type TestClient } from '#test/support/test-app.ts'
import { unique } from '#test/support/unique.ts'
import { askDeletion, DELETION_DAYS, stopDeletion } from './company-deletion.ts'
import { runCompanyDeletion } from './run-company-deletion.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ RATE_LIMIT_SCALE: '100' })
})

const path = '/api/team/deletion'
const name = 'Alder Outdoor'
const pending = async (client: TestClient) =>
  ((await (await client.get(path)).json()) as { deletion: CompanyDeletion | null }).deletion
const ask = (client: TestClient, given: object = {}) =>
  client.send('POST', path, { password: PASSWORD, confirmation: name, ...given })
const listingOf = (id: number) =>
  app.db.selectFrom('listings').select('status').where('id', '=', id).executeTakeFirstOrThrow()
const companyOf = (id: number) =>
  app.db.selectFrom('organizations').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const jobsOf = async (id: number) =>
  (
    await sql<{
      run_at: Date
    }>`select run_at from graphile_worker.jobs where key = ${`delete-company:${id}`}`.execute(app.db)
  ).rows
const NOWHERE = { address: null, userAgent: null, requestId: null }

/** As the job does when it is due, on a machine that ends before it deletes a file. */
function run(id: number, days = DELETION_DAYS) {
  const at = new Date(Date.now() + days * DAY_MS + 1000)
  const files = { ...app.context.files, delete: () => Promise.reject(new Error('killed')) }
  return runCompanyDeletion({ ...app.context, files, now: () => at }, { id, personalData: PERSONAL_DATA })
}

async function buildDesk() {
  const id = await buildCompany(app.db, name)
  const password = await hashPassword(PASSWORD)
  const of = (role: 'owner' | 'manager', email: string) => buildColleague(app, id, role, { password, email })
  const emails = {
    owner: `${unique()}@example.com`,
    other: `${unique()}@example.com`,
    manager: `${unique()}@example.com`,
  }
  const owner = await of('owner', emails.owner)
  const other = await of('owner', emails.other)
  const manager = await of('manager', emails.manager)
  const listingId = await buildListing(app.db, { seller_id: id, title: 'Alder wall' })
  return { id, owner, other, manager, listingId, emails }
}

describe('a company', () => {
  it('is to be deleted by an owner’s password and its name, and nobody else’s', async () => {
    const { owner, manager } = await buildDesk()
    expect((await ask(manager.client)).status).toBe(403)
    expect((await ask(owner.client, { password: 'wrong' })).status).toBe(403)
    const misnamed = await ask(owner.client, { confirmation: 'Alder' })
    expect([misnamed.status, (await misnamed.json()).fields]).toEqual([
      400,
      { confirmation: 'Type the name exactly as shown: Alder Outdoor' },
    ])
    expect(await pending(owner.client)).toBeNull()
    const alone = await buildMember(app)
    expect((await ask(alone.client)).status).toBe(409)
  })

  it('is not decided about by who was an owner when they pressed, and is none any more', async () => {
    const { id, owner, other } = await buildDesk()
    const membership = () =>
      app.db
        .updateTable('organization_members')
        .set({ role: 'manager' })
        .where('organization_id', '=', id)
        .where('user_id', '=', other.id)
        .execute()
    const by = { actor: { personId: other.id, organizationId: id } as Actor, origin: NOWHERE }
    await ask(owner.client)
    await membership()
    await expect(stopDeletion(app.context, by)).rejects.toThrow(AppError)
    expect(await pending(owner.client)).not.toBeNull()
    await owner.client.send('POST', `${path}/stop`, {})
    await expect(askDeletion(app.context, { confirmation: name }, by)).rejects.toThrow(AppError)
    expect(await pending(owner.client)).toBeNull()
  })

  it('waits seven days, in which any owner stops it; all of them are mailed', async () => {
    const { id, owner, other, listingId, emails } = await buildDesk()
    expect((await ask(owner.client)).status).toBe(201)
    const first = (await pending(other.client))!
    expect(Date.parse(first.dueAt) - Date.parse(first.askedAt)).toBe(DELETION_DAYS * DAY_MS)
    // asked again it stays due when it was
    await ask(other.client)
    expect(await pending(owner.client)).toEqual(first)
    await app.runJobs()
    for (const to of [emails.owner, emails.other])
      expect((await readMail(app, to))?.subject).toBe('Alder Outdoor will be deleted on Placard')
    // a job that comes too early is not lost
    await app.db.transaction().execute((trx) => removeKeyedJob(trx, `delete-company:${id}`))
    await run(id, DELETION_DAYS - 1)
    expect(await listingOf(listingId)).toEqual({ status: 'active' })
    expect(await jobsOf(id)).toEqual([{ run_at: new Date(first.dueAt) }])

    const stopped = await other.client.send('POST', `${path}/stop`, {})
    expect([stopped.status, await stopped.json()]).toEqual([200, { deletion: null }])
    await app.runJobs()
    expect((await readMail(app, emails.owner))?.subject).toBe('Alder Outdoor will not be deleted')
    expect(await jobsOf(id)).toEqual([])
    await run(id)
    expect(await companyOf(id)).toMatchObject({ name, deleted_at: null })
  })

  it('is gone then, with what is its own; its people and papers stay', async () => {
    const { id, owner, manager, listingId, emails } = await buildDesk()
    await app.db
      .insertInto('structures')
      .values({ organization_id: id, number: 'S-1', place: 'Tacoma, WA' })
      .execute()
    const exported = await owner.client.send('POST', '/api/team/exports', { password: PASSWORD })
    expect(exported.status).toBe(201)
    await app.runJobs()
    const { path: file } = await app.db
      .selectFrom('company_exports')
      .select('path')
      .where('organization_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(await app.context.files.find(file)).not.toBeNull()
    await ask(owner.client)
    await run(id)
    await run(id)
    expect(await companyOf(id)).toMatchObject({
      name: 'Deleted company',
      company: null,
      username: `deleted-team-${id}`,
      deleted_at: expect.any(Date),
    })
    expect(await listingOf(listingId)).toEqual({ status: 'archived' })
    for (const table of ['structures', 'organization_members', 'company_deletions'] as const)
      expect(
        await app.db.selectFrom(table).select('organization_id').where('organization_id', '=', id).execute(),
      ).toEqual([])
    for (const { client } of [owner, manager]) {
      const me = await (await client.get('/api/auth/me')).json()
      expect(me.user.organizations).toMatchObject([{ isPersonal: true, role: 'owner' }])
    }
    await app.runJobs()
    for (const to of [emails.owner, emails.manager])
      expect((await readMail(app, to))?.subject).toBe('Alder Outdoor was deleted on Placard')
    expect(await app.context.files.find(file)).toBeNull()
    // who had its page open
    const renaming = { actor: { personId: owner.id, organizationId: id } as Actor, origin: NOWHERE }
    await expect(changeCompany(app.context, { name }, renaming)).rejects.toThrow(AppError)
  })

  it('does not wait for who writes to it, and waits for it', async () => {
    const { id, owner, listingId } = await buildDesk()
    await ask(owner.client)
    const ended = await app.db.transaction().execute(async (trx) => {
      // as a conversation does that is begun, before it locks the company
      for (const [table, of] of [
        ['listings', listingId],
        ['organizations', id],
      ] as const)
        await trx.selectFrom(table).select('id').where('id', '=', of).forKeyShare().execute()
      const running = run(id)
      await vi.waitFor(async () => expect((await companyOf(id)).deleted_at).not.toBeNull(), 10_000)
      return { running }
    })
    await ended.running
    expect((await companyOf(id)).username).toBe(`deleted-team-${id}`)
  })

  it('stays while it is suspended: its owners could not stop it', async () => {
    const { id, owner, emails } = await buildDesk()
    await ask(owner.client)
    await app.db.updateTable('organizations').set({ status: 'suspended' }).where('id', '=', id).execute()
    await run(id)
    expect(await companyOf(id)).toMatchObject({ name, deleted_at: null })
    await app.runJobs()
    expect((await readMail(app, emails.owner))?.subject).toBe('Alder Outdoor was not deleted')
  })

  it('that began with somebody’s account leaves them theirs, which they can delete later', async () => {
    const founder = await buildMember(app)
    const { db } = app
    await db
      .updateTable('organizations')
      .set({ person_id: null, company: name })
      .where('id', '=', founder.id)
      .execute()
    const listingId = await buildListing(db, { seller_id: founder.id })
    await db
      .insertInto('favorites')
      .values({ user_id: founder.id, listing_id: listingId, told_price: 1, told_interval: 'month' })
      .execute()
    expect((await ask(founder.client)).status).toBe(201)
    await run(founder.id)
    const kept = () =>
      db.selectFrom('favorites').select('listing_id').where('user_id', '=', founder.id).execute()
    expect(await kept()).toEqual([{ listing_id: listingId }])
    expect((await companyOf(founder.id)).name).toBe('Deleted company')
    const left = await founder.client.send('DELETE', '/api/account', { password: PASSWORD })
    expect(left.status).toBe(200)
    expect(await kept()).toEqual([])
  })
})

describe('bookings that are not settled', () => {
  it('keep a company, when it is asked for and when it is due', async () => {
    const market = await openMarket(app)
    const { db } = app
    await db
      .updateTable('organizations')
      .set({ person_id: null, company: name })
      .where('id', '=', market.sellerId)
      .execute()
    await db
      .updateTable('users')
      .set({ password: await hashPassword(PASSWORD) })
      .where('id', '=', market.sellerId)
      .execute()
    expect((await ask(market.seller.client)).status).toBe(201)
    const buyer = await market.buy()
    const { id } = await buyer.draft({ listingId: market.listingId, ...period(6) })
    await buyer.step(id, 'request')
    await run(market.sellerId)
    expect(await companyOf(market.sellerId)).toMatchObject({ company: name, deleted_at: null })
    expect(await pending(market.seller.client)).toBeNull()
    const again = await ask(market.seller.client)
    expect([again.status, (await again.json()).bookings]).toMatchObject([409, [{ id, owedCents: 0 }]])
    const form = new URLSearchParams({ password: PASSWORD, confirmation: name })
    const posted = await market.seller.client.post(path, form)
    expect([posted.status, await posted.text()]).toEqual([
      409,
      expect.stringContaining('Nothing was changed'),
    ])
  })
})
