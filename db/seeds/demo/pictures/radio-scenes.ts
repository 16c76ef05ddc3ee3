import { drawBackdrop, drawFirs, drawHills } from './backdrop.ts'
import { drawFace } from './faces.ts'
import { word } from './lettering.ts'
import { EMBER, INK, PAPER, SPRUCE } from './moods.ts'
import type { Scene } from './setting.ts'
import { circle, ellipse, group, line, path, rect } from './svg.ts'

/** A lattice mast on a hill with its waves. */
export function drawTower({ rng, mood, accent }: Scene): string {
  const x = rng.int(330, 870)
  const top = rng.int(110, 170)
  const base = 640
  let lattice = ''
  for (let i = 0; i < 8; i++) {
    const y1 = top + ((base - top) * i) / 8
    const y2 = top + ((base - top) * (i + 1)) / 8
    const a = 6 + 8 * i
    const b = 6 + 8 * (i + 1)
    lattice += `M${x - a} ${y1}L${x + b} ${y2}M${x + a} ${y1}L${x - b} ${y2}M${x - b} ${y2}h${b * 2}`
  }
  const steel = mood.dark ? PAPER : INK
  const mast =
    line(`M${x - 6} ${top}L${x - 70} ${base}M${x + 6} ${top}L${x + 70} ${base}M${x} ${top}v-64`, steel, 9) +
    line(lattice, steel, 5) +
    circle(x, top - 66, 13, EMBER)
  const rings = [90, 160, 230, 300]
    .map((r, i) =>
      line(
        `M${x - r * 0.72} ${top - 66 - r * 0.7}a${r} ${r} 0 0 0 0 ${r * 1.4}M${x + r * 0.72} ${top - 66 - r * 0.7}a${r} ${r} 0 0 1 0 ${r * 1.4}`,
        accent,
        17 - i * 3,
        `opacity="${1 - i * 0.2}"`,
      ),
    )
    .join('')
  const hut =
    rect(x + 90, base - 50, 120, 74, PAPER) +
    path(`M${x + 78} ${base - 50}l72-40l72 40z`, accent) +
    rect(x + 112, base - 30, 30, 30, mood.glow)
  return (
    drawBackdrop(rng, mood, 600) +
    drawHills(rng, mood.near, 810, 190) +
    path(`M-20 810Q${x} 500 1220 810z`, mood.near) +
    rings +
    mast +
    hut +
    drawFirs(rng, mood.near, { fromX: -20, toX: x - 160, baseY: 740, height: 200 }) +
    drawFirs(rng, mood.near, { fromX: x + 260, toX: 1230, baseY: 760, height: 200 })
  )
}

/** The microphone of a studio, the board lit, a window on the weather. */
export function drawStudio(scene: Scene): string {
  const { rng, mood, accent } = scene
  const wall = rng.pick(['#3b2e52', '#24493f', '#8a4b38', '#2f4350', '#56463c'])
  const x = rng.int(400, 760)
  const foam = Array.from({ length: 8 }, (_, i) =>
    path(`M${i * 150} 0h150l-75 64z`, INK, 'opacity=".22"'),
  ).join('')
  const mic =
    rect(x - 84, 170, 168, 300, '#c9ccc4', 'rx="84"') +
    line(
      `M${x - 84} 250h168M${x - 84} 290h168M${x - 84} 330h168M${x - 84} 370h168`,
      INK,
      7,
      'opacity=".45"',
    ) +
    rect(x - 84, 390, 168, 30, accent) +
    line(`M${x - 130} 300v60a130 130 0 0 0 260 0v-60M${x} 490v150`, '#e9e2d2', 16)
  const sign =
    rect(80, 110, 240, 92, INK, 'rx="14"') +
    rect(92, 122, 216, 68, EMBER, 'rx="8"') +
    word('ON AIR', { x: 106, y: 174, width: 188, size: 48 }, PAPER)
  const faders = Array.from(
    { length: 12 },
    (_, i) =>
      rect(90 + i * 88, 690, 8, 90, INK) +
      rect(76 + i * 88, 700 + rng.int(0, 56), 36, 20, i % 3 ? PAPER : accent, 'rx="5"'),
  ).join('')
  const bars = Array.from({ length: 11 }, (_, i) => {
    const h = rng.int(20, 130)
    return rect((x > 580 ? 90 : 880) + i * 22, 440 - h, 14, h * 2 * 0.9, mood.glow, 'rx="7" opacity=".85"')
  }).join('')
  return (
    rect(0, 0, 1200, 800, wall) +
    foam +
    bars +
    sign +
    rect(0, 640, 1200, 160, '#2a3233') +
    rect(0, 640, 1200, 16, '#4a5657') +
    faders +
    mic
  )
}

