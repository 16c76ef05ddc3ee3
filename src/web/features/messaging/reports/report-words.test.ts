import { describe, expect, it } from 'vitest'
import type { Report } from '#contract/messaging/reports.ts'
import { REPORT_REASON_LABELS, REPORT_REASONS } from '#domain/messaging/reports.ts'
import { canTakeDown, describeReason, describeReport } from './report-words.ts'

const MESSAGE = { conversationId: 5, seq: 12 }
const listing = (status: Report['listing']['status']) => ({ id: 7, title: 'Wall', status })
const AT = { createdAt: '2026-11-22T20:00:00Z', resolution: null, resolvedBy: null }

it.each(REPORT_REASONS.map((reason) => [reason]))(
  '%s is said in words, of a listing and of a message',
  (reason) => {
    const label = REPORT_REASON_LABELS[reason]
    expect(label).toMatch(/^[A-Z]/)
    expect(describeReason({ reason, message: null })).toBe(label)
    expect(describeReason({ reason, message: MESSAGE })).toBe(`A message: ${label}`)
  },
)

describe('a report says', () => {
  it.each<[string, Partial<Report>, RegExp]>([
    ['who sent it', { reporter: 'rosa' }, /, by rosa$/],
    ['that a visitor did', { reporter: null }, /, by a visitor$/],
    [
      'what was done',
      { reporter: null, resolution: 'Removed', resolvedBy: 'ann' },
      /, by a visitor · ann: Removed$/,
    ],
    [
      'that by an admin who is gone',
      { reporter: 'rosa', resolution: 'Removed' },
      /, by rosa · an admin: Removed$/,
    ],
  ])('%s', (_what, part, words) => {
    expect(describeReport({ ...AT, reporter: null, ...part })).toMatch(words)
  })
})

it.each([
  ['a public listing', null, 'active', true],
  ['a paused one', null, 'paused', true],
  ['one that is down already', null, 'archived', false],
  ['a message about it', MESSAGE, 'active', false],
] as const)('%s can be taken down: %s', (_what, message, status, expected) => {
  expect(canTakeDown({ message, listing: listing(status) })).toBe(expected)
})
