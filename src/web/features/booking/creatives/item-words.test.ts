import { describe, expect, it } from 'vitest'
import type { Artwork, Creative } from '#contract/booking/creatives.ts'
import { CREATIVE_STATUSES } from '#domain/booking/creative/stand.ts'
import {
  type ArtworkItem,
  describeItem,
  describeLead,
  describePickUp,
  describeSender,
  describeSendsFor,
  STATUS_WORDS,
  splitCreatives,
} from './item-words.ts'

const item = (part: Partial<ArtworkItem> = {}): ArtworkItem => ({
  ...{ item: 0, name: 'North face', state: 'missing', dueOn: '2027-02-19', isLate: false, like: null },
  ...part,
})
const DEMAND = { days: 10 } as unknown as Artwork['demand']

describe('by when artwork is due', () => {
  const lead = (items: ArtworkItem[], demand = DEMAND) => describeLead({ items, demand })

  it.each<[string, ArtworkItem[], RegExp | undefined]>([
    ['of one placement', [item()], /^Due Feb 19\.$/],
    ['of one that was refused', [item({ state: 'rejected' })], /^Due Feb 19\.$/],
    ['nothing that is approved', [item({ state: 'approved' })], undefined],
    ['nothing that waits for the seller', [item({ state: 'waiting' })], undefined],
    ['nothing without a day', [item({ dueOn: null })], undefined],
    ['nothing that runs what another runs', [item({ like: 0 })], undefined],
    ['late', [item({ isLate: true })], /^It was due on Feb 19\. The booking runs with or without it/],
    [
      'the first of several',
      [item({ dueOn: '2027-03-05' }), item({ item: 1 })],
      /^The first is due Feb 19, /,
    ],
    [
      'the open one of several',
      [item({ state: 'approved' }), item({ item: 1, dueOn: '2027-03-05' })],
      /^The first is due Mar 5, /,
    ],
  ])('%s', (_what, items, words) => {
    if (words) expect(lead(items)).toMatch(words)
    else expect(lead(items)).toBeUndefined()
  })

  it('is not said where the terms ask for nothing', () => {
    expect(lead([item()], null)).toBeUndefined()
  })
})

describe('how a placement stands', () => {
  it.each<[Partial<ArtworkItem>, string]>([
    [{}, 'Artwork due Feb 19'],
    [{ dueOn: null }, 'Artwork'],
    [{ isLate: true }, 'Late, due Feb 19'],
    [{ state: 'rejected' }, 'Refused, another due Feb 19'],
    [{ state: 'rejected', dueOn: null }, 'Refused'],
    [{ state: 'waiting' }, 'Waits for approval'],
    [{ state: 'approved' }, 'Approved'],
    [{ like: 1 }, 'Runs the artwork of South face'],
  ])('%j: %s', (part, words) => {
    const items = [item(), item({ item: 1, name: 'South face' })]
    expect(describeItem(item(part), items)).toBe(words)
  })

  it.each([
    [true, 'unless you send a file'],
    [false, 'unless the buyer sends a file'],
  ] as const)('whoever may send (%s) reads who may send another', (canSend, words) => {
    expect(describePickUp({ canSend })).toContain(words)
  })

  it('a file that its owner did not send says who did, for whom', () => {
    expect(describeSender({ onBehalf: null })).toBeNull()
    expect(describeSender({ onBehalf: { by: 'Alder Outdoor', of: 'Harbor Dental' } })).toBe(
      'Uploaded by Alder Outdoor on behalf of Harbor Dental',
    )
    expect(describeSendsFor('Harbor Dental')).toMatch(/^Harbor Dental has no account, so you upload/)
  })
})

describe('what was sent for a placement', () => {
  const sent = (id: string, status: Creative['status'], at = 0) => ({ id, status, item: at }) as Creative
  const split = (...creatives: Creative[]) => {
    const { current, past } = splitCreatives(creatives, 0)
    return [current.map(({ id }) => id), past.map(({ id }) => id)]
  }

  it.each<[string, Creative[], string[], string[]]>([
    ['nothing', [], [], []],
    ['of this placement alone', [sent('b', 'uploaded', 1), sent('a', 'uploaded')], ['a'], []],
    ['the latest, and what is approved', [sent('c', 'uploaded'), sent('b', 'approved')], ['c', 'b'], []],
    ['a refused one until another comes', [sent('b', 'rejected'), sent('a', 'replaced')], ['b'], ['a']],
    ['what was refused before is past', [sent('c', 'uploaded'), sent('b', 'rejected')], ['c'], ['b']],
    ['what was replaced is past', [sent('b', 'replaced'), sent('a', 'approved')], ['a'], ['b']],
  ])('%s', (_what, creatives, current, past) => {
    expect(split(...creatives)).toEqual([current, past])
  })

  it('has a word for every state', () => {
    expect(Object.keys(STATUS_WORDS).toSorted()).toEqual([...CREATIVE_STATUSES].sort())
  })
})
