import type { Venue } from '#domain/vocabulary.ts'
import { drawBackdrop, drawFerry, drawFirs } from './backdrop.ts'
import { drawFace } from './faces.ts'
import { EMBER, INK, type Mood, PAPER, SPRUCE } from './moods.ts'
import type { Scene } from './setting.ts'
import { drawCar, drawPerson, drawRoad } from './street.ts'
import { circle, clipped, ellipse, group, line, path, rect } from './svg.ts'

/** A lit face high on a pole, its light thrown around it. */
export function drawLedPole({ rng, mood, accent }: Scene): string {
  const x = rng.int(160, 420)
  const w = rng.int(600, 680)
  const glow = rect(x - 60, 80, w + 120, 400, accent, 'opacity=".25" rx="70"')
  const frame =
    rect(x - 18, 122, w + 36, 316, '#141b1c', 'rx="12"') + rect(x + w / 2 - 30, 430, 60, 260, '#2b3434')
  const face = drawFace(rng, 'f', { x, y: 140, w, h: 280 }, accent)
  const car = drawCar(rng, mood, {
    x: rng.int(160, 1000),
    y: 772,
    scale: 0.85,
    paint: rng.pick([EMBER, '#f0e6d2', '#2c5f73']),
  })
  return (
    drawBackdrop(rng, mood, 600) +
    rect(0, 590, 1200, 110, mood.ground) +
    drawFirs(rng, mood.near, {
      fromX: x > 300 ? -30 : 880,
      toX: x > 300 ? 260 : 1240,
      baseY: 690,
      height: 260,
    }) +
    glow +
    frame +
    face +
    pixels(x, 140, w, 280) +
    drawRoad(mood, 692) +
    car
  )
}

/** A portrait screen on the sidewalk. */
export function drawKiosk({ rng, mood, accent }: Scene): string {
  const x = rng.int(330, 620)
  const kiosk =
    rect(x - 46, 70, 392, 660, accent, 'opacity=".22" rx="60"') +
    rect(x, 110, 300, 600, '#141b1c', 'rx="20"') +
    drawFace(rng, 'f', { x: x + 20, y: 132, w: 260, h: 462, radius: 6 }, accent) +
    pixels(x + 20, 132, 260, 462) +
    rect(x + 120, 630, 60, 8, accent, 'rx="4"') +
    rect(x - 20, 704, 340, 20, '#141b1c', 'rx="8"')
  const people = [rng.int(80, 230), rng.int(960, 1120), rng.int(240, 300)]
    .slice(0, rng.int(1, 3))
    .map((px) => drawPerson(rng, { x: px, y: 724, scale: 1.7 }))
    .join('')
  return (
    drawBackdrop(rng, mood, 580) +
    rect(0, 570, 1200, 130, mood.mid) +
    rect(0, 670, 1200, 130, mood.ground) +
    line(
      'M0 670H1200M-40 800l180-130M400 800l70-130M820 800l-50-130M1230 800l-150-130',
      mood.snow,
      3,
      'opacity=".4"',
    ) +
    kiosk +
    people
  )
}

/** Screens on an inside wall, with the furniture of the venue in front and the Sound in the window. */
export function drawInterior({ rng, mood, accent, venue }: Scene): string {
  const wall = rng.pick(['#24493f', '#3a3a4e', '#8a4b38', '#d8c7a4', '#2f4f5c', '#b8863b', '#56463c'])
  const landscape = rng.chance(0.5)
  const screen = landscape
    ? { x: rng.pick([90, 470]), y: 150, w: 620, h: 350 }
    : { x: rng.pick([150, 430, 700]), y: 96, w: 270, h: 460 }
  const windowX = screen.x > 400 ? 70 : screen.x + screen.w + 90
  const windowW = Math.min(1130 - windowX, screen.x > 400 ? screen.x - 150 : 380)
  const view =
    rect(windowX - 12, 118, windowW + 24, 404, INK) +
    clipped(
      'v',
      { x: windowX, y: 130, w: windowW, h: 380 },
      group(drawBackdrop(rng, mood, 600), 'translate(-60 -30) scale(.62)'),
    ) +
    rect(windowX + windowW / 2 - 5, 130, 10, 380, INK)
  const lit =
    rect(screen.x - 40, screen.y - 40, screen.w + 80, screen.h + 80, accent, 'opacity=".3" rx="44"') +
    rect(screen.x - 14, screen.y - 14, screen.w + 28, screen.h + 28, '#10181a', 'rx="10"') +
    drawFace(rng, 'f', screen, accent) +
    pixels(screen.x, screen.y, screen.w, screen.h)
  const floor = rect(0, 610, 1200, 190, mood.dark ? '#1b2423' : '#cbb48b')
  return (
    rect(0, 0, 1200, 800, wall) +
    rect(0, 0, 1200, 60, INK, 'opacity=".2"') +
    view +
    lit +
    floor +
    rect(0, 600, 1200, 14, INK, 'opacity=".35"') +
    drawProps(venue, { mood, accent })
  )
}

