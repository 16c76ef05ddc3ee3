import { describe, expect, it } from 'vitest'
import type { Revision } from '#contract/listings/listings-revisions.ts'
import { LISTING_STATUSES } from '#domain/listings/listing.ts'
import { canTakeDown } from './can-take-down.ts'
import { listSellers } from './list-sellers.ts'

let id = 0
const edits = (sellerId: number, count: number, company: string | null = null) =>
  Array.from({ length: count }, () => ({
    id: ++id,
    listing: { sellerId, seller: { name: `Seller ${sellerId}`, company } },
  })) as Revision[]
const read = (...groups: Revision[][]) =>
  listSellers(groups.flat()).map(({ name, ids }) => [name, ids.length])

describe('sellers whose edits are selected together', () => {
  it.each([
    ['none without edits', [], []],
    ['none when all are one’s', [edits(1, 5)], []],
    [
      'those with several, the most first',
      [edits(1, 2), edits(2, 3), edits(3, 1)],
      [
        ['Seller 2', 3],
        ['Seller 1', 2],
      ],
    ],
    ['by their company', [edits(1, 2, 'Sound Outdoor'), edits(2, 1)], [['Sound Outdoor', 2]]],
    ['so many at once', [edits(1, 130), edits(2, 1)], [['Seller 1', 100]]],
  ])('%s', (_what, groups, expected) => {
    expect(read(...groups)).toEqual(expected)
  })

  it('are four at most', () => {
    expect(read(...[1, 2, 3, 4, 5, 6].map((seller) => edits(seller, 2)))).toHaveLength(4)
  })
})

it('what buyers may see, or may see again, can be taken down', () => {
  expect(LISTING_STATUSES.filter((status) => canTakeDown({ status })).toSorted()).toEqual([
    'active',
    'paused',
  ])
})
