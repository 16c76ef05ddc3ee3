import { type ArtworkDemand, type ArtworkSpec, type PrintSpec, pageOf } from './spec.ts'

interface Size {
  width: number
  height: number
}

/** Thousandths of an inch → "57.6". */
export function toInches(mils: number): string {
  return String(Math.round(mils) / 1000)
}

/** The trade names a space by its height first: "14 × 48 ft", "4.9 × 6.1 in" is width first for a page. */
export function describeFullSize({ width, height, scale }: PrintSpec): string {
  const isFeet = scale > 1 && width % 12_000 === 0 && height % 12_000 === 0
  if (isFeet) return `${height / 12_000} × ${width / 12_000} ft`
  return describeInches({ width, height })
}

/** Width first, as files are measured: "57.6 × 16.8 in". */
export function describeInches({ width, height }: Size): string {
  return `${toInches(width)} × ${toInches(height)} in`
}

export function describePixels({ width, height }: Size): string {
  return `${width} × ${height} pixels`
}

/** 29_900 → "29.9 seconds". */
export function describeSeconds(ms: number): string {
  const seconds = Math.round(ms / 100) / 10
  return seconds === 1 ? '1 second' : `${seconds} seconds`
}

/** Of a spot: ":30". */
export function describeSpot(seconds: number): string {
  return `:${String(seconds).padStart(2, '0')}`
}

/** In one sentence for buyers: what to send. */
export function describeSpec(spec: ArtworkSpec): string {
  switch (spec.kind) {
    case 'print':
      return describePrint(spec)
    case 'screen': {
      const film = spec.filmMs === null ? '' : ` or a film of ${describeSeconds(spec.filmMs)}`
      return `A picture${film} of exactly ${describePixels(spec)}, RGB.`
    }
    case 'sound': {
      const script = spec.takesScript ? ', or a script that the station reads' : ''
      return `A ${describeSpot(spec.seconds)} spot, ${spec.seconds} seconds give or take 0.2${script}.`
    }
    case 'picture':
      return `A picture in the shape of ${describePixels(spec)}, that large or larger, RGB.`
    case 'any':
      return 'Any file; the two sides settle what it is in their thread.'
    case 'none':
      return 'No artwork is needed.'
  }
}

function describePrint(spec: PrintSpec): string {
  const { trim } = pageOf(spec)
  const scale = spec.scale > 1 ? `, drawn at 1/${spec.scale} (${describeInches(trim)})` : ''
  const bleed = spec.bleed > 0 ? `, ${toInches(spec.bleed)} in bleed on each side` : ''
  return `A PDF in CMYK with its fonts embedded, for ${describeFullSize(spec)}${scale}${bleed}, pictures at ${spec.dpi} dpi.`
}

/** "10 working days before the first day" */
export function describeLead({ workingDays }: Pick<ArtworkDemand, 'workingDays'>): string {
  if (workingDays === 0) return 'by the first day'
  return `${workingDays} working day${workingDays === 1 ? '' : 's'} before the first day`
}