/** The radio in the dashboard, the road ahead in the windscreen. */
export function drawDashboard({ rng, mood, accent }: Scene): string {
  const horizon = 380
  const road =
    path(`M560 ${horizon}h60L1000 620H160z`, mood.road) +
    line(`M590 ${horizon + 16}v30M588 ${horizon + 80}v60M584 ${horizon + 170}v80`, mood.glow, 9)
  const dial =
    rect(470, 600, 430, 150, INK, 'rx="18"') +
    rect(490, 618, 390, 70, accent, 'rx="8"') +
    line('M510 668h350', PAPER, 4) +
    line('M530 650v18M580 640v28M630 650v18M680 640v28M730 650v18M780 640v28M830 650v18', PAPER, 5) +
    line(`M${rng.int(540, 830)} 624v58`, EMBER, 8) +
    circle(520, 718, 20, PAPER) +
    circle(850, 718, 20, PAPER) +
    rect(570, 706, 230, 24, '#3a4647', 'rx="12"')
  const wheel =
    circle(210, 760, 190, 'none', `stroke="${INK}" stroke-width="42"`) +
    path('M40 740h340l-110 46h-120z', INK)
  const waves = [40, 80, 120]
    .map((r, i) => line(`M${960 + r} ${680 - r}a${r * 1.4} ${r * 1.4} 0 0 1 0 ${r * 2}`, accent, 12 - i * 2))
    .join('')
  return (
    drawBackdrop(rng, mood, horizon) +
    rect(0, horizon, 1200, 260, mood.ground) +
    drawFirs(rng, mood.near, { fromX: -20, toX: 380, baseY: horizon + 60, height: 180 }) +
    drawFirs(rng, mood.near, { fromX: 830, toX: 1220, baseY: horizon + 60, height: 180 }) +
    road +
    path('M0 0h70L0 560zM1200 0h-70l70 560z', '#20292a') +
    path('M0 590q600-90 1200 0v210H0z', '#2b3536') +
    path('M0 590q600-90 1200 0v22q-600-90-1200 0z', '#42504f') +
    dial +
    wheel +
    waves
  )
}

/** A small set on a kitchen sill. */
export function drawSet({ rng, mood, accent }: Scene): string {
  const body = rng.pick([accent, EMBER, SPRUCE, '#e9b44c', '#8c4a5a'])
  const x = rng.int(250, 440)
  const holes = Array.from(
    { length: 42 },
    (_, i) => `M${x + 60 + (i % 7) * 32} ${420 + Math.floor(i / 7) * 30}h0`,
  ).join('')
  const set =
    line(`M${x + 400} 350l110-230`, '#c9ccc4', 9) +
    circle(x + 512, 116, 12, '#c9ccc4') +
    rect(x, 350, 500, 290, body, 'rx="34"') +
    rect(x + 22, 372, 456, 246, PAPER, 'rx="20" opacity=".16"') +
    line(holes, INK, 15, 'opacity=".55"') +
    circle(x + 390, 470, 74, PAPER) +
    line(`M${x + 390} 470l${rng.int(-40, 40)}-44`, INK, 10) +
    circle(x + 350, 586, 20, INK) +
    circle(x + 430, 586, 20, INK)
  const waves = [70, 120, 170]
    .map((r, i) =>
      line(
        `M${x + 512 - r * 0.5} ${116 - r * 0.6}a${r} ${r} 0 0 1 ${r * 0.7} ${r * 1.2}`,
        accent,
        15 - i * 3,
      ),
    )
    .join('')
  const plant = group(
    path('M0 0q-70-90-30-170q40 60 30 170q0-120 60-190q10 110-60 190z', '#3f7d5c') +
      path('M-50 0h100l-16 100h-68z', '#c8652c'),
    `translate(${x > 340 ? 130 : 1040} 540)`,
  )
  const frame =
    rect(590, 0, 22, 640, '#efe3ca') +
    rect(0, 250, 1200, 18, '#efe3ca') +
    rect(0, 0, 40, 640, '#efe3ca') +
    rect(1160, 0, 40, 640, '#efe3ca')
  return (
    drawBackdrop(rng, mood, 560) +
    rect(0, 556, 1200, 90, mood.near) +
    frame +
    rect(0, 636, 1200, 164, '#a8754f') +
    rect(0, 636, 1200, 18, '#c9975f') +
    waves +
    set +
    plant
  )
}

/** A podcast on a table: headphones around the cover art. */
export function drawHeadphones({ rng, accent }: Scene): string {
  const table = rng.pick(['#e6d3ad', '#24493f', '#d9b14f', '#c9b7d8', '#31424d', '#c98f5b'])
  const art = group(
    rect(12, 14, 400, 400, INK, 'opacity=".2" rx="20"') +
      drawFace(rng, 'f', { x: 0, y: 0, w: 400, h: 400, radius: 20 }, accent),
    `translate(400 ${rng.int(190, 240)}) rotate(${rng.int(-7, 7)} 200 200)`,
  )
  const band =
    line('M290 480V380a310 300 0 0 1 620 0v100', INK, 44) +
    line('M290 470V380a310 300 0 0 1 620 0v90', accent, 20)
  const ear = (x: number) =>
    ellipse(x, 540, 70, 130, INK) + ellipse(x, 540, 46, 100, rng.pick([EMBER, accent]))
  const waves = Array.from({ length: 25 }, (_, i) => {
    const h = rng.int(8, 60)
    return `M${60 + i * 45} ${720 - h / 2}v${h}`
  }).join('')
  return (
    rect(0, 0, 1200, 800, table) +
    circle(600, 400, 340, '#fff', 'opacity=".13"') +
    art +
    band +
    ear(290) +
    ear(910) +
    line(waves, PAPER, 12, 'opacity=".85"')
  )
}
