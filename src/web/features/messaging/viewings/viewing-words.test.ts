import { describe, expect, it } from 'vitest'
import type { Viewing } from '#contract/messaging/viewings.ts'
import { OFFERED_VIEWING_STEPS, VIEWING_STATUSES } from '#domain/messaging/viewings.ts'
import { STEP_WORDS } from './step-words.ts'
import { describeStatus, isOpen, nearestOf, STEP_BUTTONS } from './viewing-words.ts'

const TIME = '2027-03-01T18:00:00.000Z'
const viewing = (part: Partial<Viewing>) =>
  ({ status: 'proposed', proposedBy: 'me', proposedTimes: [TIME], startsAt: null, ...part }) as Viewing

describe('how a viewing stands to its reader', () => {
  it.each<[Partial<Viewing>, string]>([
    [{ proposedBy: 'me' }, 'Waits for an answer'],
    [{ proposedBy: 'other' as never }, 'Waits for your answer'],
    [{ status: 'confirmed', proposedTimes: [] }, 'Agreed'],
    [{ status: 'confirmed', proposedBy: 'me' }, 'Agreed; you propose another time'],
    [{ status: 'confirmed', proposedBy: 'other' as never }, 'Agreed; another time is proposed'],
    [{ status: 'declined' }, 'Declined'],
    [{ status: 'cancelled' }, 'Cancelled'],
    [{ status: 'done' }, 'Over'],
    [{ status: 'missed' }, 'Did not take place'],
  ])('%j: %s', (part, words) => {
    expect(describeStatus(viewing(part))).toBe(words)
  })

  it('says something of every status', () => {
    for (const status of VIEWING_STATUSES) expect(describeStatus(viewing({ status }))).toMatch(/^\w/)
  })
})

it('may take place while it is proposed or agreed', () => {
  expect(VIEWING_STATUSES.filter((status) => isOpen({ status }))).toEqual(['proposed', 'confirmed'])
})

it.each([
  ['the agreed time', { startsAt: '2027-03-05T10:00:00Z', proposedTimes: [TIME] }, '2027-03-05T10:00:00Z'],
  ['the first proposed', { startsAt: null, proposedTimes: [TIME, '2027-04-01T10:00:00Z'] }, TIME],
  ['none', { startsAt: null, proposedTimes: [] }, ''],
])('is nearest at %s', (_what, part, time) => {
  expect(nearestOf(part)).toBe(time)
})

it('every step has a button, a dialog and a word for what it did', () => {
  for (const step of OFFERED_VIEWING_STEPS) {
    expect(STEP_BUTTONS[step]).toBeTruthy()
    expect(Object.values(STEP_WORDS[step]).every((text) => text.length > 3)).toBe(true)
  }
})
