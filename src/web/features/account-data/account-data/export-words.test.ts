import { expect, it } from 'vitest'
import type { CompanyExport } from '#contract/account-data/account-data-companies.ts'
import { describeExport } from './export-words.ts'

const made: CompanyExport = {
  id: 1,
  state: 'waiting',
  done: 3,
  total: 90,
  sizeBytes: null,
  createdAt: '2026-12-03T20:00:00Z',
  expiresAt: null,
}

it('says how far a file is, how large, and until when it is there', () => {
  expect(describeExport(null)).toBeNull()
  expect(describeExport(made)?.title).toBe('The file is being written: 3 of 90 parts')
  expect(
    describeExport({ ...made, state: 'ready', sizeBytes: 3_420_000, expiresAt: '2026-12-04T20:00:00Z' }),
  ).toEqual({
    tone: 'success',
    title: 'The file is ready, 3.4 MB',
    more: 'Owners can download it until Dec 4, 2026, 12:00 PM PST.',
  })
  expect(describeExport({ ...made, state: 'ready', sizeBytes: 40 })?.title).toBe('The file is ready, 1 kB')
  expect(describeExport({ ...made, state: 'failed' })?.tone).toBe('warning')
})
