import { describe, expect, it } from 'vitest'
import type { AssistantAnswer } from '#contract/discovery/assistants.ts'
import { withPageApi } from '#test/support/page-api.ts'
import { ApiError } from '#web/platform/api.ts'
import { askAssistant } from './ask-assistant.ts'
import { busyWords } from './busy-words.ts'

const CALL = 'POST /api/ai/suggest'
const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

/** A stream that arrives in these pieces. */
function streamOf(pieces: string[]): Response {
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

async function ask(answer: unknown) {
  const shown: string[] = []
  const result = await withPageApi({ [CALL]: answer }, () =>
    askAssistant({ query: 'walls', userType: 'buyer' }, ({ suggestion }: AssistantAnswer) =>
      shown.push(suggestion),
    ),
  )
  return { result, shown }
}

const FACTS = event('answer', { suggestion: '', matches: [] })
const FIRST = event('sentence', { text: 'Two walls fit.' })
const SECOND = event('sentence', { text: 'Both are free.' })
const DONE = event('done', { suggestion: 'Two walls fit. Both are free in March.' })

describe('a streamed answer', () => {
  it('shows facts first, then sentence by sentence; the last text counts', async () => {
    const { result, shown } = await ask(streamOf([FACTS, FIRST, SECOND, DONE]))
    expect(shown).toEqual(['', 'Two walls fit.', 'Two walls fit. Both are free.'])
    expect(result).toMatchObject({ suggestion: 'Two walls fit. Both are free in March.', matches: [] })
  })

  it('has the links that come with its last text', async () => {
    const links = [{ text: 'How payment works', path: '/help/articles/how-payment-works' }]
    const { result } = await ask(streamOf([FACTS, event('done', { suggestion: 'Two walls fit.', links })]))
    expect(result).toMatchObject({ suggestion: 'Two walls fit.', links, matches: [] })
  })

  it('may arrive in any pieces, even within a letter', async () => {
    const bytes = new TextEncoder().encode(FACTS + event('sentence', { text: 'Café fits.' }) + DONE)
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
        controller.close()
      },
    })
    const stream = new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    expect((await ask(stream)).shown).toEqual(['', 'Café fits.'])
  })

  it('passes over what it does not know, and what comes before the facts', async () => {
    const { shown } = await ask(
      streamOf([': still here\n\n', FIRST, FACTS, event('later', {}), SECOND, DONE]),
    )
    expect(shown.at(-1)).toBe('Both are free.')
    expect(shown[0]).toBe('')
  })

  it('that breaks off is no answer', async () => {
    await expect(ask(streamOf([FACTS, FIRST]))).rejects.toThrow('The answer broke off')
    await expect(ask(streamOf([]))).rejects.toThrow(ApiError)
  })
})

it('takes a whole answer where nothing is streamed', async () => {
  const { result, shown } = await ask(Response.json({ suggestion: 'Two walls fit.' }))
  expect(result).toEqual({ suggestion: 'Two walls fit.' })
  expect(shown).toEqual([])
})

it.each([
  [400, null],
  [429, 'Please try again in 5 seconds.'],
  [500, null],
  [503, 'Please try again in 5 seconds.'],
])('throws a refusal with its status, and what a busy server says: %d', async (status, words) => {
  const error = await ask({ status, message: 'Please try again in 5 seconds.' }).catch((one: unknown) => one)
  expect(error).toMatchObject({ status, message: 'The assistant did not answer' })
  expect(busyWords(error)).toBe(words)
})

it('of no answer nothing is said by the server', () => {
  expect(busyWords(new ApiError('None', 503))).toBeNull()
  expect(busyWords(new Error('None'))).toBeNull()
})
