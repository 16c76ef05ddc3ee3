import { expect, it } from 'vitest'
import { toSourceChange } from './to-source-change.ts'

const source = { url: 'https://example.com/a.csv', everyHours: 6, atHour: null }
const header = { name: 'Authorization', value: 'Bearer 7' }

it.each([
  [
    'nothing but the hours',
    { ...source, everyHours: null, atHour: 5 },
    false,
    { everyHours: null, atHour: 5 },
  ],
  [
    'another address',
    { ...source, url: 'https://example.com/b.csv' },
    false,
    { url: 'https://example.com/b.csv', everyHours: 6, atHour: null },
  ],
  ['another header', { ...source, header }, false, { header, everyHours: 6, atHour: null }],
  ['no header any more', { ...source, header: null }, true, { header: null, everyHours: 6, atHour: null }],
  ['another header in place of none', { ...source, header }, true, { header, everyHours: 6, atHour: null }],
])('%s', (_name, form, dropsHeader, change) => {
  expect(toSourceChange(source, form, { dropsHeader })).toEqual(change)
})
