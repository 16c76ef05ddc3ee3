import { expect, it } from 'vitest'
import type { AssistantAnswer } from '#contract/discovery/assistants.ts'
import { insertDemoMarket } from '#db/seeds/demo/insert.ts'
import { createTestApp } from '#test/support/test-app.ts'

const { db, context, send, as } = await createTestApp()
await insertDemoMarket(db, { now: new Date(), saveFile: context.files.save, config: context.config })

it('compares a seller with others alone', async () => {
  const body = { query: 'Billboard in Seattle, what should I charge?', userType: 'seller' }
  const first: AssistantAnswer = await (await send('POST', '/api/ai/suggest', body)).json()
  const { matches, draft } = first
  const changed: boolean[] = []
  for (const sellerId of new Set(matches.map(({ listing }) => listing.sellerId))) {
    const own = await (await as(sellerId)).send('POST', '/api/ai/suggest', body)
    const alone: AssistantAnswer = await own.json()
    expect(alone.matches.filter(({ listing }) => listing.sellerId === sellerId)).toEqual([])
    changed.push(JSON.stringify(alone.draft!.price) !== JSON.stringify(draft!.price))
  }
  expect(changed).toContain(true)
})
