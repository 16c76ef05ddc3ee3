import { describe, expect, it } from 'vitest'
import {
  DUE,
  failed,
  GUEST,
  OPENED,
  ROSA,
  SAVED,
  saved,
  session,
  TYPED,
  turn,
  V1,
  V2,
  type Walk,
  walk,
} from '#test/support/listings/walk-draft.ts'
import type { DraftEffect, DraftEvent, DraftMachine } from './draft-state.ts'

describe('the first look', () => {
  it.each<[string, Walk, DraftMachine['state']['kind'], DraftEffect[]]>([
    ['before the session is known', { events: [] }, 'none', []],
    ['the same, with a draft in the address', { draftId: 7, events: [] }, 'loading', []],
    ['a guest with nothing', { events: [GUEST] }, 'none', []],
    [
      'a guest whose address names a draft',
      { draftId: 7, events: [session({ userId: null, draftId: 7 })] },
      'none',
      [],
    ],
    ['a member with nothing', { events: [ROSA] }, 'none', []],
    [
      'a guest who typed here before',
      { events: [session({ userId: null, stored: { title: 'Wall' } })] },
      'restored',
      [{ do: 'restore', stored: { title: 'Wall' } }],
    ],
    [
      'a member who typed here before signing in elsewhere',
      { events: [session({ stored: { title: 'Wall' } })] },
      'restored',
      [{ do: 'restore', stored: { title: 'Wall' } }, { do: 'queueSave' }],
    ],
    [
      'the draft of the address comes before what this browser holds',
      { draftId: 7, events: [session({ draftId: 7, stored: { title: 'Wall' } })] },
      'loading',
      [{ do: 'queueRead', id: 7 }],
    ],
  ])('%s', (_who, steps, kind, effects) => {
    const { machine, last } = walk(steps)
    expect(machine.state.kind).toBe(kind)
    expect(last).toEqual(effects)
  })
})

describe('typing', () => {
  it.each<[string, DraftEvent[], DraftEffect[]]>([
    ['waits a second for a member', [ROSA, TYPED], [{ do: 'wait', ms: 1000 }]],
    ['waits less for a guest', [GUEST, TYPED], [{ do: 'wait', ms: 1000 / 3 }]],
    ['is saved with the account', [ROSA, TYPED, DUE], [{ do: 'queueSave' }]],
    ['is stored in the browser of a guest', [GUEST, TYPED, DUE], [{ do: 'store' }]],
    ['is stored while nobody knows who it is', [TYPED, DUE], [{ do: 'store' }]],
    ['is handed on once', [ROSA, TYPED, DUE, DUE], []],
    ['nothing typed is nothing to hand on when the page goes', [ROSA, DUE], []],
    ['is handed on when the page is left', [ROSA, TYPED, { type: 'closed' }], [{ do: 'queueSave' }]],
    ['is not stored for a guest who is submitting', [GUEST, TYPED, { type: 'submitted' }, DUE], []],
  ])('%s', (_what, events, effects) => {
    expect(walk({ events }).last).toEqual(effects)
  })
})

describe('saving', () => {
  const send = (values = {}) => ({ do: 'send', form: 0, text: 'a', before: null, ...values })

  it.each<[string, DraftEvent[], DraftEffect[], DraftMachine['state']['kind']]>([
    ['a new draft is sent', [ROSA, turn('a')], [send()] as DraftEffect[], 'saving'],
    ['an empty form is no draft', [ROSA, turn('', { isWorthKeeping: false })], [], 'none'],
    ['a guest has no account to save with', [GUEST, turn('a')], [], 'none'],
    [
      'but who has just signed in has',
      [GUEST, turn('a', { isSignedIn: true })],
      [send()] as DraftEffect[],
      'saving',
    ],
    [
      'a new draft gets the address',
      [ROSA, turn('a'), saved('a')],
      [{ do: 'clearStored' }, { do: 'refreshList' }, { do: 'name', id: 7 }],
      'saved',
    ],
    [
      'what is saved again is sent with the version before',
      [...SAVED, turn('b')],
      [send({ text: 'b', before: V1 })] as DraftEffect[],
      'saving',
    ],
    [
      'the address is named once',
      [...SAVED, turn('b'), saved('b', V2)],
      [{ do: 'clearStored' }, { do: 'refreshList' }],
      'saved',
    ],
    ['what the account holds is not sent again', [...SAVED, turn('a')], [], 'saved'],
    ['an opened draft is not saved anew', [...OPENED, turn('as stored')], [], 'saved'],
    ['typing while saving', [ROSA, turn('a'), TYPED, saved('a'), DUE], [{ do: 'queueSave' }], 'saved'],
    [
      'what was typed while saving is sent after it',
      [ROSA, turn('a'), TYPED, saved('a'), DUE, turn('ab')],
      [send({ text: 'ab', before: V1 })] as DraftEffect[],
      'saving',
    ],
    ['offline, it fails', [ROSA, turn('a'), failed()], [], 'failed'],
    [
      'and is tried again at the next change',
      [ROSA, turn('a'), failed(), TYPED, DUE],
      [{ do: 'queueSave' }],
      'failed',
    ],
    [
      'as what it was: a new draft',
      [ROSA, turn('a'), failed(), turn('ab')],
      [send({ text: 'ab' })] as DraftEffect[],
      'saving',
    ],
    [
      'or the version that was saved last',
      [...SAVED, turn('b'), failed(), turn('bc')],
      [send({ text: 'bc', before: V1 })] as DraftEffect[],
      'saving',
    ],
    ['a failed change that is taken back is saved', [...SAVED, turn('b'), failed(), turn('a')], [], 'saved'],
  ])('%s', (_what, events, effects, kind) => {
    const { machine, last } = walk({ events })
    expect(last).toEqual(effects)
    expect(machine.state.kind).toBe(kind)
  })

  it('a page that was left is saved and not called back by its address', () => {
    const left: DraftEvent[] = [ROSA, TYPED, { type: 'closed' }, turn('a'), saved('a')]
    expect(walk({ events: left }).last).toEqual([{ do: 'clearStored' }, { do: 'refreshList' }])
    expect(
      walk({ events: [ROSA, { type: 'closed' }, { type: 'entered' }, turn('a'), saved('a')] }).last,
    ).toContainEqual({
      do: 'name',
      id: 7,
    })
  })
})
