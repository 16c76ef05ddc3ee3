import { expect, it } from 'vitest'
import { type Standing, whyOver } from './why-over.ts'

const STANDING: Standing = {
  seller_status: 'active',
  seller_deleted_at: null,
  status: 'active',
  deleted_at: null,
  role: 'operations',
}
const gone = new Date('2027-03-01T20:00:00Z')

it.each<[Partial<Standing>, ReturnType<typeof whyOver>]>([
  [{}, null],
  [{ role: 'owner' }, null],
  [{ role: 'viewer' }, 'role'],
  [{ role: null }, 'left'],
  [{ deleted_at: gone }, 'left'],
  [{ status: 'suspended' }, 'suspended'],
  [{ seller_status: 'suspended', role: 'viewer' }, 'seller'],
  [{ seller_deleted_at: gone, deleted_at: gone, role: null }, 'seller'],
])('a link of %o is over: %s', (part, why) => {
  expect(whyOver({ ...STANDING, ...part })).toBe(why)
})
