import { describe, expect, it } from 'vitest'
import { isWorkPage } from './navigation.ts'

describe('pages where people work', () => {
  it.each([
    '/account',
    '/account/keys',
    '/bookings',
    '/bookings/12',
    '/bookings/12/report',
    '/checkout',
    '/inbox/4',
    '/join/abc',
    '/notices',
    '/plans',
    '/plans/3',
    '/proof/3',
    '/saved',
    '/sell',
    '/sell/import',
    '/team',
  ])('%s has the small footer', (path) => expect(isWorkPage(path)).toBe(true))

  it.each(['/', '/listing/1', '/help', '/accounting', '/planning', '/blog/plans', '/savedly', '/sellers/2'])(
    '%s has the whole one',
    (path) => expect(isWorkPage(path)).toBe(false),
  )
})
