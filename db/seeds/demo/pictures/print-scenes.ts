import { drawFace } from './faces.ts'
import { word } from './lettering.ts'
import { EMBER, INK, PAPER, SPRUCE } from './moods.ts'
import type { Scene } from './setting.ts'
import { circle, ellipse, group, line, path, polygon, rect } from './svg.ts'

const TABLES = ['#c98f5b', '#e6d3ad', '#24493f', '#7f9d91', '#d9b14f', '#9e4f3c', '#31424d', '#b9c3b6']

function drawTable({ rng }: Scene): string {
  const top = rng.pick(TABLES)
  const planks = rng.chance(0.5)
    ? line('M0 150h1200M0 330h1200M0 520h1200M0 690h1200', INK, 3, 'opacity=".13"')
    : ''
  const light = polygon(
    [
      [rng.int(100, 500), 0],
      [rng.int(700, 900), 0],
      [rng.int(500, 700), 800],
      [rng.int(-200, 100), 800],
    ],
    '#fff',
    'opacity=".1"',
  )
  return rect(0, 0, 1200, 800, top) + planks + light
}

function cup(x: number, y: number, ink: string): string {
  return (
    ellipse(x + 12, y + 14, 120, 112, INK, 'opacity=".18"') +
    circle(x, y, 116, PAPER) +
    circle(x, y, 74, ink) +
    circle(x, y, 60, '#5a3521') +
    ellipse(x - 14, y - 14, 22, 12, '#a8754f') +
    rect(x + 66, y - 14, 62, 28, ink, 'rx="14"')
  )
}

function lines(x: number, y: number, w: number, count: number, gap = 20): string {
  return line(
    Array.from({ length: count }, (_, i) => `M${x} ${y + i * gap}h${i === count - 1 ? w * 0.6 : w}`).join(''),
    INK,
    6,
    'opacity=".35"',
  )
}

/** A folded newspaper beside a cup. */
export function drawNewspaper(scene: Scene): string {
  const { rng, accent } = scene
  const right = rng.chance(0.5)
  const name = rng.pick(['THE WEEKLY', 'TIDE TABLE', 'HARBOR NEWS', 'THE CURRENT', 'SOUND LETTER'])
  const page =
    rect(14, 16, 620, 700, INK, 'opacity=".2"') +
    rect(0, 0, 620, 700, PAPER) +
    rect(0, 0, 620, 108, PAPER) +
    word(name, { x: 40, y: 84, width: 540, size: 74 }, INK) +
    line('M40 106h540M40 114h540', INK, 3) +
    drawFace(rng, 'f', { x: 40, y: 360, w: 540, h: 300 }, accent) +
    rect(40, 138, 250, 196, scene.mood.mid) +
    polygon(
      [
        [40, 334],
        [150, 200],
        [220, 280],
        [250, 250],
        [290, 334],
      ],
      scene.mood.near,
    ) +
    lines(316, 148, 264, 10) +
    path('M620 0l34 20v690l-34-10z', '#d9ccb0')
  return (
    drawTable(scene) +
    group(page, `translate(${right ? 500 : 90} 50) rotate(${rng.int(-9, 9)} 310 350)`) +
    cup(right ? 220 : 970, rng.int(200, 600), rng.pick([accent, SPRUCE, EMBER])) +
    (rng.chance(0.5) ? pencil(right ? 260 : 930, 690) : '')
  )
}

function pencil(x: number, y: number): string {
  return group(
    rect(-130, -9, 220, 18, '#e9b44c') +
      polygon(
        [
          [90, -9],
          [130, 0],
          [90, 9],
        ],
        PAPER,
      ) +
      rect(-150, -9, 20, 18, EMBER),
    `translate(${x} ${y}) rotate(-24)`,
  )
}

