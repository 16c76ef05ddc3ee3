import type { Seeded } from '../seeded.ts'
import { EMBER, INK, type Mood, PAPER } from './moods.ts'
import { circle, group, line, path, rect, round } from './svg.ts'

const W = 1200

/** A road across the foot of the picture with its kerb and lane marks. */
export function drawRoad(mood: Mood, topY: number): string {
  const dashes = line(
    `M-20 ${topY + (800 - topY) / 2}H1240`,
    mood.glow,
    7,
    'stroke-dasharray="70 56" opacity=".85"',
  )
  return (
    rect(0, topY - 14, W, 16, mood.snow, 'opacity=".55"') + rect(0, topY, W, 800 - topY, mood.road) + dashes
  )
}

export function drawCar(
  rng: Seeded,
  mood: Mood,
  at: { x: number; y: number; scale: number; paint: string },
): string {
  const left = rng.chance(0.5)
  const lamp = mood.dark ? path('M150-34l170-26v80z', mood.glow, 'opacity=".28"') : ''
  const body =
    lamp +
    path('M-150-14q0-34 34-38l40-6q34-40 70-40h44q34 0 66 40l40 6q26 4 26 38v12h-320z', at.paint) +
    path(
      'M-62-60q24-28 46-28h14v28zM8-60v-28h26q24 2 44 28z',
      mood.dark ? mood.glow : mood.snow,
      'opacity=".85"',
    ) +
    circle(-86, -4, 30, INK) +
    circle(-86, -4, 12, mood.snow) +
    circle(86, -4, 30, INK) +
    circle(86, -4, 12, mood.snow)
  return group(body, `translate(${at.x} ${at.y}) scale(${left ? -at.scale : at.scale} ${at.scale})`)
}

export function drawBus(mood: Mood, at: { x: number; y: number; scale: number; paint: string }): string {
  const windows = [0, 1, 2, 3, 4]
    .map((i) => rect(-250 + i * 88, -150, 74, 62, mood.dark ? mood.glow : mood.snow, 'rx="6"'))
    .join('')
  const body =
    rect(-280, -176, 560, 170, at.paint, 'rx="22"') +
    rect(-280, -70, 560, 22, PAPER) +
    windows +
    rect(198, -150, 66, 110, mood.dark ? mood.glow : mood.snow, 'rx="6"') +
    circle(-170, -2, 36, INK) +
    circle(-170, -2, 14, PAPER) +
    circle(150, -2, 36, INK) +
    circle(150, -2, 14, PAPER)
  return group(body, `translate(${at.x} ${at.y}) scale(${at.scale})`)
}

/** A passer-by about 150 high, cut from three shapes of colour. */
export function drawPerson(rng: Seeded, at: { x: number; y: number; scale: number }): string {
  const coat = rng.pick([EMBER, '#2c5f73', '#e9b44c', '#7d8f69', PAPER, '#8c4a5a', INK])
  const stride = rng.int(8, 22)
  const skin = rng.pick(['#f0c9a4', '#c98d62', '#8a5a3c', '#e3b18a', '#5f3d2a'])
  const prop = rng.pick(['', '', 'bag', 'umbrella'] as const)
  const extra =
    prop === 'umbrella'
      ? path('M-52-150a52 44 0 0 1 104 0z', EMBER) + line('M18-150v70', INK, 5)
      : prop === 'bag'
        ? rect(18, -74, 26, 32, '#d9b36c', 'rx="4"')
        : ''
  const body =
    line(`M-4-52L${-stride} 0M4-52L${stride} 0`, INK, 13) +
    path('M-24-46q-4-66 24-70q28 4 24 70z', coat) +
    circle(0, -130, 18, skin) +
    path('M-18-134a18 18 0 0 1 36 0q-18-8-36 0z', INK) +
    extra
  return group(body, `translate(${round(at.x)} ${round(at.y)}) scale(${at.scale})`)
}

export function drawLamp(mood: Mood, x: number, baseY: number): string {
  const cone = mood.dark ? path(`M${x + 68} ${baseY - 300}l-90 300h190z`, mood.glow, 'opacity=".18"') : ''
  return (
    cone +
    line(`M${x} ${baseY}v-290q0-26 30-26h40`, mood.dark ? '#0c1416' : mood.near, 9) +
    circle(x + 70, baseY - 312, 14, mood.glow)
  )
}
