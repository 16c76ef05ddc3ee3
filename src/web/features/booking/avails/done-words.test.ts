import { expect, it } from 'vitest'
import { toDoneWords } from './done-words.ts'
import { describeHeld, describeReleased } from './outcome-words.ts'

it.each([
  [{ done: 'held', count: 1, refused: 0 }, 'success', 'Held: 1 range', ''],
  [
    { done: 'held', count: 2, refused: 1 },
    'success',
    'Held: 2 ranges',
    '1 range could not be held and stayed as it was.',
  ],
  [{ done: 'released', count: 3 }, 'success', 'Released: 3 ranges', ''],
  [{ done: 'released', count: 0 }, 'warning', 'There was nothing of yours to release', ''],
] as const)('a form that has done %j says so', (search, tone, title, more) => {
  expect(toDoneWords(search)).toEqual({ tone, title, more })
})

it('says what is held for whom, and what stays with its reason', () => {
  const part = { id: 7, unitId: 9, first: '2026-12-28', last: '2027-01-24' }
  const client = { id: 3, name: 'Harbor Dental' }
  const made = [
    { ...part, bookingId: 42 },
    { ...part, unitId: 10, bookingId: 43 },
  ]
  expect(describeHeld({ client, made, refused: [] }, [])).toEqual({
    title: 'Held for Harbor Dental: 2 ranges on 2 faces',
  })
  const refused = [{ ...part, reason: 'held for Alki Coffee until Dec 4.' }]
  expect(describeHeld({ client, made, refused }, []).description).toBe(
    '#7, Dec 28, 2026 to Jan 24, 2027: held for Alki Coffee until Dec 4.',
  )
})

it.each([
  [{ holds: 1, blocks: 0 }, 'Released: 1 hold'],
  [{ holds: 2, blocks: 1 }, 'Released: 2 holds and 1 block'],
  [{ holds: 0, blocks: 0 }, 'There was nothing of yours to release'],
])('releasing %j says "%s"', (released, title) => {
  expect(describeReleased(released)).toEqual({ title })
})
