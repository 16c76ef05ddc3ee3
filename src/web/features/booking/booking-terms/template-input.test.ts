import { expect, it } from 'vitest'
import type { TermTemplate } from '#contract/booking/booking-terms-templates.ts'
import { canSaveTemplate, toTemplateInput } from './template-input.ts'

const stored: TermTemplate = {
  id: 1,
  kind: 'terms',
  name: 'House terms',
  card: null,
  parts: ['payment', 'cancellation'],
  updatedAt: '2026-11-29T00:00:00Z',
}

it('takes parts of a space, or keeps what it has', () => {
  const typed = { name: ' House ', listingId: '7', parts: ['payment'] as const }
  expect(toTemplateInput(typed)).toEqual({ kind: 'terms', name: 'House', listingId: 7, parts: ['payment'] })
  expect(toTemplateInput({ ...typed, listingId: '' })).not.toHaveProperty('listingId')
})

it.each([
  [{ name: 'A', listingId: '7', parts: ['mode'] as const }, null, true],
  [{ name: 'A', listingId: '', parts: ['mode'] as const }, null, false],
  [{ name: ' ', listingId: '7', parts: ['mode'] as const }, null, false],
  [{ name: 'A', listingId: '7', parts: [] }, null, false],
  [{ name: 'A', listingId: '', parts: ['payment'] as const }, stored, true],
  [{ name: 'A', listingId: '', parts: ['payment', 'mode'] as const }, stored, false],
  [{ name: 'A', listingId: '7', parts: ['payment', 'mode'] as const }, stored, true],
])('%j of %j can be saved: %s', (typed, template, can) => {
  expect(canSaveTemplate(typed, template)).toBe(can)
})
