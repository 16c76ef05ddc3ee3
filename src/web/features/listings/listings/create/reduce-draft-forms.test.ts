import { describe, expect, it } from 'vitest'
import {
  conflicted,
  DUE,
  EMPTIED,
  failed,
  found,
  GUEST,
  OPENED,
  ROSA,
  SAVED,
  saved,
  session,
  stored,
  TYPED,
  turn,
  V2,
  walk,
} from '#test/support/listings/walk-draft.ts'
import type { DraftEffect, DraftEvent, DraftMachine } from './draft-state.ts'

describe('two windows', () => {
  const CONFLICT = [...OPENED, turn('here'), conflicted(1)]

  it('nothing is saved over the other version until one is chosen', () => {
    const { machine, last } = walk({ events: [...CONFLICT, TYPED, DUE, turn('here and on')] })
    expect(machine.state).toEqual({ kind: 'conflict', current: stored(7, 'v9') })
    expect(last).toEqual([])
  })

  it('keeping both saves what is here as a new draft, which gets the address', () => {
    const kept: DraftEvent[] = [...CONFLICT, { type: 'keptBoth' }]
    expect(walk({ events: kept }).last).toEqual([{ do: 'queueSave' }])
    expect(walk({ events: [...kept, turn('here')] }).last).toEqual([
      { do: 'send', form: 1, text: 'here', before: null },
    ])
    const other = { id: 8, updatedAt: 'v1' }
    expect(walk({ events: [...kept, turn('here'), saved('here', other, 1)] }).last).toContainEqual({
      do: 'name',
      id: 8,
    })
  })

  it('the other version replaces what is here, and is saved on', () => {
    const taken: DraftEvent[] = [...CONFLICT, { type: 'tookOther', stored: stored(7, 'v9') }]
    expect(walk({ events: taken }).last).toEqual([{ do: 'fill', stored: stored(7, 'v9') }])
    const on = walk({ events: [...taken, { type: 'filled', text: 'theirs' }, turn('theirs and on')] })
    expect(on.last).toEqual([
      { do: 'send', form: 2, text: 'theirs and on', before: { id: 7, updatedAt: 'v9' } },
    ])
  })

  it('a refused submission leaves the choice open', () => {
    const refused: DraftEvent[] = [...CONFLICT, { type: 'submitted' }, { type: 'released' }, turn('here')]
    const { machine, last } = walk({ events: refused })
    expect(machine.state.kind).toBe('conflict')
    expect(last).toEqual([])
  })
})

describe('reading the draft of the address', () => {
  const ASKED: DraftEvent[] = [session({ draftId: 7 }), { type: 'readTurn', id: 7 }]

  it.each<[string, DraftEvent[], DraftMachine['state']['kind'], DraftEffect[]]>([
    ['is read in its turn', ASKED, 'loading', [{ do: 'fetch', id: 7 }]],
    ['fills the form', [...ASKED, found(7, stored(7))], 'saved', [{ do: 'fill', stored: stored(7) }]],
    ['is no more', [...ASKED, found(7, null)], 'gone', EMPTIED],
    ['could not be read', [...ASKED, found(7, undefined)], 'unread', []],
    ['nothing is saved over one on its way', [...ASKED, turn('a')], 'loading', []],
    ['nor over one that could not be read', [...ASKED, found(7, undefined), turn('a')], 'unread', []],
    [
      'is asked for again',
      [...ASKED, found(7, undefined), { type: 'retried', draftId: 7 }],
      'loading',
      [{ do: 'queueRead', id: 7 }],
    ],
    [
      'not without an address',
      [...ASKED, found(7, undefined), { type: 'retried', draftId: undefined }],
      'unread',
      [],
    ],
    [
      'after one that is no more, a new one is saved',
      [...ASKED, found(7, null), turn('a')],
      'saving',
      [{ do: 'send', form: 1, text: 'a', before: null }],
    ],
  ])('%s', (_what, events, kind, effects) => {
    const { machine, last } = walk({ draftId: 7, events })
    expect(machine.state.kind).toBe(kind)
    expect(last).toEqual(effects)
  })
})

