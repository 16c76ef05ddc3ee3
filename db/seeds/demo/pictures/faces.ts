import type { Seeded } from '../seeded.ts'
import { word } from './lettering.ts'
import { EMBER, INK, PAPER, SPRUCE } from './moods.ts'
import { circle, clipped, ellipse, line, path, polygon, rect, round } from './svg.ts'

export interface Box {
  x: number
  y: number
  w: number
  h: number
  radius?: number
}

interface Inks {
  ground: string
  main: string
  second: string
}

/** An emblem drawn around the origin inside a circle of radius 100. */
type Emblem = (inks: Inks) => string

const WORDS = [
  'RISE',
  'HELLO RAIN',
  'FRESH',
  'SLOW DOWN',
  'LOUD',
  'STAY LATE',
  'TIDE',
  'PLAY',
  'GO OUT',
  'WARM',
  'DIG IN',
  'NEW MOON',
  'HUSH',
  'BLOOM',
  'YES',
  'NORTH',
  'SALT',
  'GATHER',
  'TUNE IN',
  'HOWDY',
] as const

const EMBLEMS: readonly Emblem[] = [
  // Sun sinking into waves.
  ({ main, second }) =>
    circle(0, -10, 66, main) +
    [0, 1, 2].map((i) => line(`M-100 ${24 + i * 26}q25-24 50 0t50 0t50 0t50 0`, second, 13)).join(''),
  // Cup with steam.
  ({ main, second }) =>
    path('M-62-20h110v40a52 52 0 0 1-110 0z', main) +
    line('M50-8q40 0 30 34q-8 22-40 18', main, 13) +
    line('M-34-44q-16-20 0-38M4-44q-16-24 0-46', second, 10) +
    rect(-76, 84, 140, 10, second),
  // Salmon.
  ({ main, second, ground }) =>
    path('M-96 0q50-62 130-24q26 12 40 26l30-30v58l-30-24q-60 60-132 26q-26-12-38-32z', main) +
    circle(-58, -10, 8, ground) +
    line('M-24-26q16 26 0 50M6-28q16 28 0 54M36-22q10 22 0 42', second, 7),
  // Peak.
  ({ main, second, ground }) =>
    polygon(
      [
        [-100, 78],
        [-22, -78],
        [12, -20],
        [34, -50],
        [100, 78],
      ],
      main,
    ) +
    polygon(
      [
        [-46, -28],
        [-22, -78],
        [2, -36],
        [-12, -44],
        [-22, -22],
        [-32, -40],
      ],
      ground,
    ) +
    rect(-100, 78, 200, 14, second),
  // Sail.
  ({ main, second }) =>
    polygon(
      [
        [-6, -92],
        [-6, 48],
        [-76, 48],
      ],
      main,
    ) +
    polygon(
      [
        [8, -64],
        [8, 48],
        [74, 48],
      ],
      second,
    ) +
    path('M-86 60h172l-28 34h-116z', main),
  // Umbrella.
  ({ main, second }) =>
    path('M-92 8a92 84 0 0 1 184 0q-22-22-46 0q-22-22-46 0q-22-22-46 0q-24-22-46 0z', main) +
    line('M0-76v-14M0 0v66q0 24 22 24t22-22', second, 11),
  // Record.
  ({ main, second, ground }) =>
    circle(0, 0, 90, main) +
    circle(0, 0, 70, 'none', `stroke="${ground}" stroke-width="3" opacity=".5"`) +
    circle(0, 0, 54, 'none', `stroke="${ground}" stroke-width="3" opacity=".5"`) +
    circle(0, 0, 34, second) +
    circle(0, 0, 7, ground),
  // Apple.
  ({ main, second }) =>
    path('M0-36q40-34 72 4q22 40-10 92q-26 38-62 18q-36 20-62-18q-32-52-10-92q32-38 72-4z', main) +
    line('M0-36q-2-30 16-50', second, 10) +
    path('M10-58q10-34 52-30q-8 34-52 30z', second),
  // Bicycle.
  ({ main, second }) =>
    circle(-58, 34, 42, 'none', `stroke="${main}" stroke-width="11"`) +
    circle(58, 34, 42, 'none', `stroke="${main}" stroke-width="11"`) +
    line('M-58 34l28-62h62l26 62M-30-28l32 62l30-62M-58 34h60M-30-28l-8-22h-18M32-28l-8-26h26', second, 10),
  // Heron.
  ({ main, second }) =>
    path(
      'M-8-96q34-6 42 22l60 8l-62 8q-4 34-34 52q52 8 74 62q-70 2-112-22q-38-26-18-70q14-30 34-38q-6-12 16-22z',
      main,
    ) +
    line('M-4 44v52M22 52v44', second, 8) +
    circle(14, -78, 5, second),
  // Flower.
  ({ main, second }) =>
    [0, 60, 120, 180, 240, 300]
      .map((a) => ellipse(0, -54, 26, 42, main, `transform="rotate(${a})"`))
      .join('') + circle(0, 0, 28, second),
  // Loaf.
  ({ main, second }) =>
    path('M-92 40q-14-86 60-92h64q74 6 60 92z', main) +
    line('M-46-34l22 38M-6-40l22 40M34-36l22 38', second, 12) +
    rect(-100, 52, 200, 12, second),
  // Quarter circles.
  ({ main, second, ground }) =>
    rect(-90, -90, 180, 180, main) +
    path('M-90 0a90 90 0 0 1 90-90v90zM0 90a90 90 0 0 1 90-90h-90z', second) +
    path('M0-90h90v90a90 90 0 0 1-90-90zM-90 0h90v90a90 90 0 0 1-90-90z', ground),
  // Ferry.
  ({ main, second }) =>
    path('M-100 26h200l-22 38h-156z', main) +
    rect(-80, -6, 160, 32, second) +
    rect(-48, -36, 96, 30, main) +
    rect(-10, -70, 20, 34, second) +
    line('M-104 82q26-18 52 0t52 0t52 0t52 0', second, 9),
  // Eye.
  ({ main, second, ground }) =>
    path('M-100 0q100-104 200 0q-100 104-200 0z', main) + circle(0, 0, 44, ground) + circle(0, 0, 24, second),
  // Note.
  ({ main, second }) =>
    line('M-40 52v-120l92-20v118', main, 15) +
    ellipse(-62, 56, 32, 24, second) +
    ellipse(30, 34, 32, 24, second),
]

