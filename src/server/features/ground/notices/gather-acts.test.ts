import { expect, it } from 'vitest'
import { gatherActs } from './gather-acts.ts'
import type { NewNotice } from './notify.ts'

const notice = (id: number, given: Partial<NewNotice> = {}): NewNotice => ({
  userId: 1,
  kind: 'listing-decided',
  subject: { type: 'listing', id },
  actorId: null,
  data: { title: `Face ${id}`, step: 'approve' },
  key: `listing:${id}`,
  act: 'a',
  now: new Date(0),
  ...given,
})

it('H5: what one act says to one person in one way is one notice that counts', () => {
  const [one, ...others] = gatherActs([notice(1), notice(2), notice(3)])
  expect(others).toEqual([])
  expect(one).toMatchObject({
    subject: { type: 'account', id: 1 },
    data: { step: 'approve', spaces: 3 },
    key: 'act:a:listing-decided:approve',
  })
  expect(one?.data).not.toHaveProperty('title')
})

it.each([
  ['another act', { act: 'b' }],
  ['no act', { act: undefined }],
  ['another person', { userId: 2 }],
  ['another kind', { kind: 'favorite' as const }],
  ['another step', { data: { title: 'Face 2', step: 'reject' } }],
])('of %s it stays as it is', (_, other) => {
  const given = [notice(1), notice(2, other)]
  expect(gatherActs(given)).toEqual(given)
})

it('without acts nothing is gathered', () => {
  const given = [notice(1, { act: undefined }), notice(2, { act: undefined })]
  expect(gatherActs(given)).toEqual(given)
})