/** An open magazine or program, the ad on one page. */
export function drawMagazine(scene: Scene): string {
  const { rng, accent, mood } = scene
  const adLeft = rng.chance(0.4)
  const spread =
    path(
      'M-420 18q210-40 420 0q210-40 420 0v580q-210-40-420 0q-210-40-420 0z',
      INK,
      'opacity=".2" transform="translate(12 16)"',
    ) +
    path('M-420 0q210-40 420 0v570q-210-40-420 0z', PAPER) +
    path('M0 0q210-40 420 0v570q-210-40-420 0z', '#ece0c8')
  const ad = drawFace(rng, 'f', { x: adLeft ? -380 : 40, y: 24, w: 340, h: 500 }, accent)
  const tx = adLeft ? 50 : -380
  const text =
    rect(tx, 26, 320, 200, mood.water) +
    circle(tx + 230, 96, 42, mood.sun) +
    polygon(
      [
        [tx, 226],
        [tx + 110, 110],
        [tx + 190, 180],
        [tx + 240, 140],
        [tx + 320, 226],
      ],
      mood.near,
    ) +
    rect(tx, 252, 220, 24, accent) +
    lines(tx + 4, 306, 140, 10, 21) +
    lines(tx + 174, 306, 140, 10, 21)
  return (
    drawTable(scene) +
    group(spread + text + ad, `translate(600 110) rotate(${rng.int(-8, 8)} 0 280)`) +
    (rng.chance(0.6) ? cup(rng.pick([110, 1090]), rng.pick([130, 690]), rng.pick([EMBER, SPRUCE])) : '')
  )
}

/** A rack of brochures and weeklies by a door. */
export function drawRack({ rng, accent, mood }: Scene): string {
  const wall = rng.pick(['#e9dcc0', '#a9bfb2', '#d8a07a', '#35505a', '#f0e3c9'])
  const columns = 4
  const x0 = 180
  const leaflets = Array.from({ length: 12 }, (_, i) => {
    const x = x0 + 24 + (i % columns) * 212
    const y = 86 + Math.floor(i / columns) * 220
    return leaflet(x, y, rng.pick([EMBER, SPRUCE, '#e9b44c', PAPER, '#2c5f73', '#8c4a5a']), mood.snow)
  })
  const star = rng.int(0, 11)
  leaflets[star] = drawFace(
    rng,
    'f',
    { x: x0 + 24 + (star % columns) * 212, y: 62 + Math.floor(star / columns) * 220, w: 164, h: 196 },
    accent,
  )
  const shelves = [0, 1, 2]
    .map((i) => rect(x0, 226 + i * 220, 848, 44, '#6d4029') + rect(x0, 226 + i * 220, 848, 8, '#8a5a3c'))
    .join('')
  return (
    rect(0, 0, 1200, 800, wall) +
    rect(0, 730, 1200, 70, INK, 'opacity=".35"') +
    rect(x0 - 20, 36, 888, 720, '#4d2c1d', 'rx="14"') +
    rect(x0, 52, 848, 690, '#3a2116') +
    leaflets.join('') +
    shelves
  )
}

function leaflet(x: number, y: number, ink: string, snow: string): string {
  return (
    rect(x, y, 164, 170, ink) +
    rect(x + 20, y + 22, 124, 12, snow, 'opacity=".8"') +
    rect(x + 20, y + 46, 80, 10, snow, 'opacity=".6"') +
    circle(x + 82, y + 106, 34, snow, 'opacity=".35"')
  )
}

