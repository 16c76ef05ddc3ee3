import type { Seeded } from '../seeded.ts'
import type { Mood } from './moods.ts'
import { circle, line, type Point, path, polygon, rect } from './svg.ts'

const W = 1200

/** Sky, sun or moon, weather, and what the Sound puts on its horizon at `horizonY`. */
export function drawBackdrop(rng: Seeded, mood: Mood, horizonY: number): string {
  const kind = rng.pick(['rainier', 'rainier', 'skyline', 'skyline', 'hills', 'water', 'olympics'] as const)
  const parts = [drawSky(rng, mood), drawSun(rng, mood, horizonY), drawWeather(rng, mood, horizonY)]
  if (kind === 'rainier') parts.push(drawRainier(rng, mood, horizonY), drawHills(rng, mood.mid, horizonY, 60))
  if (kind === 'olympics') parts.push(drawRange(rng, mood, horizonY), drawHills(rng, mood.mid, horizonY, 34))
  if (kind === 'skyline') parts.push(drawSkyline(rng, mood, horizonY))
  if (kind === 'hills')
    parts.push(drawHills(rng, mood.far, horizonY, 150), drawHills(rng, mood.mid, horizonY, 80))
  if (kind === 'water') parts.push(drawRange(rng, mood, horizonY - 60), drawWater(rng, mood, horizonY))
  return parts.join('')
}

function drawSky(rng: Seeded, mood: Mood): string {
  const [top, bottom] = mood.sky
  const style = rng.pick(['gradient', 'gradient', 'bands', 'flat'] as const)
  const gradient = `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset=".75" stop-color="${bottom}"/></linearGradient>`
  if (style === 'gradient') return gradient + rect(0, 0, W, 800, 'url(#sky)')
  if (style === 'flat')
    return rect(0, 0, W, 800, bottom) + rect(0, 0, W, rng.int(150, 330), top, 'opacity=".55"')
  const bands = Array.from({ length: 5 }, (_, i) => rect(0, 0, W, 90 + i * 95, top, 'opacity=".24"'))
  return rect(0, 0, W, 800, bottom) + bands.join('')
}

function drawSun(rng: Seeded, mood: Mood, horizonY: number): string {
  if (mood.name === 'overcast') return ''
  const x = rng.int(120, 1080)
  const low = mood.name === 'dawn' || mood.name === 'golden' || mood.name === 'dusk'
  const y = low ? horizonY - rng.int(60, 170) : rng.int(90, 220)
  const r = mood.name === 'night' ? rng.int(34, 54) : rng.int(58, 120)
  if (mood.name === 'night' && rng.chance(0.6)) {
    const cut = path(
      `M${x} ${y - r}a${r} ${r} 0 1 0 ${r} ${r}a${r * 0.8} ${r * 0.8} 0 0 1-${r}-${r}z`,
      mood.sun,
    )
    return cut
  }
  const halo = rng.chance(0.45) ? circle(x, y, r * 1.6, mood.sun, 'opacity=".22"') : ''
  return halo + circle(x, y, r, mood.sun)
}

function drawWeather(rng: Seeded, mood: Mood, horizonY: number): string {
  if (mood.name === 'night' || mood.name === 'spruce') return drawStars(rng, mood, horizonY)
  if (mood.name === 'overcast' && rng.chance(0.6)) return drawClouds(rng, mood, 4) + drawRain(rng)
  if (mood.name === 'paper') return rng.chance(0.4) ? drawClouds(rng, mood, 2) : ''
  return drawClouds(rng, mood, rng.int(0, 3))
}

function drawStars(rng: Seeded, mood: Mood, horizonY: number): string {
  let d = ''
  for (let i = 0; i < 34; i++) d += `M${rng.int(0, W)} ${rng.int(10, horizonY - 120)}h0`
  return line(d, mood.sun, 4, 'opacity=".8"')
}

