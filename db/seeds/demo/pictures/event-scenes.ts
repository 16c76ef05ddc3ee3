import type { Seeded } from '../seeded.ts'
import { drawBackdrop, drawFirs } from './backdrop.ts'
import { drawFace } from './faces.ts'
import { EMBER, INK, PAPER, SPRUCE } from './moods.ts'
import type { Scene } from './setting.ts'
import { drawPerson } from './street.ts'
import { circle, line, path, polygon, rect } from './svg.ts'

function drawCrowd(rng: Seeded, ink: string, baseY: number): string {
  let heads = ''
  for (let x = -20; x < 1220; x += rng.int(40, 60)) {
    const y = baseY - rng.int(0, 40)
    heads += `M${x} 800v-${800 - y - 40}q0-34 34-34q34 0 34 34v${800 - y - 40}zM${x + 12} ${y - 22}a22 22 0 1 1 44 0a22 22 0 1 1-44 0z`
    if (rng.chance(0.22)) heads += `M${x + 56} ${y + 30}l20-110h16l-14 110z`
  }
  return path(heads, ink)
}

/** A stage at night or in a park, banners either side. */
export function drawStage({ rng, mood, accent }: Scene): string {
  const beams = [180, 420, 780, 1020]
    .map((x) =>
      polygon(
        [
          [x, 70],
          [x + rng.int(-220, -60), 560],
          [x + rng.int(60, 220), 560],
        ],
        rng.pick([accent, mood.glow, EMBER, PAPER]),
        'opacity=".22"',
      ),
    )
    .join('')
  const truss =
    rect(150, 60, 900, 26, INK) +
    rect(150, 60, 24, 500, INK) +
    rect(1026, 60, 24, 500, INK) +
    line(
      'M160 86l30-26l30 26l30-26l30 26l30-26l30 26l30-26l30 26l30-26l30 26l30-26l30 26l30-26l30 26l30-26l30 26l30-26l30 26l30-26l30 26l30-26l30 26l30-26l30 26l30-26l30 26l30-26l30 26',
      PAPER,
      3,
      'opacity=".5"',
    )
  const backdrop =
    rect(330, 120, 540, 330, INK) + drawFace(rng, 'f', { x: 344, y: 134, w: 512, h: 302 }, accent)
  const sides =
    drawFace(rng, 'f2', { x: 190, y: 170, w: 116, h: 330 }, accent) +
    drawFace(rng, 'f3', { x: 894, y: 170, w: 116, h: 330 }, accent)
  const band =
    drawPerson(rng, { x: 470, y: 560, scale: 1 }) +
    drawPerson(rng, { x: 600, y: 565, scale: 1.1 }) +
    drawPerson(rng, { x: 730, y: 560, scale: 1 })
  return (
    drawBackdrop(rng, mood, 600) +
    rect(0, 596, 1200, 204, mood.near) +
    drawFirs(rng, mood.near, { fromX: -20, toX: 1230, baseY: 640, height: 230 }) +
    truss +
    backdrop +
    sides +
    beams +
    rect(120, 555, 960, 70, '#3a2a22') +
    rect(120, 555, 960, 12, accent) +
    band +
    drawCrowd(rng, '#12191a', 690)
  )
}

/** A row of market stalls under striped awnings. */
export function drawStalls({ rng, mood, accent }: Scene): string {
  const inks = [accent, EMBER, '#e9b44c', SPRUCE, '#2c5f73']
  const stall = (x: number, i: number) => {
    const ink = inks[(i + rng.int(0, 4)) % 5] ?? accent
    const stripes = [0, 1, 2, 3, 4]
      .map((s) => path(`M${x + s * 64} 330h64v84q-32 34-64 0z`, s % 2 ? PAPER : ink))
      .join('')
    const goods = [0, 1, 2, 3, 4, 5]
      .map((g) => circle(x + 30 + g * 52, 560, 27, inks[(g + i) % 5] ?? accent))
      .join('')
    return (
      rect(x + 8, 400, 10, 280, INK) +
      rect(x + 302, 400, 10, 280, INK) +
      goods +
      rect(x, 570, 320, 110, '#8a5a3c') +
      line(`M${x} 606h320M${x} 642h320`, INK, 3, 'opacity=".3"') +
      stripes +
      path(`M${x} 330l30-70h260l30 70z`, ink)
    )
  }
  const banner =
    rect(330, 70, 540, 140, INK) +
    drawFace(rng, 'f', { x: 338, y: 78, w: 524, h: 124 }, accent) +
    line('M330 90L60 40M870 90l270-50', INK, 5)
  const bunting = Array.from({ length: 17 }, (_, i) =>
    path(`M${i * 72} ${226 + (i % 2) * 8}h52l-26 44z`, inks[i % 5] ?? accent),
  ).join('')
  const people = Array.from({ length: rng.int(3, 6) }, () =>
    drawPerson(rng, { x: rng.int(50, 1150), y: rng.int(735, 775), scale: 1.3 }),
  ).join('')
  return (
    drawBackdrop(rng, mood, 560) +
    rect(0, 556, 1200, 244, mood.ground) +
    stall(40, 0) +
    stall(440, 1) +
    stall(840, 2) +
    bunting +
    banner +
    people
  )
}

