import { expect, it } from 'vitest'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const strict = await createTestApp()

it('asks nobody inside of our network', async () => {
  const ownerId = await buildUser(strict.db)
  const owner = await strict.as(ownerId)
  const id = await buildListing(strict.db, { seller_id: ownerId })
  const add = async (address: string) => {
    const answer = await owner.send('POST', `/api/my/listings/${id}/calendars`, { url: address })
    return { status: answer.status, fields: (await answer.json()).fields }
  }
  for (const address of [
    'http://calendar.example/a.ics',
    'https://127.0.0.1/a.ics',
    'https://[::1]/a.ics',
    'https://2130706433/a.ics',
    'https://169.254.169.254/latest/meta-data',
    'https://me:secret@calendar.example/a.ics',
    'file:///etc/passwd',
    'nothing',
    'http://localhost:3000/calendars/x.ics',
  ])
    expect(await add(address), address).toMatchObject({ status: 400, fields: { url: expect.any(String) } })
  // a name that leads inside is found out when it is called
  const inside = await add('https://localhost/a.ics')
  expect(inside.status).toBe(201)
  await strict.runJobs()
  const row = await strict.db.selectFrom('imported_calendars').select('error').executeTakeFirstOrThrow()
  expect(row.error).toBe('The address is not public.')
  expect((await add('webcal://calendar.example/b.ics')).status).toBe(201)
})
