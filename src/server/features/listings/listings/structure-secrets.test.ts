import { expect, it } from 'vitest'
import { allRoutes } from '#contract/index.ts'
import type { Route } from '#contract/route.ts'
import { buildColleague } from '#test/support/accounts/teams.ts'
import { buildListing, buildUser } from '#test/support/listings/build-listing.ts'
import { buildStructure } from '#test/support/listings/build-structure.ts'
import { createTestApp } from '#test/support/test-app.ts'

const SECRET = 'Zweckverband-4711'
const app = await createTestApp({ RATE_LIMIT_SCALE: '100000' })
const { db } = app
const sellerId = await buildUser(db)
const structure_id = await buildStructure(db, sellerId, { secret: SECRET })
const listing = await buildListing(db, {
  seller_id: sellerId,
  ad_type: 'billboard',
  status: 'active',
  structure_id,
})
await app.context.search.catchUp()
const file = await db
  .selectFrom('structure_files')
  .select('path')
  .where('structure_id', '=', structure_id)
  .executeTakeFirstOrThrow()
await app.context.files.save(file.path, Buffer.from(SECRET))

/** What is read, not streamed. */
const READS = (Object.entries(allRoutes) as [string, Route][]).filter(
  ([name, { method, path }]) => method === 'GET' && !/live|stream|events/i.test(`${name} ${path}`),
)
const addressOf = (path: string) => {
  const id = /\/(?:structures|commission)\//.test(path)
    ? structure_id
    : path.includes('/sellers/')
      ? sellerId
      : listing
  return path.replaceAll(/:\w+/g, String(id))
}

const visitors = {
  guest: app,
  stranger: await app.as(await buildUser(db)),
  sales: (await buildColleague(app, sellerId, 'sales')).client,
  operations: (await buildColleague(app, sellerId, 'operations')).client,
  viewer: (await buildColleague(app, sellerId, 'viewer')).client,
}

it.each(['lease', 'lease/file'])('is in the answer of the route that it is for: %s', async (part) => {
  const answer = await (await app.as(sellerId)).get(`/api/my/structures/${structure_id}/${part}`)
  expect(await answer.text()).toContain(SECRET)
})

it.each(['/media/', '/media/pictures/', '/'])('is no file below %s', async (folder) => {
  const answer = await (await app.as(sellerId)).get(`${folder}${file.path}`)
  expect(await answer.text()).not.toContain(SECRET)
})

it.each(Object.entries(visitors))(
  'is in nothing that a %s reads',
  async (who, client) => {
    const leaks: string[] = []
    let answered = 0
    for (const [name, { path }] of READS) {
      const answer = await client.get(addressOf(path))
      if (answer.status === 200) answered += 1
      const text = await answer.text()
      // the number of a permit that is not shown is no secret among colleagues
      const isPermitOfColleague =
        who !== 'guest' && who !== 'stranger' && /^(list|get)Structures?(Csv)?$/.test(name)
      if (text.includes(SECRET) && !isPermitOfColleague) leaks.push(name)
      if (isPermitOfColleague) expect(text.split(SECRET)).toHaveLength(2)
    }
    expect(leaks).toEqual([])
    expect(answered).toBeGreaterThan(20)
  },
  60_000,
)
