import { drawBackdrop, drawFirs } from './backdrop.ts'
import { drawFace } from './faces.ts'
import { EMBER, INK, PAPER, SPRUCE } from './moods.ts'
import type { Scene } from './setting.ts'
import { circle, clipped, ellipse, group, line, path, polygon, rect } from './svg.ts'

const HEART = 'M0 8q-26-36-44-10q-10 24 44 54q54-30 44-54q-18-26-44 10z'

/** A phone 340 × 690 at the origin, its feed generated from the listing's seed. */
function phone(scene: Scene, id: string): string {
  const { rng, mood, accent } = scene
  const dark = rng.chance(0.35)
  const page = dark ? '#1c2422' : PAPER
  const text = dark ? PAPER : INK
  const post = drawFace(rng, `${id}a`, { x: 24, y: 136, w: 292, h: 300, radius: 14 }, accent)
  const view = clipped(
    `${id}v`,
    { x: 24, y: 560, w: 292, h: 106, radius: 14 },
    group(drawBackdrop(rng, mood, 560).replaceAll('sky', `${id}sky`), 'scale(.25) translate(0 -130)'),
  )
  const head =
    circle(56, 90, 24, accent) +
    rect(92, 74, 130, 13, text, 'rx="6"') +
    rect(92, 98, 80, 10, text, 'rx="5" opacity=".4"')
  const bar =
    path(HEART, EMBER, 'transform="translate(56 466) scale(.62)"') +
    circle(112, 478, 16, 'none', `stroke="${text}" stroke-width="6"`) +
    line('M150 492l36-28', text, 6) +
    rect(24, 512, 200, 11, text, 'rx="5" opacity=".6"') +
    rect(24, 534, 140, 11, text, 'rx="5" opacity=".35"')
  return (
    rect(0, 0, 340, 690, '#10181a', 'rx="44"') +
    rect(12, 12, 316, 666, page, 'rx="34"') +
    rect(120, 24, 100, 22, '#10181a', 'rx="11"') +
    head +
    post +
    bar +
    view
  )
}

/** One big phone over a colour field. */
export function drawPhone(scene: Scene): string {
  const { rng, accent } = scene
  const field = rng.pick([accent, '#1e4d41', '#f2e2bf', '#d97a52', '#2f4f5c', '#b9cdbf', '#e9b44c'])
  const tilt = rng.int(-14, 14)
  const rays = rng.chance(0.5)
    ? sunburst(rng.int(500, 700), 400)
    : circle(rng.int(380, 820), rng.int(300, 500), rng.int(260, 380), '#fff', 'opacity=".16"')
  const hearts = Array.from({ length: 6 }, () =>
    group(
      path(HEART, rng.pick([EMBER, PAPER, INK])),
      `translate(${rng.pick([rng.int(70, 330), rng.int(870, 1130)])} ${rng.int(100, 680)}) rotate(${rng.int(-20, 20)}) scale(${(0.4 + rng.next() * 0.8).toFixed(2)})`,
    ),
  ).join('')
  return (
    rect(0, 0, 1200, 800, field) +
    rays +
    hearts +
    group(
      rect(16, 22, 340, 690, INK, 'opacity=".22" rx="44"') + phone(scene, 'p'),
      `translate(430 55) rotate(${tilt} 170 345)`,
    )
  )
}

function sunburst(x: number, y: number): string {
  const rays = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6
    const at = (angle: number) => [x + Math.cos(angle) * 1100, y + Math.sin(angle) * 1100] as const
    return polygon([[x, y], at(a), at(a + 0.26)], '#fff')
  })
  return `<g opacity=".14">${rays.join('')}</g>`
}

