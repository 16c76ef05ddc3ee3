export type Theme = 'light' | 'dark'

const THEME_COOKIE = 'theme'
const YEAR_SECONDS = 31_536_000

/**
 * Inline script in the head, before the first paint, to prevent a flash of the wrong theme. The server ignores the
 * choice: guest pages are cached and the same for everybody. Without a choice the system's theme applies.
 */
export const CHOOSE_THEME = `{const theme=/(?:^|;\\s*)${THEME_COOKIE}=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];if(theme)document.documentElement.dataset.theme=theme}`

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not supported by every browser we support
  document.cookie = `${THEME_COOKIE}=${theme}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}

export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
