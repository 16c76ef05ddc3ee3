import { expect, it } from 'vitest'
import type { Import } from '#contract/listings/imports.ts'
import { describePictures, describePlanned } from './picture-words.ts'

const pictures = { waiting: 0, attached: 0, failed: 0, hosts: [] as Import['pictures']['hosts'] }
const done = (counts: Partial<Import['pictures']>) =>
  describePictures({ state: 'done', pictures: { ...pictures, ...counts } } as Import)

it('says before the import how many pictures of which hosts are fetched', () => {
  expect(describePlanned(pictures)).toBe('')
  const hosts = ['a', 'b', 'c', 'd', 'e'].map((name, i) => ({ host: `${name}.example`, pictures: 1200 - i }))
  expect(describePlanned({ ...pictures, hosts: hosts.slice(0, 1) })).toBe(
    '1,200 pictures will be fetched after the import, from a.example (1,200).',
  )
  expect(describePlanned({ ...pictures, hosts })).toBe(
    '5,990 pictures will be fetched after the import, from a.example (1,200), b.example (1,199), c.example (1,198), 2 more hosts.',
  )
})

it('says afterwards how far it is, and offers to try again what failed', () => {
  expect(done({})).toBeUndefined()
  expect(
    describePictures({ state: 'ready', pictures: { ...pictures, waiting: 3 } } as Import),
  ).toBeUndefined()
  expect(done({ waiting: 2, attached: 1, failed: 1 })).toEqual({
    title: 'Fetching pictures',
    words: '1 of 4 pictures fetched, 1 could not be. You may leave this page: the work goes on without it.',
    percent: 50,
    canRetry: false,
  })
  expect(done({ attached: 3 })).toMatchObject({ title: 'Pictures are fetched', canRetry: false })
  expect(done({ attached: 3, failed: 1 })).toMatchObject({
    title: 'Some pictures are missing',
    percent: undefined,
    canRetry: true,
  })
})