/** An abstract ad for a fictional product, filling the box. */
export function drawFace(rng: Seeded, id: string, box: Box, accent: string): string {
  const inks = pickInks(rng, accent)
  const emblem = rng.pick(EMBLEMS)(inks)
  const text = rng.pick(WORDS)
  const ratio = box.w / box.h
  const content =
    ratio > 2 ? drawWide(rng, box, inks, { emblem, text }) : drawTall(rng, box, inks, { emblem, text })
  return clipped(id, box, rect(0, 0, box.w, box.h, inks.ground) + content)
}

function drawWide(rng: Seeded, { w, h }: Box, inks: Inks, ad: { emblem: string; text: string }): string {
  const scale = round(h / 245)
  const left = rng.chance(0.5)
  const cx = left ? h * 0.52 : w - h * 0.52
  const block = rng.chance(0.35)
    ? rect(left ? 0 : w - h * 1.04, 0, h * 1.04, h, inks.second, 'opacity=".28"')
    : ''
  const at = { x: left ? h * 1.12 : h * 0.14, y: h * 0.66, width: w - h * 1.28, size: h * 0.46 }
  const rule = rng.chance(0.5) ? rect(at.x, h * 0.78, at.width * 0.6, h * 0.05, inks.second) : ''
  return `${block}<g transform="translate(${round(cx)} ${round(h / 2)}) scale(${scale})">${ad.emblem}</g>${word(ad.text, at, inks.main)}${rule}`
}

function drawTall(rng: Seeded, { w, h }: Box, inks: Inks, ad: { emblem: string; text: string }): string {
  const scale = Math.min(w / 235, h / 330)
  const high = rng.chance(0.7)
  const cy = high ? h * 0.4 : h * 0.6
  const size = Math.min(w * 0.24, h * 0.17)
  const at = { x: w * 0.08, y: high ? h * 0.9 : h * 0.2, width: w * 0.84, size }
  const band = rng.chance(0.35) ? rect(0, high ? h * 0.74 : 0, w, h * 0.26, inks.second, 'opacity=".25"') : ''
  return `${band}<g transform="translate(${round(w / 2)} ${round(cy)}) scale(${scale.toFixed(2)})">${ad.emblem}</g>${word(ad.text, at, inks.main)}`
}

function pickInks(rng: Seeded, accent: string): Inks {
  return rng.pick<Inks>([
    { ground: PAPER, main: accent, second: INK },
    { ground: accent, main: PAPER, second: INK },
    { ground: SPRUCE, main: PAPER, second: EMBER },
    { ground: EMBER, main: PAPER, second: INK },
    { ground: PAPER, main: SPRUCE, second: EMBER },
    { ground: INK, main: PAPER, second: accent },
    { ground: '#e9b44c', main: INK, second: EMBER },
    { ground: PAPER, main: EMBER, second: accent },
  ])
}
