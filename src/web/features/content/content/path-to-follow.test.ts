import { expect, it } from 'vitest'
import { pathToFollow } from './path-to-follow.ts'

const PLAIN = { button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false }
const press = (href: string | null, keys = {}) =>
  ({
    ...{ ...PLAIN, ...keys },
    target: { closest: () => (href === null ? null : { getAttribute: () => href }) },
  }) as never

it.each([
  ['/help', '/help'],
  ['/help/articles/fees#late', '/help/articles/fees#late'],
  ['/listing/7?from=2027-03-01', '/listing/7?from=2027-03-01'],
  ['/files/terms.pdf', null],
  ['//funlist.example', null],
  ['https://funlist.example', null],
  ['mailto:ana@x.example', null],
  ['#top', null],
  [null, null],
])('a press on %j leads to %j within the page', (href, path) => {
  expect(pathToFollow(press(href))).toBe(path)
})

it('with a key held the browser opens another tab', () => {
  expect(pathToFollow(press('/help', { ctrlKey: true }))).toBeNull()
  expect(pathToFollow(press('/help', { button: 1 }))).toBeNull()
})
