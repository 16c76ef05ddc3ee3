import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type Rgb = [number, number, number]
type Theme = 'light' | 'dark'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const TYPES = ['billboard', 'digital', 'print', 'radio', 'event', 'social', 'other']
const SURFACES = ['paper', 'sunk', 'card', 'raised']

/** Björn Ottosson's OKLab to linear sRGB, unclamped: a channel outside 0–1 is out of gamut. */
function toLinearRgb(lightness: number, chroma: number, hueDegrees: number): Rgb {
  const hue = (hueDegrees * Math.PI) / 180
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function parseTokens(): Map<string, Record<Theme, Rgb>> {
  const pattern =
    /--([\w-]+): light-dark\(oklch\(([\d. ]+?)(?: \/ [\d.]+)?\), oklch\(([\d. ]+?)(?: \/ [\d.]+)?\)\)/g
  const toRgb = (text = '') => toLinearRgb(...(text.split(' ').map(Number) as Rgb))
  return new Map([...css.matchAll(pattern)].map((m) => [m[1]!, { light: toRgb(m[2]), dark: toRgb(m[3]) }]))
}

const tokens = parseTokens()

function luminance(name: string, theme: Theme): number {
  const rgb = tokens.get(name)?.[theme]
  if (!rgb) throw new Error(`no token --${name}`)
  const [r, g, b] = rgb.map((channel) => Math.min(1, Math.max(0, channel))) as Rgb
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(foreground: string, background: string, theme: Theme): number {
  const a = luminance(foreground, theme)
  const b = luminance(background, theme)
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

const on = (foregrounds: string[], backgrounds: string[]) =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => [foreground, background] as const))

const AAA = [
  ...on(['ink', 'ink-soft'], SURFACES),
  ...on(['ink'], ['primary-soft', 'accent-soft', 'danger-soft', ...TYPES.map((type) => `type-${type}-bg`)]),
  ['primary-on', 'primary'],
  ['primary-on', 'primary-hover'],
] as const

const AA = [
  ...on(['ink-faint', 'primary', 'accent-text', 'danger'], SURFACES),
  ...on(
    TYPES.map((type) => `type-${type}`),
    SURFACES,
  ),
  ...TYPES.map((type) => [`type-${type}`, `type-${type}-bg`] as const),
  ...TYPES.map((type) => [`type-${type}-on`, `type-${type}-solid`] as const),
  ['primary-soft-on', 'primary-soft'],
  ['accent-on', 'accent'],
  ['accent-soft-on', 'accent-soft'],
  ['danger-on', 'danger'],
  ['danger-on', 'danger-hover'],
  ['danger-soft-on', 'danger-soft'],
  ['ink-soft', 'accent-soft'],
  ['ink-soft', 'primary-soft'],
] as const

const CONTROLS = on(['control', 'focus', 'primary'], SURFACES)

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  test.each(AAA)('%s on %s reaches 7:1', (foreground, background) => {
    expect(contrast(foreground, background, theme)).toBeGreaterThanOrEqual(7)
  })
  test.each(AA)('%s on %s reaches 4.5:1', (foreground, background) => {
    expect(contrast(foreground, background, theme)).toBeGreaterThanOrEqual(4.5)
  })
  test.each(CONTROLS)('%s on %s reaches 3:1', (foreground, background) => {
    expect(contrast(foreground, background, theme)).toBeGreaterThanOrEqual(3)
  })
  test('every colour is within the sRGB gamut', () => {
    const outside = [...tokens].filter(([, value]) => value[theme].some((c) => c < -0.002 || c > 1.002))
    expect(outside.map(([name]) => name)).toEqual([])
  })
})

test('only billboard and digital share a colour', () => {
  expect(tokens.get('type-billboard-solid')).toEqual(tokens.get('type-digital-solid'))
  const solids = new Set(TYPES.map((type) => `${tokens.get(`type-${type}-solid`)?.light}`))
  expect(solids.size).toBe(6)
})
