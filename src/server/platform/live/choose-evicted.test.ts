import { expect, it } from 'vitest'
import { chooseEvicted, type Placed } from './choose-evicted.ts'

const place = (network: string, isVerified = true): Placed => ({ network, isVerified })
const many = (count: number, network: string, isVerified = true) =>
  Array.from({ length: count }, () => place(network, isVerified))

it('S18: the unverified go first, the oldest of the network that has most of them', () => {
  const placed = [...many(9, 'big'), ...many(2, 'a', false), ...many(3, 'b', false)]
  expect(chooseEvicted(placed, place('new'))).toBe(placed[11])
  expect(chooseEvicted(placed, place('big'))).toBe(placed[11])
  expect(chooseEvicted(placed, place('new', false))).toBe(placed[11])
})

it('S18: the unverified never take a place of the verified', () => {
  expect(chooseEvicted(many(9, 'big'), place('new', false))).toBeUndefined()
})

it('S18: then the network that has most makes room, but not for its own', () => {
  const placed = [...many(2, 'small'), ...many(5, 'big')]
  expect(chooseEvicted(placed, place('new'))).toBe(placed[2])
  expect(chooseEvicted(placed, place('small'))).toBe(placed[2])
  expect(chooseEvicted(placed, place('big'))).toBeUndefined()
})

it('nobody is put out where all have alike, so that no two push each other out for ever', () => {
  const placed = ['a', 'b', 'c'].map((network) => place(network))
  expect(chooseEvicted(placed, place('d'))).toBeUndefined()
  expect(chooseEvicted([...many(2, 'a'), place('b')], place('b'))).toBeUndefined()
})
