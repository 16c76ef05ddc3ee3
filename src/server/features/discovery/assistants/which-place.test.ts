import { expect, it } from 'vitest'
import type { AssistantAnswer } from '#contract/discovery/assistants.ts'
import { createTestApp } from '#test/support/test-app.ts'

const { send } = await createTestApp()

async function ask(route: string, body: object): Promise<AssistantAnswer> {
  const answer = await send('POST', `/api/ai/${route}`, body)
  expect(answer.status).toBe(200)
  return answer.json()
}

it.each([
  ['suggest', { query: 'billboards in Springfield', userType: 'buyer' }],
  ['buyer', { query: 'billboards in Springfield' }],
  ['buyer', { query: 'billboards', location: 'Springfield' }],
])('asks which of several namesakes is meant, as the search does: %s %j', async (route, body) => {
  const { criteria, recommendations } = await ask(route, body)
  expect(recommendations[0]).toMatch(/^Which Springfield do you mean: Springfield, \w\w.* or .+\?/)
  expect([null, 'Springfield']).toContain(criteria.place)
})

it('asks nothing where the state is said', async () => {
  const { criteria, recommendations } = await ask('buyer', { query: 'billboards in Springfield, IL' })
  expect(criteria.place).toContain('Springfield')
  expect(recommendations.join()).not.toContain('do you mean')
})