/** Coasters under glasses on a bar. */
export function drawCoasters(scene: Scene): string {
  const { rng, accent } = scene
  const coaster = (x: number, y: number, id: string, turn: number) =>
    group(
      ellipse(10, 12, 150, 150, INK, 'opacity=".2"') +
        drawFace(rng, id, { x: -146, y: -146, w: 292, h: 292, radius: 146 }, accent) +
        circle(0, 0, 146, 'none', `stroke="${PAPER}" stroke-width="10"`),
      `translate(${x} ${y}) rotate(${turn})`,
    )
  const beer = rng.pick(['#e0a030', '#7a3b1c', '#c8652c', '#f0cf6a'])
  const glass = (x: number, y: number) =>
    circle(x + 14, y + 16, 126, INK, 'opacity=".2"') +
    circle(x, y, 124, PAPER) +
    circle(x, y, 108, beer) +
    path(`M${x - 96} ${y - 30}q40-60 90-50q70-10 100 60q-30-10-60 10q-40-30-70 0q-30-20-60-20z`, PAPER)
  return (
    drawTable(scene) +
    coaster(rng.int(220, 320), rng.int(220, 300), 'f', rng.int(-30, 30)) +
    coaster(rng.int(560, 680), rng.int(520, 590), 'f2', rng.int(-30, 30)) +
    glass(rng.int(930, 1010), rng.int(210, 300)) +
    coaster(rng.int(1010, 1090), rng.int(620, 680), 'f3', rng.int(-30, 30))
  )
}

/** A cork board with the ad pinned among the neighbours' notes. */
export function drawNoticeBoard({ rng, accent, mood }: Scene): string {
  const notes = Array.from({ length: 9 }, (_, i) => {
    const x = 120 + (i % 5) * 210 + rng.int(-20, 20)
    const y = (i < 5 ? 110 : 470) + rng.int(-20, 20)
    const ink = rng.pick([PAPER, '#f0d48a', mood.snow, '#cfe0d6', '#f0b89a'])
    return group(
      rect(0, 0, 160, 200, ink) +
        line('M20 50h120M20 80h120M20 110h80', INK, 7, 'opacity=".35"') +
        circle(80, 14, 11, EMBER),
      `translate(${x} ${y}) rotate(${rng.int(-9, 9)})`,
    )
  })
  const ad = group(
    rect(10, 12, 330, 460, INK, 'opacity=".25"') +
      rect(-12, -12, 354, 484, PAPER) +
      drawFace(rng, 'f', { x: 0, y: 0, w: 330, h: 460 }, accent) +
      circle(165, -2, 15, SPRUCE),
    `translate(${rng.int(260, 620)} 160) rotate(${rng.int(-5, 5)})`,
  )
  return (
    rect(0, 0, 1200, 800, '#6d4029') +
    rect(40, 40, 1120, 720, rng.pick(['#c9975f', '#b9824b', '#8fa693', '#d4ad78'])) +
    notes.join('') +
    ad
  )
}

/** A printed object, standing: a bag or a menu card. */
export function drawPaperBag({ rng, accent, mood }: Scene): string {
  const wall = rng.pick([mood.sky[1], '#e9dcc0', '#a9bfb2', '#e0a27f', '#35505a'])
  const kraft = rng.pick(['#c79a63', '#f3e7cf', '#d7b17c'])
  const bag = (x: number, s: number, id: string) =>
    group(
      path('M20 0h330l22 40v470H0V40z', kraft) +
        path('M350 0l22 40v470l46-30V30z', INK, 'opacity=".22"') +
        path('M350 0l22 40v470l46-30V30z', kraft, 'opacity=".5"') +
        line('M110 6q10-110 75-110t75 110', '#7a4a30', 12) +
        drawFace(rng, id, { x: 46, y: 110, w: 280, h: 320 }, accent),
      `translate(${x} ${760 - 520 * s}) scale(${s})`,
    )
  const two = rng.chance(0.6)
  return (
    rect(0, 0, 1200, 800, wall) +
    rect(0, 640, 1200, 160, '#7a4a30') +
    rect(0, 640, 1200, 14, '#965f3f') +
    (two ? bag(180, 0.84, 'f2') + bag(620, 1.06, 'f') : bag(400, 1.16, 'f')) +
    (two ? '' : circle(230, 690, 62, EMBER) + circle(330, 706, 48, '#e9b44c'))
  )
}
