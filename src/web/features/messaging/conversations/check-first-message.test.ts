import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkFirstMessage } from './check-first-message.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T20:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const [AHEAD, PAST, NOW] = ['2026-11-23T18:00Z', '2026-11-21T18:00Z', '2026-11-22T20:00:00Z']

describe('a conversation begins with', () => {
  it.each([
    ['message', true, [], {}],
    ['message', false, [], { message: 'Please write a message' }],
    ['call', false, [], { message: 'Please write a message' }],
    ['call', true, [], {}],
    ['viewing', false, [''], { times: 'Propose at least one time' }],
    ['viewing', true, [], { times: 'Propose at least one time' }],
    ['viewing', false, ['', AHEAD], {}],
    ['viewing', true, [AHEAD, PAST], { times: 'Please propose times that are still to come' }],
    ['viewing', false, [NOW], { times: 'Please propose times that are still to come' }],
  ] as const)('a %s (words: %s) at %j: %j', (kind, hasWords, times, errors) => {
    expect(checkFirstMessage(kind, { hasWords, times })).toEqual(errors)
  })

  it('words alone, whatever times were typed before', () => {
    expect(checkFirstMessage('message', { hasWords: true, times: [PAST] })).toEqual({})
  })
})
