import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { toWallTime } from '../zoned-time.ts'
import { afterQuietHours, decideDelivery, nextHour } from './notice-delivery.ts'
import { DEFAULT_NOTICE_SETTINGS, isAlwaysMailed, NOTICE_KIND_NAMES, type NoticeSettings } from './notices.ts'

const at = (text: string) => new Date(text)
const settings = (own: Partial<NoticeSettings>): NoticeSettings => ({ ...DEFAULT_NOTICE_SETTINGS, ...own })
const NIGHT = { timeZone: 'America/Los_Angeles', quietFrom: 21, quietTo: 8 }

describe('when a notice is mailed', () => {
  const now = at('2026-05-05T19:00:00Z')

  it.each([
    ['first-contact', {}, { by: 'soon', dueAt: now }],
    ['message', {}, { by: 'soon', dueAt: at('2026-05-05T19:02:00Z') }],
    ['message', { message: { mail: 'digest' } }, { by: 'digest', dueAt: at('2026-05-06T14:00:00Z') }],
    ['message', { message: { mail: 'off' } }, null],
    ['viewing', { viewing: { mail: 'off' } }, { by: 'soon', dueAt: now }],
  ] as const)('%s with %j', (kind, prefs, mail) => {
    expect(decideDelivery(kind, settings({ prefs }), now)).toEqual({ isOnPage: true, mail })
  })

  it('can be neither on the page nor mailed', () => {
    const prefs = { message: { page: false, mail: 'off' } } as const
    expect(decideDelivery('message', settings({ prefs }), now)).toEqual({ isOnPage: false, mail: null })
  })
})

describe('quiet hours', () => {
  it.each([
    ['in the evening', '2026-05-06T04:30:00Z', '2026-05-06T15:00:00Z'],
    ['after midnight', '2026-05-06T09:00:00Z', '2026-05-06T15:00:00Z'],
    ['at their end', '2026-05-06T15:00:00Z', '2026-05-06T15:00:00Z'],
    ['by day', '2026-05-06T19:00:00Z', '2026-05-06T19:00:00Z'],
    ['in the night that loses an hour', '2026-03-08T06:00:00Z', '2026-03-08T15:00:00Z'],
    ['in the night that has one more', '2026-11-01T06:00:00Z', '2026-11-01T16:00:00Z'],
  ])('%s', (_, instant, until) => {
    expect(afterQuietHours(NIGHT, at(instant))).toEqual(at(until))
  })

  it('are none between an hour and itself', () => {
    const now = at('2026-05-06T04:30:00Z')
    expect(afterQuietHours({ ...NIGHT, quietFrom: 8 }, now)).toBe(now)
  })

  it('hold an appointment never back', () => {
    const night = at('2026-05-06T09:00:00Z')
    expect(decideDelivery('viewing', settings(NIGHT), night).mail?.dueAt).toEqual(night)
    expect(decideDelivery('first-contact', settings(NIGHT), night).mail?.dueAt).toEqual(
      at('2026-05-06T15:00:00Z'),
    )
  })
})

const hours = fc.integer({ min: 0, max: 23 })
const zones = fc.constantFrom('America/Los_Angeles', 'Europe/Berlin', 'Asia/Kathmandu', 'UTC', 'Pacific/Apia')
const instants = fc.date({ min: at('2020-01-01'), max: at('2039-12-31'), noInvalidDate: true })

// the digest comes at the hour that its reader has chosen
test('no mail that can wait is due in quiet hours, earlier than now or more than a day later', () => {
  fc.assert(
    fc.property(hours, hours, zones, instants, (quietFrom, quietTo, timeZone, now) => {
      const own = settings({ quietFrom, quietTo, timeZone })
      for (const kind of NOTICE_KIND_NAMES) {
        const { by, dueAt } = decideDelivery(kind, own, now).mail!
        expect(dueAt >= now).toBe(true)
        expect(dueAt.getTime() - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000 + 120_000)
        if (by === 'soon' && !isAlwaysMailed(kind)) expect(afterQuietHours(own, dueAt)).toEqual(dueAt)
      }
    }),
  )
})

test('the next full hour is shown by the clocks of its zone, unless they skip it', () => {
  fc.assert(
    fc.property(hours, zones, instants, (hour, zone, instant) => {
      const next = nextHour(hour, zone, instant)
      expect(next > instant).toBe(true)
      expect([hour * 60, (hour + 1) * 60]).toContain(toWallTime(next, zone).minute)
    }),
  )
})
