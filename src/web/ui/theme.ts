export type Theme = 'light' | 'dark'

const THEME_COOKIE = 'theme'
const YEAR_SECONDS = 31_536_000

/**
 * Runs in the head, before anything is painted, so that no page flashes in the wrong theme. The server does not look at the choice: a page
 * is the same for everybody who is not signed in. Without a choice the system's theme is followed.
 */
export const CHOOSE_THEME = `{const theme=/(?:^|;\\s*)${THEME_COOKIE}=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];if(theme)document.documentElement.dataset.theme=theme}`

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
