import { afterEach, describe, expect, it, vi } from 'vitest'
import { applyTheme, CHOOSE_THEME, currentTheme } from './theme.ts'

/** A page in a browser with this cookie, whose system is dark or not. */
function stubPage({ cookie = '', isSystemDark = false } = {}) {
  const page = { cookie, documentElement: { dataset: {} as Record<string, string> } }
  vi.stubGlobal('document', page)
  vi.stubGlobal('matchMedia', () => ({ matches: isSystemDark }))
  return page
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the theme before the first paint', () => {
  it.each([
    ['', undefined],
    ['theme=dark', 'dark'],
    ['a=1; theme=light; b=2', 'light'],
    ['theme=blue', undefined],
    ['mytheme=dark', undefined],
    ['theme=darkest', undefined],
  ])('of the cookie "%s" is %s', (cookie, theme) => {
    const page = stubPage({ cookie })
    new Function('document', CHOOSE_THEME)(page)
    expect(page.documentElement.dataset.theme).toBe(theme)
  })
})

it.each([
  ['the system’s', {}, undefined, 'light'],
  ['the system’s', { isSystemDark: true }, undefined, 'dark'],
  ['the chosen one', { isSystemDark: true }, 'light', 'light'],
  ['the system’s, when something else is written', { isSystemDark: true }, 'blue', 'dark'],
])('the theme is %s', (_what, given, chosen, theme) => {
  const page = stubPage(given)
  if (chosen) page.documentElement.dataset.theme = chosen
  expect(currentTheme()).toBe(theme)
})

it('a choice is kept for the next page', () => {
  const page = stubPage()
  applyTheme('dark')
  expect(currentTheme()).toBe('dark')
  const next = stubPage({ cookie: page.cookie.split(';')[0]! })
  new Function('document', CHOOSE_THEME)(next)
  expect(next.documentElement.dataset.theme).toBe('dark')
})
