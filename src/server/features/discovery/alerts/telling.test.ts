import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { linkTokens } from '#server/platform/secrets/link-tokens.ts'
import { createWatchedMarket } from '#test/support/discovery/watched-market.ts'
import { buildUser } from '#test/support/listings/build-listing.ts'

const { app, buildWatcher, clock, context, db, mailsTo, match, newsOf, publish, tell } =
  await createWatchedMarket()

it('is one mail for what came together, with each space once, at most 25 and the number of the others', async () => {
  const watcher = await buildWatcher()
  const first = await watcher.save({ venue: ['gym'] })
  await watcher.save({ venue: ['gym', 'bar'] })
  for (let i = 0; i < 30; i++) await publish({ venue: 'gym', price: 100 + i })
  await publish({ venue: 'bar', title: 'Coasters' })
  await match()
  await tell()
  const mails = await mailsTo(watcher)
  expect(mails.map(({ subject }) => subject)).toEqual(['31 pieces of news for 2 of your searches'])
  expect(mails[0]!.text_body.match(/\/listing\/\d+/g)).toHaveLength(25)
  expect(mails[0]!.text_body).toContain('and 5 more')
  expect(await newsOf(watcher, first)).toHaveLength(30)
})

it('waits for the morning where it is daily or weekly, and holds instant mail at night', async () => {
  const watcher = await buildWatcher()
  for (const cadence of ['instant', 'daily', 'weekly'] as const)
    await watcher.save({ venue: ['airport'] }, cadence)
  clock.now = new Date('2026-05-07T05:30:00Z')
  await publish({ venue: 'airport', title: 'Gate' })
  await match()
  const due = await db
    .selectFrom('alerts')
    .select(['cadence', 'tell_at'])
    .where('user_id', '=', watcher.userId)
    .orderBy('saved_search_id')
    .execute()
  expect(due.map(({ cadence, tell_at }) => [cadence, tell_at!.toISOString()])).toEqual([
    ['instant', '2026-05-07T15:00:00.000Z'],
    ['daily', '2026-05-07T14:30:00.000Z'],
    ['weekly', '2026-05-11T14:30:00.000Z'],
  ])
  // the same space is no news a second time, by whichever search
  clock.now = new Date('2026-05-07T16:00:00Z')
  await tell()
  clock.now = new Date('2026-05-11T16:00:00Z')
  await tell()
  expect(await mailsTo(watcher)).toHaveLength(1)
})

it('ends with one click, of mail programs and of people, and knows no forged link', async () => {
  const watcher = await buildWatcher()
  const id = await watcher.save({ venue: ['campus'] })
  await publish({ venue: 'campus' })
  await match()
  await tell()
  const [mail] = await mailsTo(watcher)
  const { selector } = await db
    .selectFrom('alerts')
    .select('selector')
    .where('saved_search_id', '=', id)
    .executeTakeFirstOrThrow()
  const token = linkTokens(app.context.config).toToken('alerts', selector)
  expect(mail!.text_body).toContain(`/saved/stop?token=${token}`)
  const link = `?token=${token}`
  const post = (search: string) =>
    app.app.request(`/api/alerts/unsubscribe${search}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
    })
  expect((await post(`?token=${randomUUID()}`)).status).toBe(404)
  expect(await (await post('?token=x')).json()).toMatchObject({ message: 'This link is not valid.' })
  expect((await post(`${link}&to=weekly`)).status).toBe(200)
  const cadence = async () =>
    (
      await db
        .selectFrom('alerts')
        .select('cadence')
        .where('saved_search_id', '=', id)
        .executeTakeFirstOrThrow()
    ).cadence
  expect(await cadence()).toBe('weekly')
  expect((await post(link)).status).toBe(200)
  expect((await post(link)).status).toBe(200)
  expect(await cadence()).toBe('off')
  await publish({ venue: 'campus' })
  await match()
  await tell(60 * 24 * 8)
  expect(await mailsTo(watcher)).toHaveLength(1)
  // its page still shows everything
  expect(await newsOf(watcher, id)).toHaveLength(2)
})

it('turns an alert that finds more than 200 spaces a day into a daily one and says so', async () => {
  const watcher = await buildWatcher()
  const id = await watcher.save({ venue: ['stadium'] })
  const seller = await buildUser(db)
  for (let i = 0; i < 201; i++) await publish({ venue: 'stadium', seller_id: seller })
  await match()
  await tell()
  const notices = (await (await watcher.client.get('/api/notices')).json()) as { text: string }[]
  expect(notices.map(({ text }) => text)).toContainEqual(
    expect.stringContaining('From now on you hear about it once a day.'),
  )
  const again = await watcher.client.send('PUT', `/api/saved-searches/${id}/alert`, {
    cadence: 'instant',
    changes: ['new'],
  })
  // found on the day of this test, not today
  expect(again.status).toBe(200)
  await db
    .updateTable('alert_hits')
    .set({ found_at: context.now() })
    .where('saved_search_id', '=', id)
    .execute()
  await watcher.client.send('PUT', `/api/saved-searches/${id}/alert`, { cadence: 'weekly', changes: ['new'] })
  const refused = await watcher.client.send('PUT', `/api/saved-searches/${id}/alert`, {
    cadence: 'instant',
    changes: ['new'],
  })
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    message: 'This search finds more than 200 spaces a day. Choose daily or weekly.',
  })
})

it('tells by one search what another was not asked to tell', async () => {
  const watcher = await buildWatcher()
  await watcher.save({ venue: ['transit'] }, 'off')
  const noFalls = await watcher.save({ venue: ['transit'] }, 'instant')
  await db
    .updateTable('alerts')
    .set({ changes: ['free-again'] })
    .where('saved_search_id', '=', noFalls)
    .execute()
  await watcher.save({ venue: ['transit'] }, 'daily')
  await publish({ venue: 'transit', title: 'Shelter' })
  await match()
  await tell()
  expect(await mailsTo(watcher)).toEqual([])
  // turned on afterwards: what was found before is marked, and was told to nobody
  await watcher.client.send('PUT', `/api/saved-searches/${noFalls}/alert`, {
    cadence: 'instant',
    changes: ['new', 'price-down', 'free-again'],
  })
  await tell(60 * 24)
  expect((await mailsTo(watcher)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^1 new space for “/),
  ])
})