/** The arch of a run or ride, people coming through. */
export function drawArch({ rng, mood, accent }: Scene): string {
  const arch =
    path(
      'M190 720V230q0-110 110-110h600q110 0 110 110v490h-110V290q0-60-60-60H360q-60 0-60 60v430z',
      accent,
    ) + drawFace(rng, 'f', { x: 330, y: 132, w: 540, h: 90 }, EMBER)
  const panels =
    drawFace(rng, 'f2', { x: 204, y: 330, w: 84, h: 330 }, SPRUCE) +
    drawFace(rng, 'f3', { x: 914, y: 330, w: 84, h: 330 }, SPRUCE)
  const road =
    polygon(
      [
        [430, 520],
        [770, 520],
        [1150, 800],
        [50, 800],
      ],
      mood.road,
    ) + line('M600 540v34M600 610v56M600 710v90', PAPER, 10)
  const runners = Array.from({ length: rng.int(4, 7) }, (_, i) =>
    drawPerson(rng, {
      x: 340 + i * 90 + rng.int(-20, 20),
      y: 620 + ((i * 53) % 130),
      scale: 0.9 + ((i * 53) % 130) / 220,
    }),
  ).join('')
  return (
    drawBackdrop(rng, mood, 520) +
    rect(0, 516, 1200, 290, mood.ground) +
    drawFirs(rng, mood.near, { fromX: -20, toX: 1230, baseY: 540, height: 150 }) +
    road +
    arch +
    panels +
    runners
  )
}

/** Perimeter boards around a pitch. */
export function drawPitch({ rng, mood, accent }: Scene): string {
  const stands = rect(0, 250, 1200, 210, mood.mid) + path('M0 250l1200-40v60H0z', mood.near)
  let fans = ''
  for (let row = 0; row < 5; row++)
    for (let x = 10; x < 1190; x += 46) fans += `M${x + rng.int(-8, 8)} ${300 + row * 34}h0`
  const boards = [0, 1, 2]
    .map((i) => drawFace(rng, `f${i}`, { x: 20 + i * 394, y: 450, w: 374, h: 96 }, accent))
    .join('')
  const stripes = [0, 1, 2, 3, 4]
    .map((i) =>
      polygon(
        [
          [i * 300 - 160, 560],
          [i * 300 - 10, 560],
          [i * 360 - 160, 800],
          [i * 360 - 360, 800],
        ],
        '#fff',
        'opacity=".09"',
      ),
    )
    .join('')
  const marks =
    line('M0 640h1200M600 640a190 60 0 0 0 0 0', PAPER, 6, 'opacity=".8"') +
    `<ellipse cx="600" cy="760" rx="260" ry="84" fill="none" stroke="${PAPER}" stroke-width="6" opacity=".8"/>`
  const lights = [90, 1110]
    .map(
      (x) =>
        rect(x - 8, 70, 16, 190, INK) +
        rect(x - 60, 44, 120, 50, INK, 'rx="6"') +
        line(`M${x - 40} 70h0M${x} 70h0M${x + 40} 70h0`, mood.glow, 26),
    )
    .join('')
  return (
    drawBackdrop(rng, mood, 300) +
    lights +
    stands +
    line(fans, rng.pick([PAPER, mood.glow]), 15, 'opacity=".6"') +
    rect(0, 440, 1200, 116, INK) +
    boards +
    rect(0, 556, 1200, 250, '#3c8a58') +
    stripes +
    marks +
    circle(rng.int(420, 760), rng.int(690, 730), 17, PAPER)
  )
}

/** A banner between the lamp posts of a main street, lanterns and walkers below. */
export function drawStreetBanner({ rng, mood, accent }: Scene): string {
  const houses = [0, 1, 2, 3].flatMap((i) => [block(rng, i * 130 - 60, 1), block(rng, 1140 - i * 130, 1)])
  const strings =
    line('M0 150Q600 330 1200 150', INK, 4) +
    line(
      Array.from({ length: 15 }, (_, i) => `M${40 + i * 80} ${164 + 84 * (1 - ((i - 7) / 7.4) ** 2)}h0`).join(
        '',
      ),
      mood.glow,
      22,
    )
  const banner =
    rect(250, 240, 14, 470, INK) +
    rect(936, 240, 14, 470, INK) +
    rect(264, 286, 672, 190, INK) +
    drawFace(rng, 'f', { x: 272, y: 294, w: 656, h: 174 }, accent)
  const people = Array.from({ length: rng.int(4, 7) }, (_, i) =>
    drawPerson(rng, { x: 150 + i * 150 + rng.int(-40, 40), y: rng.int(730, 780), scale: 1.25 }),
  ).join('')
  return (
    drawBackdrop(rng, mood, 580) +
    houses.join('') +
    rect(0, 680, 1200, 120, mood.ground) +
    strings +
    banner +
    people
  )
}

function block(rng: Seeded, x: number, scale: number): string {
  const ink = rng.pick(['#a8553b', '#7f9d91', '#d8b25a', '#e3d3b3', '#6b7a74', '#8a6a70'])
  const top = rng.int(330, 430)
  const windows = [0, 1]
    .flatMap((r) =>
      [0, 1].map((c) => rect(x + 20 + c * 52, top + 34 + r * 90, 34, 56, '#ffe3a0', 'opacity=".8"')),
    )
    .join('')
  return (
    rect(x, top, 124 * scale, 700 - top, ink) + rect(x - 6, top - 10, 136, 16, INK, 'opacity=".6"') + windows
  )
}
