import { describe, expect, it } from 'vitest'
import { describeLength, describeNotice, listZones, withOwn } from './settings-labels.ts'

it.each([
  [1, '1 minute'],
  [15, '15 minutes'],
  [45, '45 minutes'],
  [60, '1 hour'],
  [75, '75 minutes'],
  [90, '1.5 hours'],
  [100, '100 minutes'],
  [120, '2 hours'],
  [240, '4 hours'],
])('%d minutes are "%s"', (minutes, text) => {
  expect(describeLength(minutes)).toBe(text)
})

it.each([
  [0, 'At any moment'],
  [1, '1 hour before'],
  [2, '2 hours before'],
  [12, '12 hours before'],
  [24, 'A day before'],
  [25, '25 hours before'],
  [36, '36 hours before'],
  [48, '2 days before'],
  [168, '7 days before'],
])('%d hours are "%s"', (hours, text) => {
  expect(describeNotice(hours)).toBe(text)
})

it.each([
  ['one of the usual', [15, 30, 60], 30, [15, 30, 60]],
  ['another, in its place', [15, 30, 60], 45, [15, 30, 45, 60]],
  ['beyond them', [15, 30, 60], 240, [15, 30, 60, 240]],
])('offers %s', (_what, choices, own, offered) => {
  expect(withOwn(choices, own)).toEqual(offered)
})

describe('time zones', () => {
  const names = (value: string, browser: string | null) => listZones(value, browser).map((zone) => zone.value)
  const known = names('America/Denver', null)

  it.each([
    ['one of the country', 'America/Denver', 'America/Chicago', []],
    ['another that is set', 'Europe/Lisbon', null, ['Europe/Lisbon']],
    ['the browser’s own', 'America/Denver', 'Asia/Tokyo', ['Asia/Tokyo']],
    ['both, each once', 'Europe/Lisbon', 'Asia/Tokyo', ['Europe/Lisbon', 'Asia/Tokyo']],
    ['the same twice', 'Asia/Tokyo', 'Asia/Tokyo', ['Asia/Tokyo']],
  ])('offer %s', (_what, value, browser, more) => {
    expect(names(value, browser)).toEqual([...known, ...more])
  })

  it('are written without underscores', () => {
    expect(listZones('America/Los_Cabos', null).at(-1)!.label).toBe('America/Los Cabos')
  })
})
