import { expect, test } from 'vitest'
import { isNearMe } from './locate-me.ts'

test.each(['near me', ' Near  Me ', 'nearby', 'around here', 'close to me'])(
  'B24: %j asks where one is',
  (text) => expect(isNearMe(text)).toBe(true),
)

test.each(['Near Event Venue', 'media', 'billboards near me', 'Hereford'])('%j does not', (text) =>
  expect(isNearMe(text)).toBe(false),
)
