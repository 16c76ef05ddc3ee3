import { describe, expect, it } from 'vitest'
import { decide } from '../lifecycle.ts'
import {
  actorOf,
  listViewingSteps,
  stateOf,
  VIEWING_LIFECYCLE,
  VIEWING_STATUSES,
  type ViewingActor,
  type ViewingState,
  type ViewingStep,
} from './viewings.ts'

const [BUYER, SELLER] = [1, 2]
const NOW = new Date('2026-05-04T12:00:00Z')
const SOON = new Date('2026-05-05T12:00:00Z')
const PAST = new Date('2026-05-03T12:00:00Z')

type Case = [ViewingState | null, ViewingActor, ViewingStep, ViewingState | string]

it.each<Case>([
  [null, 'proposer', 'propose', 'proposed'],
  ['proposed', 'other', 'confirm', 'confirmed'],
  ['proposed', 'system', 'confirm', 'confirmed'],
  ['proposed', 'proposer', 'confirm', 'wrong-actor'],
  ['proposed', 'other', 'decline', 'declined'],
  ['proposed', 'proposer', 'decline', 'wrong-actor'],
  ['proposed', 'other', 'counter', 'proposed'],
  ['proposed', 'proposer', 'cancel', 'cancelled'],
  ['proposed', 'other', 'cancel', 'wrong-status'],
  ['proposed', 'party', 'move', 'wrong-status'],
  ['confirmed', 'party', 'move', 'moving'],
  ['confirmed', 'party', 'cancel', 'cancelled'],
  ['confirmed', 'party', 'missed', 'missed'],
  ['confirmed', 'system', 'done', 'done'],
  ['moving', 'other', 'confirm', 'confirmed'],
  ['moving', 'other', 'decline', 'confirmed'],
  ['moving', 'other', 'counter', 'moving'],
  ['moving', 'proposer', 'move', 'moving'],
  ['moving', 'proposer', 'confirm', 'wrong-actor'],
  ['moving', 'other', 'cancel', 'cancelled'],
  ['done', 'party', 'missed', 'missed'],
  ['cancelled', 'party', 'move', 'wrong-status'],
  ['declined', 'other', 'confirm', 'wrong-status'],
  ['missed', 'party', 'cancel', 'wrong-status'],
])('%s: %s may %s → %s', (from, actor, step, end) => {
  const decided = decide(VIEWING_LIFECYCLE, from, { step, actor, reason: 'Rain' })
  expect(decided.ok ? decided.to : decided.refusal).toBe(end)
})

it('is cancelled with a reason alone', () => {
  for (const reason of [undefined, null, '', ' \n'])
    expect(decide(VIEWING_LIFECYCLE, 'confirmed', { step: 'cancel', actor: 'party', reason })).toEqual({
      ok: false,
      refusal: 'reason-required',
    })
})

it('can reach every status, and leaves declined, cancelled and missed no more', () => {
  const ends = new Set<string>(VIEWING_LIFECYCLE.map(({ to }) => to))
  expect(VIEWING_STATUSES.filter((status) => !ends.has(status))).toEqual([])
  for (const { from } of VIEWING_LIFECYCLE)
    for (const final of ['declined', 'cancelled', 'missed'])
      expect(from as readonly unknown[]).not.toContain(final)
})

describe('the steps offered', () => {
  const proposed = { status: 'proposed', startsAt: null, proposedTimes: [SOON], proposedBy: BUYER } as const
  const confirmed = { status: 'confirmed', startsAt: SOON, proposedTimes: [], proposedBy: null } as const
  const moving = { ...confirmed, proposedTimes: [SOON], proposedBy: SELLER }

  it('are those of the side', () => {
    expect(listViewingSteps(proposed, BUYER, NOW)).toEqual(['cancel'])
    expect(listViewingSteps(proposed, SELLER, NOW)).toEqual(['confirm', 'counter', 'decline'])
    expect(listViewingSteps(confirmed, BUYER, NOW)).toEqual(['move', 'cancel'])
    expect(listViewingSteps(moving, BUYER, NOW)).toEqual(['confirm', 'counter', 'decline', 'cancel'])
    expect(listViewingSteps(moving, SELLER, NOW)).toEqual(['move', 'cancel'])
  })

  it('follow the time', () => {
    expect(listViewingSteps({ ...proposed, proposedTimes: [PAST] }, SELLER, NOW)).toEqual([
      'counter',
      'decline',
    ])
    expect(listViewingSteps({ ...confirmed, startsAt: PAST }, BUYER, NOW)).toEqual(['missed'])
    expect(listViewingSteps({ ...confirmed, startsAt: PAST, status: 'done' }, BUYER, NOW)).toEqual(['missed'])
  })

  it('know who acts, and that another time is proposed', () => {
    expect([actorOf(proposed, BUYER), actorOf(proposed, SELLER), actorOf(confirmed, BUYER)]).toEqual([
      'proposer',
      'other',
      'party',
    ])
    expect([stateOf(proposed), stateOf(confirmed), stateOf(moving)]).toEqual([
      'proposed',
      'confirmed',
      'moving',
    ])
  })
})
