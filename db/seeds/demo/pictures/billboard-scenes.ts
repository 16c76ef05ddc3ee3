import { drawBackdrop, drawFirs } from './backdrop.ts'
import { drawFace } from './faces.ts'
import { EMBER, INK } from './moods.ts'
import type { Scene } from './setting.ts'
import { drawBus, drawCar, drawLamp, drawPerson, drawRoad } from './street.ts'
import { group, line, path, polygon, rect } from './svg.ts'

const PAINTS = ['#d9572f', '#2c5f73', '#e9b44c', '#f0e6d2', '#7d8f69', '#8c4a5a']

/** A bulletin on posts beside a road. */
export function drawBulletin({ rng, mood, accent }: Scene): string {
  const roadY = rng.int(655, 700)
  const w = rng.int(640, 800)
  const h = Math.round(w / rng.pick([2.15, 2.6, 3]))
  const x = rng.int(90, 1110 - w)
  const y = rng.int(110, 190)
  const firs = drawFirs(rng, mood.near, {
    fromX: rng.pick([-30, 500]),
    toX: rng.pick([480, 1240]),
    baseY: roadY - 8,
    height: rng.int(130, 240),
  })
  const car = drawCar(rng, mood, { x: rng.int(180, 1020), y: 770, scale: 0.86, paint: rng.pick(PAINTS) })
  return (
    drawBackdrop(rng, mood, roadY - rng.int(50, 110)) +
    rect(0, roadY - 112, 1200, 120, mood.ground) +
    firs +
    drawStructure(rng.chance(0.5), { x, y, w, h, baseY: roadY }) +
    lamps(mood.dark, { x, y, w, h, glow: mood.glow }) +
    drawFace(rng, 'f', { x, y, w, h }, accent) +
    drawRoad(mood, roadY) +
    car
  )
}

function drawStructure(
  single: boolean,
  at: { x: number; y: number; w: number; h: number; baseY: number },
): string {
  const post = '#39403f'
  const foot = at.y + at.h
  const legs = single
    ? rect(at.x + at.w / 2 - 24, foot, 48, at.baseY - foot, post)
    : [0.2, 0.5, 0.8].map((share) => rect(at.x + at.w * share - 10, foot, 20, at.baseY - foot, post)).join('')
  return (
    legs +
    rect(at.x - 14, at.y - 14, at.w + 28, at.h + 28, post) +
    rect(at.x - 26, foot + 20, at.w + 52, 9, post)
  )
}

function lamps(lit: boolean, at: { x: number; y: number; w: number; h: number; glow: string }): string {
  const arms = [0.15, 0.38, 0.62, 0.85].map((share) => {
    const x = at.x + at.w * share
    const beam = lit
      ? polygon(
          [
            [x, at.y + at.h + 46],
            [x - 90, at.y - 40],
            [x + 90, at.y - 40],
          ],
          at.glow,
          'opacity=".2"',
        )
      : ''
    return beam + line(`M${x} ${at.y + at.h + 22}v26h14`, '#39403f', 7)
  })
  return arms.join('')
}

/** Seen from the driver's seat, the road running to the horizon. */
export function drawApproach({ rng, mood, accent }: Scene): string {
  const horizon = rng.int(440, 500)
  const right = rng.chance(0.5)
  const vanish = right ? 480 : 720
  const w = rng.int(470, 560)
  const h = Math.round(w / 2.2)
  const x = right ? 1140 - w : 60
  const y = rng.int(110, 160)
  const road = polygon(
    [
      [vanish - 14, horizon],
      [vanish + 14, horizon],
      [1130, 800],
      [70, 800],
    ],
    mood.road,
  )
  const marks = [
    [0.12, 0.17],
    [0.25, 0.36],
    [0.5, 0.7],
    [0.85, 1],
  ]
    .map(([a, b]) => lane(vanish, horizon, a ?? 0, b ?? 1))
    .join('')
  const firs = drawFirs(rng, mood.near, {
    fromX: right ? -40 : 780,
    toX: right ? 420 : 1240,
    baseY: horizon + 30,
    height: 210,
  })
  return (
    drawBackdrop(rng, mood, horizon) +
    rect(0, horizon, 1200, 360, mood.ground) +
    firs +
    road +
    marks.replaceAll('LANE', mood.glow) +
    drawStructure(true, { x, y, w, h, baseY: horizon + 170 }) +
    drawFace(rng, 'f', { x, y, w, h }, accent)
  )
}

function lane(vanish: number, horizon: number, from: number, to: number): string {
  const at = (t: number, side: number) =>
    [vanish + (600 - vanish) * t + side * (1.5 + 10 * t), horizon + (800 - horizon) * t] as const
  return polygon([at(from, -1), at(from, 1), at(to, 1), at(to, -1)], 'LANE')
}

/** A painted or hung wall with people on the sidewalk below it. */
export function drawWall({ rng, mood, accent }: Scene): string {
  const brick = rng.pick(['#a8553b', '#8f4636', '#b98a5e', '#6b7a74', '#c9b48e'])
  const x = rng.int(90, 300)
  const w = rng.int(620, 780)
  const top = rng.int(50, 110)
  const courses = Array.from({ length: 16 }, (_, i) => `M${x} ${top + 36 + i * 38}h${w}`).join('')
  const inset = rng.int(40, 80)
  const face = drawFace(
    rng,
    'f',
    { x: x + inset, y: top + 46, w: w - inset * 2, h: rng.int(370, 414) },
    accent,
  )
  const people = Array.from({ length: rng.int(2, 5) }, () =>
    drawPerson(rng, { x: rng.int(60, 1140), y: 716, scale: 1 }),
  ).join('')
  return (
    drawBackdrop(rng, mood, 560) +
    rect(0, 540, 1200, 190, mood.mid) +
    rect(x, top, w, 640, brick) +
    line(courses, INK, 2, 'opacity=".16"') +
    rect(x - 12, top - 16, w + 24, 20, INK, 'opacity=".65"') +
    face +
    shopfronts(x, w, mood.glow) +
    rect(0, 690, 1200, 34, mood.ground) +
    drawRoad(mood, 724) +
    people +
    drawLamp(mood, x > 200 ? 70 : 1040, 716)
  )
}

