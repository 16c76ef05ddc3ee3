import { expect, test } from 'vitest'
import { type NoticeDetails, toNoticeLine, toNoticePath } from './notice-words.ts'

const told = (given: Partial<NoticeDetails>): NoticeDetails => ({
  kind: 'message',
  subject: { type: 'conversation', id: 12 },
  actor: 'Sally',
  data: { title: 'Wall by the ferry', startsAt: '2026-05-05T21:00:00Z' },
  count: 1,
  ...given,
})
const withStep = (kind: NoticeDetails['kind'], step: string, type: 'listing' | 'viewing') =>
  told({ kind, subject: { type, id: 7 }, data: { ...told({}).data, step } })

test.each([
  [told({}), 'Sally wrote about “Wall by the ferry”', '/inbox/12'],
  [told({ count: 3 }), 'Sally wrote about “Wall by the ferry” (3 messages)', '/inbox/12'],
  [told({ kind: 'first-contact' }), 'Sally asks about “Wall by the ferry”', '/inbox/12'],
  [told({ data: { text: 'Something else' } }), 'Something else', '/inbox/12'],
  [told({ kind: 'answer-reminder' }), 'Sally waits for your answer about “Wall by the ferry”', '/inbox/12'],
  [
    withStep('viewing', 'confirmed', 'viewing'),
    'Viewing of “Wall by the ferry” confirmed: Tue, May 5, 2:00 PM PDT',
    '/viewings',
  ],
  [
    withStep('viewing', 'moved', 'viewing'),
    'Viewing of “Wall by the ferry” moved: Tue, May 5, 2:00 PM PDT',
    '/viewings',
  ],
  [withStep('listing-decided', 'approve', 'listing'), '“Wall by the ferry” is live', '/listing/7'],
  [withStep('listing-decided', 'reject', 'listing'), '“Wall by the ferry” needs a change', '/sell'],
  [
    told({
      kind: 'listing-decided',
      subject: { type: 'account', id: 2 },
      data: { step: 'approve', spaces: 1598 },
    }),
    '1,598 of your spaces are live',
    '/sell?status=active',
  ],
  [
    told({
      kind: 'listing-decided',
      subject: { type: 'account', id: 2 },
      data: { step: 'revision-rejected', spaces: 3 },
    }),
    'Your changes to 3 spaces were not approved',
    '/sell',
  ],
  [
    told({ kind: 'favorite', subject: { type: 'account', id: 2 }, data: { step: 'price-down', spaces: 3 } }),
    'Price down: 3 of your favorites',
    '/saved',
  ],
  [
    told({
      kind: 'permit-ending',
      subject: { type: 'account', id: 2 },
      data: { step: 'ending', spaces: 120 },
    }),
    'The permits of 120 structures end within 60 days',
    '/sell/structures',
  ],
  [
    told({ kind: 'calendar-clash', subject: { type: 'account', id: 7 }, data: { spaces: 3 } }),
    '3 spaces: another calendar holds days that are sold here',
    '/sell',
  ],
  [
    told({ kind: 'calendar-clash', subject: { type: 'listing', id: 7 }, actor: null }),
    '“Wall by the ferry”: another calendar holds days that are sold here',
    '/sell/listings/7/calendar',
  ],
  [
    told({ kind: 'calendar-unread', subject: { type: 'listing', id: 7 }, actor: null }),
    '“Wall by the ferry”: a calendar you imported could not be read as a whole',
    '/sell/listings/7/calendar',
  ],
  [
    told({ kind: 'report-decided', subject: { type: 'report', id: 3 }, actor: null }),
    'Your report of “Wall by the ferry” was reviewed',
    null,
  ],
])('%#', (notice, line, path) => {
  expect(toNoticeLine(notice)).toBe(line)
  expect(toNoticePath(notice)).toBe(path)
})

test('a viewing is told in the zone that it is meant in', () => {
  const data = {
    title: 'T',
    step: 'confirmed',
    startsAt: '2026-05-05T21:00:00Z',
    timeZone: 'America/New_York',
  }
  const notice = told({ kind: 'viewing', subject: { type: 'viewing', id: 1 }, data })
  expect(toNoticeLine(notice)).toBe('Viewing of “T” confirmed: Tue, May 5, 5:00 PM EDT')
})
