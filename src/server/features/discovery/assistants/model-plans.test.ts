import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { AssistantAnswer } from '#contract/discovery/assistants.ts'
import { type ModelInput, type Move, startModelServer } from '#test/support/discovery/model-server.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { createTestApp } from '#test/support/test-app.ts'

const model = await startModelServer()
afterAll(() => model.close())
const openApp = (more: object = {}) =>
  createTestApp({
    LLM_PROVIDER: 'openai-compatible',
    LLM_MODEL: 'test',
    LLM_BASE_URL: model.url,
    LLM_API_KEY: 'sk-of-the-model',
    ...more,
  })
let app = await openApp()
const fill = async ({ db }: typeof app) => {
  for (let i = 0; i < 4; i++) await buildListing(db, { title: `Brick wall ${i}`, price: 700 + i })
}
const askJson = async (query: string, from = app) => {
  const response = await from.send('POST', '/api/ai/suggest', { userType: 'buyer', query })
  expect(response.status).toBe(200)
  return (await response.json()) as AssistantAnswer
}
const honest = (told: ModelInput) => `Your best fit is [${told.spaces[0]!.id}].`

beforeEach(async () => {
  // a new app for each case, so that the circuit the last one opens affects none
  app = await openApp()
  await fill(app)
}, 30_000)

describe('a plan of several spaces', () => {
  const REQUEST = 'walls in Seattle for January, $2,000 in all'
  const plan = (input: object = {}): Move => ({ calls: [{ name: 'plan', input }] })
  const results = () => {
    const { messages } = JSON.parse(model.requests.at(-1) ?? '{"messages":[]}') as {
      messages: { role: string; content: string }[]
    }
    return messages.flatMap(({ role, content }) => (role === 'tool' ? [content] : [])).join(' ')
  }
  const fillMeasured = async ({ db, context }: typeof app) => {
    const audience = JSON.stringify({ value: 50_000, per: 'week', basis: 'measured' })
    for (let i = 0; i < 2; i++)
      await buildListing(db, { title: `Measured wall ${i}`, price: 100 + i, frequency: 'week', audience })
    await context.search.catchUp()
  }
  beforeEach(() => fillMeasured(app))
  const inPlan = (told: ModelInput) => `[${told.spaces.at(-1)!.id}] is in the plan. Nothing is booked.`

  it('is the planner’s, for the money and the days of the request, and is linked', async () => {
    model.behave([plan(), { say: inPlan }])
    const { suggestion, links } = await askJson(REQUEST)
    expect(suggestion).toMatch(/Measured wall \d is in the plan\. Nothing is booked\./)
    expect(results()).toMatch(
      /A plan for Seattle, Jan 1 to Jan 31[^:]*: 2 spaces, \$[\d,.]+ of \$2,000 in all/,
    )
    expect(links).toEqual([{ text: 'Open as plan', path: expect.stringContaining('budget=2000') }])
  })

  it('has no other money, days or media than those that were said', async () => {
    const more = { budget: 90_000, from: '2027-06-01', to: '2027-06-30', media: [{ adType: 'radio' }] }
    model.behave([plan(more), { say: inPlan }])
    const { links } = await askJson(`${REQUEST}, no radio`)
    expect(results()).toContain('of $2,000 in all')
    expect(links?.[0]?.path).toMatch(/from=20\d\d-01-01.*without=radio/)
    model.behave([plan({ from: '2027-06-01', to: '2027-06-30' }), { say: honest }])
    await askJson('walls in Seattle, and which would you put together?')
    expect(results()).toContain('named no budget')
  })

  it('is held against what the planner said, sentence by sentence', async () => {
    model.behave([plan(), { say: (told) => `${inPlan(told)} In all the plan costs $1.` }])
    expect((await askJson(REQUEST)).suggestion).toMatch(
      /^Measured wall \d is in the plan\. Nothing is booked\.$/,
    )
  })

  it('is made twice at most, and refused in a sentence where there is none', async () => {
    model.behave([
      { calls: ['Seattle', 'Nowhere at all', 'Tacoma'].map((place) => ({ name: 'plan', input: { place } })) },
      { say: honest },
    ])
    await askJson(REQUEST)
    expect(results()).toContain('No more calls of this tool.')
    expect(results()).toContain('No plan: We do not know this place.')
  })

  it('is given up with the time of the answer', { timeout: 20_000 }, async () => {
    const slow = await openApp({ LLM_TIMEOUT_MS: '700' })
    await fill(slow)
    await fillMeasured(slow)
    let given: AbortSignal | undefined
    const { planner } = slow.context
    planner.solve = (_task, signal) => {
      given = signal
      return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(signal.reason)))
    }
    model.behave([plan(), { say: inPlan }])
    expect((await askJson(REQUEST, slow)).suggestion).toContain('You asked for')
    expect(given?.aborted).toBe(true)
  })
})
