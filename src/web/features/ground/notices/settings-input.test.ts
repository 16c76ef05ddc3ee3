import { describe, expect, it } from 'vitest'
import type { NoticeSettings } from '#contract/ground/notices.ts'
import { formatUnseen } from './format-unseen.ts'
import { HOURS, readHour, toInput } from './settings-input.ts'

describe('hours of a day', () => {
  it.each([
    [0, '12 AM'],
    [1, '1 AM'],
    [11, '11 AM'],
    [12, '12 PM'],
    [13, '1 PM'],
    [23, '11 PM'],
  ])('%d is %s', (hour, label) => {
    expect(HOURS[hour]).toEqual({ value: String(hour), label })
  })

  it('are each named once', () => {
    expect(new Set(HOURS.map(({ label }) => label)).size).toBe(24)
  })

  it.each([
    ['', null],
    [null, null],
    ['0', 0],
    ['22', 22],
    [7, 7],
  ])('the choice %j is %j', (text, hour) => {
    expect(readHour(text)).toBe(hour)
  })
})

describe('settings in the form', () => {
  const times = { quietFrom: 22, quietTo: 7, digestHour: 8, timeZone: 'America/Los_Angeles' }
  const kind = (name: string, isAlwaysMailed: boolean) => ({
    ...{ kind: name, label: name, page: true, mail: 'digest', isAlwaysMailed },
  })
  const settings = (...kinds: ReturnType<typeof kind>[]) => ({ ...times, kinds }) as unknown as NoticeSettings

  it('have a choice for each kind', () => {
    expect(toInput(settings(kind('message', false), kind('review', false)))).toEqual({
      ...times,
      prefs: { message: { page: true, mail: 'digest' }, review: { page: true, mail: 'digest' } },
    })
  })

  it('send no choice for what is always mailed', () => {
    expect(toInput(settings(kind('security', true)))).toEqual({
      ...times,
      prefs: { security: { page: true } },
    })
  })

  it('keep the times as they are, none too', () => {
    const none = { ...times, quietFrom: null, quietTo: null }
    expect(toInput({ ...settings(), ...none })).toEqual({ ...none, prefs: {} })
  })
})

it.each([
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('%d unseen are %s on the bell', (count, text) => {
  expect(formatUnseen(count)).toBe(text)
})
