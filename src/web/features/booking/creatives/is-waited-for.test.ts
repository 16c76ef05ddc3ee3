import { expect, it } from 'vitest'
import type { Artwork } from '#contract/booking/creatives.ts'
import { isWaitedFor } from './is-waited-for.ts'
import type { ArtworkItem } from './item-words.ts'

const item = (state: ArtworkItem['state'], like: number | null = null) => ({ state, like }) as ArtworkItem
const BUYER = { canSend: true, canDecide: false }
const SELLER = { canSend: false, canDecide: true }

it.each<[string, object, ArtworkItem[], number]>([
  ['a buyer sends the first that is missing', BUYER, [item('approved'), item('missing'), item('missing')], 1],
  ['or that was refused', BUYER, [item('rejected')], 0],
  ['not what runs the file of another', BUYER, [item('missing', 1), item('missing')], 1],
  ['nothing that waits for the seller', BUYER, [item('waiting')], -1],
  ['a seller decides the first that waits', SELLER, [item('missing'), item('waiting')], 1],
  ['nobody else is waited for', { canSend: false, canDecide: false }, [item('missing'), item('waiting')], -1],
])('%s', (_what, can, items, expected) => {
  const artwork = { ...can, items } as unknown as Artwork
  expect(items.findIndex((one) => isWaitedFor(artwork, one))).toBe(expected)
})
