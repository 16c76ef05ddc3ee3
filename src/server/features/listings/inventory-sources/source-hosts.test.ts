import { expect, it } from 'vitest'
import { startSelling } from '#test/support/listings/imports.ts'
import { buildSource } from '#test/support/listings/sources.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { PULLS_PER_ORGANIZATION } from './limits.ts'

const SCALE = 100
const strict = await createTestApp({ RATE_LIMIT_SCALE: String(SCALE) })

it('asks nobody inside of our network', async () => {
  const { client } = await startSelling(strict)
  const add = async (url: string) => {
    const answer = await client.send('POST', '/api/my/inventory-sources', {
      url,
      everyHours: 24,
      atHour: null,
    })
    const { code, message } = await answer.json()
    return { code, message }
  }
  const refused = { code: 'address-not-allowed', message: 'Give an https address on the public internet.' }
  for (const url of [
    'http://inventory.example/a.csv',
    'https://127.0.0.1/a.csv',
    'https://[::1]/a.csv',
    'https://169.254.169.254/latest/meta-data',
    'https://me:secret@inventory.example/a.csv',
    'file:///etc/passwd',
    'nothing',
    'http://localhost:3000/api/my/listings/export',
  ])
    expect(await add(url), url).toEqual(refused)
  // a name that leads inside is found out when it is called
  expect(await add('https://localhost/a.csv')).toMatchObject({ code: 'source-unreadable' })
})

it('asks no more often than it may, however a source is changed', async () => {
  const { sellerId, client } = await startSelling(strict)
  const id = await buildSource(strict, { organizationId: sellerId })
  // all that it has
  await strict.context.limiter.take(
    PULLS_PER_ORGANIZATION,
    String(sellerId),
    PULLS_PER_ORGANIZATION.max * SCALE,
  )
  const patch = async (change: object) =>
    (await client.send('PATCH', `/api/my/inventory-sources/${id}`, change)).status
  expect(await patch({ isOn: true })).toBe(429)
  expect(await patch({ everyHours: 4 })).toBe(429)
  expect(await patch({ isOn: false })).toBe(200)
})
