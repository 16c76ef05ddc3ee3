import type { AdType } from '../../vocabulary.ts'
import type { ArtworkSpec } from './spec.ts'

/** A format of the trade under its name. */
export interface ArtworkPreset {
  id: string
  label: string
  spec: ArtworkSpec
}

const INCH = 1000
const FOOT = 12 * INCH

/** Height first, as the trade writes it. */
function outdoor(id: string, label: string, [height, width]: [number, number], scale = 10): ArtworkPreset {
  const bleed = scale === 10 ? INCH / 2 : INCH / 4
  return { id, label, spec: { kind: 'print', width, height, scale, bleed, dpi: 300 } }
}

/** Width first, as pages are measured. */
function page(id: string, label: string, [width, height]: [number, number]): ArtworkPreset {
  return { id, label, spec: { kind: 'print', width, height, scale: 1, bleed: INCH / 8, dpi: 300 } }
}

function screen(width: number, height: number, filmMs: number | null = null): ArtworkPreset {
  const film = filmMs === null ? '' : `, film of ${filmMs / 1000} seconds`
  const label = `Screen ${width} × ${height}${film}`
  return {
    id: `screen-${width}x${height}${filmMs ?? ''}`,
    label,
    spec: { kind: 'screen', width, height, filmMs },
  }
}

function spot(seconds: number): ArtworkPreset {
  return {
    id: `spot-${seconds}`,
    label: `:${seconds} spot`,
    spec: { kind: 'sound', seconds, takesScript: true },
  }
}

function post(id: string, label: string, width: number, height: number): ArtworkPreset {
  return { id, label, spec: { kind: 'picture', width, height } }
}

export const ANY: ArtworkPreset = {
  id: 'any',
  label: 'Any file, as agreed in the thread',
  spec: { kind: 'any' },
}
const NONE: ArtworkPreset = { id: 'none', label: 'No artwork needed', spec: { kind: 'none' } }

/** Formats by medium, the commonest first. */
const PRESETS: Record<AdType, readonly ArtworkPreset[]> = {
  billboard: [
    outdoor('bulletin', 'Bulletin, 14 × 48 ft', [14 * FOOT, 48 * FOOT]),
    outdoor('large', 'Large bulletin, 20 × 60 ft', [20 * FOOT, 60 * FOOT]),
    outdoor('bulletin-36', 'Bulletin, 10 ft 6 in × 36 ft', [126 * INCH, 36 * FOOT]),
    outdoor('poster', 'Poster, 10 ft 5 in × 22 ft 8 in', [125 * INCH, 272 * INCH]),
    outdoor('junior', 'Junior poster, 5 × 11 ft', [5 * FOOT, 11 * FOOT]),
    outdoor('shelter', 'Bus shelter, 67 × 46 in', [67 * INCH, 46 * INCH], 4),
    outdoor('king', 'Bus king, 30 × 144 in', [30 * INCH, 144 * INCH], 4),
  ],
  digital: [
    screen(1920, 1080),
    screen(1080, 1920),
    screen(1400, 400),
    screen(1920, 1080, 8000),
    screen(1920, 1080, 15_000),
  ],
  print: [
    page('quarter', 'Quarter page, 4.9 × 6.1 in', [4900, 6100]),
    page('half', 'Half page, 10 × 10.25 in', [10_000, 10_250]),
    page('full', 'Full page, 10 × 21 in', [10_000, 21_000]),
    page('letter', 'Magazine page, 8.5 × 11 in', [8500, 11_000]),
  ],
  radio: [spot(30), spot(15), spot(60)],
  event: [ANY],
  social: [
    post('square', 'Square post, 1080 × 1080', 1080, 1080),
    post('portrait', 'Portrait post, 1080 × 1350', 1080, 1350),
    post('story', 'Story, 1080 × 1920', 1080, 1920),
    post('link', 'Link or newsletter, 1200 × 628', 1200, 628),
  ],
}

/** Working days that the trade asks for. */
export const WORKING_DAYS: Record<AdType, number> = {
  billboard: 10,
  digital: 3,
  print: 5,
  radio: 3,
  event: 10,
  social: 3,
}

export function listPresets(medium: AdType): ArtworkPreset[] {
  const own = PRESETS[medium]
  return [...own, ...(own.includes(ANY) ? [] : [ANY]), NONE]
}
