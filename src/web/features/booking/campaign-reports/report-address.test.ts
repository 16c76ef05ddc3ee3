import { expect, it } from 'vitest'
import { describeVersion, toReportFile } from './report-address.ts'

it('downloads the version that is shown', () => {
  expect(toReportFile('7', 'pdf', null)).toBe('/api/bookings/7/report.pdf')
  expect(toReportFile('7', 'csv', 2)).toBe('/api/bookings/7/report.csv?version=2')
})

it('says why a version was kept', () => {
  const kept = { version: 1, sha256: '', createdAt: '2027-03-12T20:00:00Z' }
  expect(describeVersion({ ...kept, reason: 'first-proof' })).toBe(
    'Version 1, Mar 12: when the first proof was accepted',
  )
  expect(describeVersion({ ...kept, reason: 'final' })).toBe('Version 1, Mar 12: after the end')
})