describe('an address that names another draft', () => {
  const ON: DraftEvent = session({ draftId: 8 })

  it.each<[string, DraftEvent[], DraftEffect[]]>([
    ['is a way to it', [...OPENED, ON], [{ do: 'queueRead', id: 8 }]],
    [
      'after what was typed is saved',
      [...OPENED, TYPED, ON],
      [{ do: 'queueSave' }, { do: 'queueRead', id: 8 }],
    ],
    ['or to a new one', [...OPENED, session()], [{ do: 'queueLeave', from: 7 }]],
    ['in its turn', [...OPENED, session(), { type: 'leaveTurn', from: 7 }], EMPTIED],
    ['unless another is asked for by then', [...OPENED, session(), ON, { type: 'leaveTurn', from: 7 }], []],
    ['the answer about the one before comes too late', [...OPENED, ON, found(7, stored(7, 'v2'))], []],
    ['its own address is none', [...SAVED, session({ draftId: 7 })], []],
  ])('%s', (_what, events, effects) => {
    expect(walk({ draftId: 7, events }).last).toEqual(effects)
  })

  it.each<[string, DraftEvent]>([
    ['saved', saved('b', V2, 1)],
    ['refused', failed(1)],
    ['in conflict', conflicted(1)],
  ])('is waited for while the one before is %s', (_what, outcome) => {
    const { machine } = walk({ draftId: 7, events: [...OPENED, TYPED, ON, turn('b'), outcome] })
    expect(machine.state.kind).toBe('loading')
  })
})

describe('who the form belongs to', () => {
  it.each<[string, DraftEvent[], DraftEffect[]]>([
    [
      'what a guest typed goes along with the sign-in',
      [GUEST, TYPED, DUE, session({ isWorthKeeping: true })],
      [{ do: 'queueSave' }],
    ],
    [
      'a guest who typed nothing gets the draft of the address',
      [GUEST, session({ draftId: 7 })],
      [{ do: 'queueRead', id: 7 }],
    ],
    [
      'one who typed keeps that instead',
      [GUEST, session({ draftId: 7, isWorthKeeping: true })],
      [{ do: 'queueSave' }],
    ],
    ['nothing is left to the next person', [...SAVED, GUEST], EMPTIED],
    ['nor to another member', [...SAVED, session({ userId: 4, draftId: 7 })], EMPTIED],
    ['a guest who stays one goes on', [GUEST, session({ userId: null, draftId: 7 })], []],
  ])('%s', (_what, events, effects) => {
    expect(walk({ events }).last).toEqual(effects)
  })

  it.each<[string, DraftEvent[]]>([
    ['signed out', [ROSA, turn('a'), GUEST]],
    ['started over', [ROSA, turn('a'), { type: 'startedOver' }]],
  ])('a save that ends after somebody %s belongs to no form', (_what, events) => {
    const { machine, last } = walk({ events: [...events, saved('a')] })
    expect(machine).toMatchObject({ draft: null, target: undefined, state: { kind: 'none' } })
    expect(last).toEqual([{ do: 'refreshList' }])
    for (const late of [failed(), conflicted()])
      expect(walk({ events: [...events, late] }).machine).toMatchObject({
        state: { kind: 'none' },
        isBlocked: false,
      })
  })

  it('a guest after a sign-out while a draft was read may type again', () => {
    const out: DraftEvent[] = [session({ draftId: 7 }), GUEST, { type: 'readTurn', id: 7 }]
    expect(walk({ draftId: 7, events: [...out, TYPED, DUE] }).last).toEqual([{ do: 'store' }])
  })
})

describe('a submission', () => {
  it.each<[string, DraftEvent[], number]>([
    ['is not saved beside', [...SAVED, { type: 'submitted' }, turn('b')], 0],
    [
      'nor after a sign-in on the way',
      [GUEST, { type: 'submitted' }, session({ isWorthKeeping: true }), turn('a')],
      0,
    ],
    [
      'is saved on when it was refused',
      [...SAVED, { type: 'submitted' }, { type: 'released' }, turn('b')],
      1,
    ],
  ])('%s', (_what, events, sent) => {
    expect(walk({ events }).last.filter((effect) => effect.do === 'send')).toHaveLength(sent)
  })
})
