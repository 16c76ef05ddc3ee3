import { expect, it } from 'vitest'
import { SELL_GROUPS, scrollTo } from './sell-links.ts'

it('holds each page once', () => {
  const links = SELL_GROUPS.flatMap(({ links: of }) => of.map(({ to }): string => to))
  expect(new Set(links).size).toBe(links.length)
})

it.each([
  [{ offset: 0, width: 90, view: 390 }, 0],
  [{ offset: 100, width: 90, view: 390 }, 0],
  [{ offset: 1200, width: 90, view: 390 }, 1050],
])('%j is scrolled to %i', (given, left) => {
  expect(scrollTo(given)).toBe(left)
})
