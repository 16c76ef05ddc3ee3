import { describe, expect, it } from 'vitest'
import { FOOTER_COLUMNS, MAIN_LINKS } from './navigation.ts'
import { describeConnection, isOtherPage } from './wanted-page.ts'

const HERE = { origin: 'https://placard.example', pathname: '/saved' }

it.each([
  ['another page', { ...HERE, pathname: '/' }, true],
  ['this page, at another place', HERE, false],
  ['another site', { origin: 'https://funlist.example', pathname: '/' }, false],
  ['another site’s page of the same name', { origin: 'https://funlist.example', pathname: '/saved' }, false],
])('%s is kept until there is a network: %s', (_what, link, expected) => {
  expect(isOtherPage(link, HERE)).toBe(expected)
})

describe('the bar of the connection', () => {
  it.each([
    ['all is well', { isOnline: true, isSlow: false }, null, null],
    ['slow', { isOnline: true, isSlow: true }, null, 'Still trying: the connection is slow.'],
    [
      'offline',
      { isOnline: false, isSlow: false },
      null,
      'You are offline. Nothing is loaded or sent until you are back.',
    ],
    [
      'offline, with somewhere to go',
      { isOnline: false, isSlow: true },
      'Saved',
      'You are offline. We will open “Saved” when you are back.',
    ],
    ['back, on the way', { isOnline: true, isSlow: false }, 'Saved', null],
  ])('%s', (_what, state, wanted, words) => {
    expect(describeConnection(state, wanted)).toBe(words)
  })
})

it('no page is linked twice in a list', () => {
  for (const links of [MAIN_LINKS, ...FOOTER_COLUMNS.map((column) => column.links)])
    expect(new Set(links.map(({ to }) => to)).size).toBe(links.length)
})