/** Two phones, one behind the other. */
export function drawPair(scene: Scene): string {
  const { rng, accent } = scene
  const field = rng.pick(['#f2e2bf', '#b9cdbf', accent, '#31424d', '#e0a27f', '#1e4d41'])
  const block = rng.chance(0.5)
    ? rect(0, 520, 1200, 280, INK, 'opacity=".14"')
    : path('M0 800L1200 300v500z', INK, 'opacity=".12"')
  return (
    rect(0, 0, 1200, 800, field) +
    block +
    group(phone(scene, 'p'), 'translate(250 110) rotate(-9 170 345)') +
    group(phone(scene, 'q'), `translate(610 ${rng.int(40, 90)}) rotate(8 170 345)`)
  )
}

/** A hand holds the phone up against the view. */
export function drawHeld(scene: Scene): string {
  const { rng, mood } = scene
  const skin = rng.pick(['#f0c9a4', '#c98d62', '#8a5a3c', '#e3b18a', '#5f3d2a'])
  const sleeve = rng.pick([EMBER, SPRUCE, '#e9b44c', '#2c5f73', PAPER])
  const hand = path('M40 830q-30-190 40-300q20-26 60-10l330 0q50 10 40 90q-10 120-60 220z', skin)
  const fingers = [0, 1, 2, 3].map((i) => rect(404, 300 + i * 76, 96, 62, skin, 'rx="31"')).join('')
  const thumb = path('M62 560q-26-130 22-200q34-20 46 20q-20 90 0 190z', skin)
  const x = rng.int(280, 460)
  return (
    drawBackdrop(rng, mood, 600).replaceAll('"sky"', '"bg"').replaceAll('#sky', '#bg') +
    rect(0, 590, 1200, 220, mood.ground) +
    drawFirs(rng, mood.near, { fromX: -20, toX: 1220, baseY: 660, height: 190 }) +
    group(
      hand +
        rect(60, 740, 430, 100, sleeve, 'rx="20"') +
        group(phone(scene, 'p'), 'translate(100 30) scale(.95)') +
        fingers +
        thumb,
      `translate(${x} 20)`,
    )
  )
}

/** A newsletter open on a laptop at a café table. */
export function drawLaptop(scene: Scene): string {
  const { rng, accent, mood } = scene
  const wall = rng.pick(['#e9dcc0', '#a9bfb2', '#35505a', '#d8a07a', '#24493f'])
  const page =
    rect(270, 120, 660, 420, '#10181a', 'rx="22"') +
    rect(286, 136, 628, 388, PAPER) +
    rect(286, 136, 628, 46, accent) +
    circle(312, 159, 9, PAPER) +
    circle(338, 159, 9, PAPER) +
    drawFace(rng, 'f', { x: 320, y: 206, w: 360, h: 190 }, accent) +
    line('M320 424h360M320 452h360M320 480h220', INK, 9, 'opacity=".35"') +
    rect(710, 206, 170, 120, mood.mid) +
    line('M710 352h170M710 378h170M710 404h120M710 452h170M710 480h100', INK, 8, 'opacity=".3"')
  const base =
    path('M200 560h800l60 50q0 16-20 16H160q-20 0-20-16z', '#c9ccc4') + rect(240, 540, 720, 24, '#9aa5a3')
  const mug =
    rect(1030, 530, 104, 110, EMBER, 'rx="14"') +
    line('M1134 556q40 0 34 30q-4 26-34 26', EMBER, 16) +
    ellipse(1082, 534, 52, 12, '#5a3521')
  const lamp =
    line('M90 620V300l90-90', INK, 12) +
    path('M130 250l70-80l60 60l-80 66z', rng.pick([accent, EMBER])) +
    (mood.dark
      ? polygon(
          [
            [180, 260],
            [60, 620],
            [420, 620],
          ],
          mood.glow,
          'opacity=".2"',
        )
      : '')
  return (
    rect(0, 0, 1200, 800, wall) +
    circle(600, 300, 420, '#fff', 'opacity=".1"') +
    rect(0, 610, 1200, 190, '#8a5a3c') +
    rect(0, 610, 1200, 16, '#a8754f') +
    lamp +
    page +
    base +
    mug
  )
}
