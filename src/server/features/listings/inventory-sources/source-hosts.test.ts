import { expect, it } from 'vitest'
import { startSelling } from '#test/support/listings/imports.ts'
import { createTestApp } from '#test/support/test-app.ts'

const strict = await createTestApp({ RATE_LIMIT_SCALE: '100' })

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