function drawClouds(rng: Seeded, mood: Mood, count: number): string {
  return Array.from({ length: count }, () => {
    const x = rng.int(-60, 1000)
    const y = rng.int(70, 300)
    const w = rng.int(150, 330)
    const h = rng.int(26, 44)
    const lobe = `M${x} ${y}h${w}a${h / 2} ${h / 2} 0 0 0 0-${h}h-${w * 0.2}a${h} ${h} 0 0 0-${h * 2} 0h-${w * 0.5 - h}a${h / 2} ${h / 2} 0 0 0 0 ${h}z`
    return path(lobe, mood.snow, 'opacity=".7"')
  }).join('')
}

function drawRain(rng: Seeded): string {
  let d = ''
  for (let i = 0; i < 46; i++) d += `M${rng.int(0, W)} ${rng.int(0, 640)}l-9 34`
  return line(d, '#ffffff', 3, 'opacity=".55"')
}

/** The mountain: broad shoulders, three summits, snow that runs down in fingers. */
function drawRainier(rng: Seeded, mood: Mood, horizonY: number): string {
  const cx = rng.int(260, 940)
  const half = rng.int(360, 520)
  const top = horizonY - rng.int(250, 340)
  const at = (dx: number, t: number): Point => [cx + dx * half, top + t * (horizonY - top)]
  const body = polygon(
    [
      at(-1, 1),
      at(-0.62, 0.62),
      at(-0.4, 0.4),
      at(-0.15, 0.06),
      at(-0.06, 0.03),
      at(0.02, 0),
      at(0.1, 0.05),
      at(0.17, 0.1),
      at(0.42, 0.44),
      at(0.7, 0.68),
      at(1, 1),
    ],
    mood.far,
  )
  const snow = polygon(
    [
      at(-0.34, 0.32),
      at(-0.15, 0.06),
      at(-0.06, 0.03),
      at(0.02, 0),
      at(0.1, 0.05),
      at(0.17, 0.1),
      at(0.36, 0.36),
      at(0.27, 0.34),
      at(0.23, 0.5),
      at(0.15, 0.36),
      at(0.06, 0.62),
      at(0, 0.38),
      at(-0.1, 0.54),
      at(-0.17, 0.34),
      at(-0.24, 0.46),
    ],
    mood.snow,
  )
  const shade = polygon(
    [
      at(0.02, 0),
      at(0.1, 0.05),
      at(0.17, 0.1),
      at(0.42, 0.44),
      at(0.7, 0.68),
      at(1, 1),
      at(0.3, 1),
      at(0.1, 0.5),
    ],
    mood.near,
    'opacity=".14"',
  )
  return body + snow + shade
}

/** A saw of lower peaks, as the Olympics stand across the water. */
function drawRange(rng: Seeded, mood: Mood, horizonY: number): string {
  const ridge: Point[] = [[0, horizonY]]
  const caps: string[] = []
  for (let x = -40; x < W + 80; x += rng.int(70, 120)) {
    const y = horizonY - rng.int(70, 190)
    ridge.push([x, y], [x + 45, y + rng.int(40, 70)])
    caps.push(
      polygon(
        [
          [x - 20, y + 27],
          [x, y],
          [x + 26, y + 34],
          [x + 8, y + 24],
          [x - 6, y + 38],
        ],
        mood.snow,
      ),
    )
  }
  ridge.push([W, horizonY])
  return polygon(ridge, mood.far) + caps.join('')
}

export function drawHills(rng: Seeded, fill: string, baseY: number, height: number): string {
  let d = `M0 ${baseY + 4}V${baseY - rng.int(20, height)}`
  for (let x = 0; x < W; x += 300) {
    const crest = baseY - rng.int(Math.round(height * 0.3), height)
    d += `Q${x + 150} ${crest - height * 0.35} ${x + 300} ${crest}`
  }
  return path(`${d}V${baseY + 4}Z`, fill)
}

function drawSkyline(rng: Seeded, mood: Mood, horizonY: number): string {
  const back = drawTowers(rng, { fill: mood.far, baseY: horizonY, min: 90, max: 300, step: 70 })
  const front = drawTowers(rng, { fill: mood.mid, baseY: horizonY, min: 50, max: 190, step: 90 })
  const needle = rng.chance(0.6) ? drawNeedle(rng.int(140, 1060), horizonY, mood.mid) : ''
  return back + needle + front + drawWindows(rng, mood, horizonY)
}

