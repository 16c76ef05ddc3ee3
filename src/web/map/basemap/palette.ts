/** Colours of the basemap. Each can be overridden by a CSS custom property on the map's element or an ancestor. */
const COLOURS = {
  water: ['--map-water', 'light-dark(oklch(0.885 0.032 220), oklch(0.205 0.028 230))'],
  land: ['--map-land', 'light-dark(oklch(0.968 0.013 88), oklch(0.285 0.014 170))'],
  shore: ['--map-shore', 'light-dark(oklch(0.72 0.045 220), oklch(0.43 0.035 215))'],
  line: ['--map-line', 'light-dark(oklch(0.72 0.02 80), oklch(0.46 0.015 150))'],
  road: ['--map-road', 'light-dark(oklch(0.995 0.004 88), oklch(0.36 0.014 170))'],
  freeway: ['--map-freeway', 'light-dark(oklch(0.905 0.062 85), oklch(0.46 0.045 85))'],
  kerb: ['--map-kerb', 'light-dark(oklch(0.83 0.03 85), oklch(0.235 0.014 170))'],
  town: ['--map-town', 'light-dark(oklch(0.29 0.02 70), oklch(0.93 0.012 85))'],
  quarter: ['--map-quarter', 'light-dark(oklch(0.45 0.02 75), oklch(0.78 0.014 100))'],
  seaName: ['--map-sea-name', 'light-dark(oklch(0.48 0.06 230), oklch(0.72 0.05 220))'],
} as const

export type Palette = Record<keyof typeof COLOURS, string> & { font: string }

/** Computed colors at `element`, theme included. */
export function readPalette(element: HTMLElement): Palette {
  const probe = document.createElement('span')
  probe.hidden = true
  element.append(probe)
  const palette: Partial<Palette> = { font: getComputedStyle(element).fontFamily || 'sans-serif' }
  for (const [name, [property, fallback]] of Object.entries(COLOURS)) {
    probe.style.color = `var(${property}, ${fallback})`
    palette[name as keyof Palette] = getComputedStyle(probe).color
  }
  probe.remove()
  return palette as Palette
}

/** Calls back when the theme switches between light and dark, by the user or the system. @returns its unsubscribe */
export function watchTheme(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'class', 'style'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', onChange)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', onChange)
  }
}
