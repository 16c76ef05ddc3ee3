export type Theme = 'light' | 'dark'

/** A cookie, so that the server can write `<html data-theme>` and no page ever flashes in the wrong one. */
export const THEME_COOKIE = 'theme'
const YEAR_SECONDS = 31_536_000

/** The theme a person chose, from a Cookie header; undefined follows the system. */
export function parseTheme(cookieHeader: string | null | undefined): Theme | undefined {
  const value = cookieHeader?.match(/(?:^|;\s*)theme=(light|dark)(?:;|$)/)?.[1]
  return value as Theme | undefined
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