function drawTowers(
  rng: Seeded,
  row: { fill: string; baseY: number; min: number; max: number; step: number },
): string {
  let d = ''
  for (let x = rng.int(-40, 20); x < W; x += row.step + rng.int(-14, 26)) {
    const h = rng.int(row.min, row.max)
    const w = row.step - rng.int(4, 22)
    const top = row.baseY - h
    const slant = rng.chance(0.3) ? rng.int(14, 40) : 0
    d += `M${x} ${row.baseY}V${top + slant}L${x + w} ${top}V${row.baseY}Z`
    if (rng.chance(0.2)) d += `M${x + w / 2 - 3} ${top + 6}v-46h6v46z`
  }
  return path(d, row.fill)
}

/** A saucer on three legs: enough of a needle to say which city this is. */
function drawNeedle(x: number, baseY: number, fill: string): string {
  const top = baseY - 330
  return path(
    `M${x - 34} ${baseY}L${x - 8} ${top + 60}h16L${x + 34} ${baseY}h-14L${x} ${top + 150}L${x - 20} ${baseY}ZM${x - 58} ${top + 52}q58-34 116 0q-20 22-58 22t-58-22zM${x - 30} ${top + 34}q30-22 60 0zM${x - 3} ${top + 30}l3-70l3 70z`,
    fill,
  )
}

function drawWindows(rng: Seeded, mood: Mood, horizonY: number): string {
  if (!mood.dark) return ''
  let d = ''
  for (let i = 0; i < 60; i++) d += `M${rng.int(10, 1190)} ${horizonY - rng.int(10, 150)}h8v10h-8z`
  return path(d, mood.glow, 'opacity=".75"')
}

function drawWater(rng: Seeded, mood: Mood, horizonY: number): string {
  let glints = ''
  for (let i = 0; i < 14; i++)
    glints += `M${rng.int(0, 1150)} ${horizonY - rng.int(4, 52)}h${rng.int(24, 90)}`
  const sea = rect(0, horizonY - 60, W, 70, mood.water) + line(glints, mood.snow, 3, 'opacity=".5"')
  return rng.chance(0.6) ? sea + drawFerry(rng.int(120, 900), horizonY - 44, mood) : sea
}

export function drawFerry(x: number, y: number, mood: Mood): string {
  const hull = path(`M${x} ${y}h190l-16 26h-158z`, mood.near)
  const decks =
    rect(x + 14, y - 20, 162, 20, mood.snow) +
    rect(x + 40, y - 36, 110, 16, mood.snow) +
    rect(x + 84, y - 54, 18, 18, mood.near)
  return (
    hull +
    decks +
    line(`M${x + 22} ${y - 10}h146M${x + 48} ${y - 28}h94`, mood.mid, 5, 'stroke-dasharray="10 9"')
  )
}

/** A stand of firs between `fromX` and `toX`; stepped boughs, no two of a height. */
export function drawFirs(
  rng: Seeded,
  fill: string,
  stand: { fromX: number; toX: number; baseY: number; height: number },
): string {
  let d = ''
  const gap = stand.height * 0.27
  for (let x = stand.fromX; x < stand.toX; x += gap * (0.7 + rng.next() * 0.8)) {
    const h = Math.round(stand.height * (0.55 + rng.next() * 0.55))
    const w = Math.round(h * 0.19)
    const third = Math.round(h * 0.3)
    const top = Math.round(stand.baseY - h)
    d += `M${Math.round(x)} ${top}l${Math.round(w * 0.5)} ${third}h-${Math.round(w * 0.2)}l${Math.round(w * 0.5)} ${third}h-${Math.round(w * 0.25)}l${Math.round(w * 0.45)} ${third}h-${w * 2}l${Math.round(w * 0.45)}-${third}h-${Math.round(w * 0.25)}l${Math.round(w * 0.5)}-${third}h-${Math.round(w * 0.2)}z`
  }
  return path(d, fill)
}
