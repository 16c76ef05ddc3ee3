import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Ticket } from '#contract/content/support.ts'
import { ResponseClock } from './response-clock.tsx'

const NOW = Date.parse('2026-11-22T12:00:00Z')
const after = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What the clock of a ticket says. */
function read(ticket: Partial<Ticket>): string {
  const asked = { status: 'open', askedAt: after(-60), answeredAt: null, dueAt: after(60) } as const
  return renderToStaticMarkup(<ResponseClock ticket={{ ...asked, ...ticket } as Ticket} />).replace(
    /<[^>]*>/g,
    '',
  )
}

it.each([
  [40, 'due in 40 min'],
  [0, 'due in 1 min'],
  [3 * 60, 'due in 3 h'],
  [47 * 60, 'due in 47 h'],
  [48 * 60, 'due in 2 days'],
  [-90, '2 h late'],
  [-1, '1 min late'],
])('an open ticket that is due in %d minutes says %s', (minutes, said) => {
  expect(read({ dueAt: after(minutes) })).toBe(said)
})

it('an answered one says how long it took', () => {
  expect(read({ status: 'answered', answeredAt: after(-15) })).toBe('answered in 45 min')
})

it.each([
  ['spam is not waited for', { status: 'spam' }],
  ['an answer to an earlier question is none to this one', { status: 'closed', answeredAt: after(-61) }],
  ['closed without an answer', { status: 'closed' }],
] as const)('says nothing: %s', (_why, ticket) => {
  expect(read(ticket)).toBe('')
})
