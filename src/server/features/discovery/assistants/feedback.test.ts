import { expect, it } from 'vitest'
import { createTestApp } from '#test/support/test-app.ts'

const { db, send } = await createTestApp()

it('POST /api/ai/feedback stores negative feedback without text or person', async () => {
  const said = { tool: 'buyer', helpful: false, reason: 'wrong-place', understood: ['place'], matches: 3 }
  expect((await send('POST', '/api/ai/feedback', said)).status).toBe(201)
  const rows = await db.selectFrom('assistant_feedback').selectAll().execute()
  expect(rows).toMatchObject([said])
  expect((await send('POST', '/api/ai/feedback', { ...said, reason: 'because' })).status).toBe(400)
})