function pixels(x: number, y: number, w: number, h: number): string {
  const rows = Array.from({ length: Math.floor(h / 26) }, (_, i) => `M${x} ${y + 13 + i * 26}h${w}`).join('')
  return line(rows, '#fff', 1.5, 'opacity=".16"')
}

type PropInks = { mood: Mood; accent: string }

const PROPS: Partial<Record<Venue, (inks: PropInks) => string>> = {
  bar: barProps,
  restaurant: tableProps,
  gym: gymProps,
  transit: platformProps,
  ferry: ferryProps,
  airport: airportProps,
  retail: shelfProps,
  campus: lobbyProps,
  office: lobbyProps,
  stadium: railProps,
}

function drawProps(venue: Venue | undefined, inks: PropInks): string {
  return (venue ? (PROPS[venue] ?? lobbyProps) : lobbyProps)(inks)
}

function pendants(xs: readonly number[], mood: Mood): string {
  return xs
    .map(
      (x) =>
        line(`M${x} 0v70`, INK, 5) +
        path(`M${x - 44} 108a44 40 0 0 1 88 0z`, EMBER) +
        circle(x, 112, 15, mood.glow),
    )
    .join('')
}

function barProps({ mood, accent }: PropInks): string {
  const taps = [0, 1, 2, 3]
    .map(
      (i) =>
        rect(480 + i * 70, 560, 12, 60, '#d9b36c') +
        rect(474 + i * 70, 528, 24, 40, [EMBER, accent, PAPER, SPRUCE][i] ?? PAPER, 'rx="8"'),
    )
    .join('')
  const stools = [140, 400, 660, 920, 1100]
    .map((x) => rect(x - 46, 706, 92, 18, EMBER, 'rx="9"') + line(`M${x} 724v80`, INK, 10))
    .join('')
  const glasses = [180, 300, 900]
    .map((x) => path(`M${x} 560h46l-7 62h-32z`, '#e9b44c') + rect(x - 2, 552, 50, 16, PAPER, 'rx="8"'))
    .join('')
  return (
    pendants([220, 600, 980], mood) +
    taps +
    glasses +
    rect(0, 620, 1200, 36, '#6d4029') +
    rect(0, 656, 1200, 150, '#4d2c1d') +
    stools
  )
}

function tableProps({ mood }: PropInks): string {
  const table = (x: number) =>
    ellipse(x, 660, 170, 26, '#7a4a30') +
    rect(x - 10, 660, 20, 140, INK) +
    ellipse(x - 50, 648, 46, 10, PAPER) +
    path(`M${x + 40} 600h34l-5 50h-24z`, mood.snow)
  return pendants([300, 860], mood) + table(300) + table(860)
}

function gymProps({ accent }: PropInks): string {
  const bell = (x: number, y: number, s: number) =>
    group(
      rect(-60, -7, 120, 14, '#9aa5a3') +
        rect(-86, -38, 28, 76, INK, 'rx="8"') +
        rect(58, -38, 28, 76, INK, 'rx="8"'),
      `translate(${x} ${y}) scale(${s})`,
    )
  const mill = group(
    path('M0 150h250l30 24H-20z', INK) +
      line('M30 150L70-40h70', '#9aa5a3', 14) +
      rect(96, -74, 90, 54, accent, 'rx="8"'),
    'translate(820 560)',
  )
  return (
    rect(70, 636, 480, 16, INK) +
    rect(70, 716, 480, 16, INK) +
    rect(90, 600, 14, 180, INK) +
    rect(516, 600, 14, 180, INK) +
    bell(200, 610, 0.8) +
    bell(420, 610, 0.8) +
    bell(200, 690, 0.9) +
    bell(420, 690, 0.9) +
    mill
  )
}