function shopfronts(x: number, w: number, glow: string): string {
  const bay = w / 4
  return [0, 1, 2, 3]
    .map(
      (i) =>
        rect(x + i * bay + 16, 588, bay - 32, 102, glow) +
        rect(x + i * bay + 8, 570, bay - 16, 24, i % 2 ? EMBER : '#1e4d41'),
    )
    .join('')
}

/** A face on the roof of a low block of shops. */
export function drawRooftop({ rng, mood, accent }: Scene): string {
  const w = rng.int(460, 620)
  const h = Math.round(w / rng.pick([1.9, 2.2, 2.6]))
  const x = rng.int(200, 1000 - w)
  const roof = rng.int(470, 520)
  const y = roof - h - 46
  const wall = rng.pick(['#e3d3b3', '#7f9d91', '#c98a63', '#d8b25a', '#8a6a70'])
  const bx = x - rng.int(70, 150)
  const bw = w + rng.int(200, 260)
  const struts = [0.1, 0.35, 0.65, 0.9]
    .map((share) => line(`M${x + w * share} ${roof}v-60M${x + w * share} ${roof - 6}l-34-40`, '#39403f', 8))
    .join('')
  const windows = Array.from({ length: 6 }, (_, i) =>
    rect(bx + 30 + (i * (bw - 60)) / 6, roof + 44, (bw - 60) / 6 - 22, 110, mood.glow),
  ).join('')
  return (
    drawBackdrop(rng, mood, 600) +
    rect(0, 590, 1200, 110, mood.ground) +
    drawFirs(rng, mood.near, { fromX: -20, toX: bx - 30, baseY: 690, height: 190 }) +
    rect(bx, roof, bw, 700 - roof, wall) +
    rect(bx - 12, roof - 8, bw + 24, 22, INK, 'opacity=".7"') +
    windows +
    path(`M${bx} ${roof + 30}h${bw}l14 26H${bx - 14}z`, accent) +
    struts +
    rect(x - 10, y - 10, w + 20, h + 20, '#39403f') +
    drawFace(rng, 'f', { x, y, w, h }, accent) +
    drawRoad(mood, 700) +
    drawCar(rng, mood, { x: rng.int(150, 1050), y: 776, scale: 0.7, paint: rng.pick(PAINTS) })
  )
}

/** A bus shelter with its lit panel, and a bus on the way. */
export function drawShelter({ rng, mood, accent }: Scene): string {
  const x = rng.int(220, 420)
  const glass = `fill-opacity="${mood.dark ? '.14' : '.3'}"`
  const roof = path(`M${x - 40} 250h640l26 30H${x - 66}z`, '#2c3534')
  const frame =
    rect(x, 280, 12, 400, '#2c3534') +
    rect(x + 550, 280, 12, 400, '#2c3534') +
    rect(x + 12, 300, 540, 340, mood.snow, glass)
  const bench =
    rect(x + 50, 590, 230, 14, '#8a5a3c') +
    rect(x + 70, 604, 10, 76, '#2c3534') +
    rect(x + 250, 604, 10, 76, '#2c3534')
  const panelX = x + 320
  const halo = mood.dark ? rect(panelX - 24, 292, 266, 380, mood.glow, 'opacity=".28" rx="26"') : ''
  const panel =
    halo +
    rect(panelX, 306, 220, 350, '#2c3534', 'rx="8"') +
    drawFace(rng, 'f', { x: panelX + 12, y: 318, w: 196, h: 300 }, accent)
  const people =
    drawPerson(rng, { x: x + 120, y: 690, scale: 1.25 }) +
    (rng.chance(0.6) ? drawPerson(rng, { x: x + 240, y: 692, scale: 1.2 }) : '')
  const bus = rng.chance(0.6)
    ? group(
        drawBus(mood, { x: 0, y: 0, scale: 0.8, paint: rng.pick([EMBER, accent, '#1e4d41']) }),
        `translate(${x > 320 ? 90 : 1110} 778)`,
      )
    : ''
  return (
    drawBackdrop(rng, mood, 560) +
    rect(0, 552, 1200, 150, mood.mid) +
    rect(0, 660, 1200, 60, mood.ground) +
    frame +
    bench +
    panel +
    roof +
    people +
    drawRoad(mood, 714) +
    bus
  )
}

/** Close up: the face nearly fills the frame, tilted as one sees it from below. */
export function drawCloseUp({ rng, mood, accent }: Scene): string {
  const tilt = rng.pick([-5, -3, 3, 5])
  const h = rng.int(400, 470)
  const board =
    rect(86, 116, 1028, h + 28, '#39403f') +
    drawFace(rng, 'f', { x: 100, y: 130, w: 1000, h }, accent) +
    rect(70, h + 160, 1060, 14, '#39403f') +
    rect(420, h + 144, 50, 400, '#39403f') +
    rect(730, h + 144, 50, 400, '#39403f')
  return (
    drawBackdrop(rng, mood, 720) +
    group(board, `rotate(${tilt} 600 400)`) +
    drawFirs(rng, mood.near, { fromX: -30, toX: 1240, baseY: 810, height: 130 })
  )
}