function platformProps({ mood, accent }: PropInks): string {
  const windows = [0, 1, 2, 3, 4, 5]
    .map((i) => rect(-30 + i * 215, 600, 180, 84, mood.glow, 'rx="12"'))
    .join('')
  return (
    rect(-40, 560, 1280, 200, PAPER, 'rx="30"') +
    rect(-40, 712, 1280, 26, accent) +
    windows +
    rect(0, 770, 1200, 30, '#e9b44c')
  )
}

function ferryProps({ mood }: PropInks): string {
  const seats = [60, 350, 640, 930]
    .map(
      (x) =>
        rect(x, 640, 220, 76, SPRUCE, 'rx="16"') +
        rect(x + 10, 706, 200, 40, '#173a31', 'rx="10"') +
        rect(x + 30, 744, 14, 60, INK) +
        rect(x + 176, 744, 14, 60, INK),
    )
    .join('')
  return group(drawFerry(0, 0, mood), 'translate(1010 596) scale(.6)') + line('M0 622h1200', PAPER, 8) + seats
}

function airportProps({ mood }: PropInks): string {
  const case1 =
    rect(900, 640, 100, 130, EMBER, 'rx="14"') + line('M926 640v-60h48v60M930 670v70M970 670v70', INK, 7)
  const seats =
    [120, 270, 420].map((x) => path(`M${x} 600h110v80h30v22h-140z`, SPRUCE)).join('') +
    rect(110, 702, 470, 12, INK) +
    rect(150, 712, 12, 80, INK) +
    rect(520, 712, 12, 80, INK)
  return seats + case1 + path('M640 90l120-34q30-6 40 6l-150 48zM690 76l-30-40h16l60 30z', mood.snow)
}

function shelfProps({ accent }: PropInks): string {
  const inks = [EMBER, accent, '#e9b44c', PAPER, '#7d8f69']
  const jars = Array.from({ length: 15 }, (_, i) =>
    rect(40 + i * 78, 560 + (i % 3) * 12, 52, 76 - (i % 3) * 12, inks[i % 5] ?? PAPER, 'rx="8"'),
  ).join('')
  const fruit = Array.from({ length: 15 }, (_, i) =>
    circle(66 + i * 78, 706, 30, inks[(i * 2 + 1) % 5] ?? PAPER),
  ).join('')
  return (
    jars +
    rect(0, 636, 1200, 18, '#6d4029') +
    fruit +
    rect(0, 716, 1200, 90, '#8a5a3c') +
    line('M0 750h1200', INK, 3, 'opacity=".3"')
  )
}

function lobbyProps({ mood }: PropInks): string {
  const plant = (x: number) =>
    path(
      `M${x} 640q-70-90-30-170q40 60 30 170q0-120 60-190q10 110-60 190q40-70 110-80q-20 80-110 80z`,
      '#3f7d5c',
    ) + path(`M${x - 44} 640h88l-14 100h-60z`, EMBER)
  const bench =
    rect(430, 660, 420, 40, '#8a5a3c', 'rx="10"') + rect(460, 700, 16, 80, INK) + rect(804, 700, 16, 80, INK)
  return plant(130) + plant(1060) + bench + ellipse(640, 650, 60, 12, mood.snow, 'opacity=".5"')
}

function railProps({ accent }: PropInks): string {
  const seats = Array.from(
    { length: 20 },
    (_, i) =>
      rect(10 + i * 60, 660, 46, 54, i % 4 ? accent : EMBER, 'rx="12"') +
      rect(-20 + i * 62, 726, 50, 60, SPRUCE, 'rx="12"'),
  ).join('')
  return line('M0 620h1200M0 644h1200', PAPER, 7) + seats
}
