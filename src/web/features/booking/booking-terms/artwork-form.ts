import type { ArtworkDemand, ArtworkSpec, PrintSpec } from '#domain/booking/creative/spec.ts'

type Typed<T> = { [Name in keyof T]: T[Name] extends number | null ? string : T[Name] }

/** Lengths in inches and a film in seconds, as they are typed. */
export type SpecForm = {
  [Kind in ArtworkSpec['kind']]: Typed<Extract<ArtworkSpec, { kind: Kind }>>
}[ArtworkSpec['kind']]

export interface ArtworkForm {
  /** Numbers of the seller's own, whether or not they are those of a format. */
  isOwn: boolean
  spec: SpecForm
  workingDays: string
}

const THOUSAND = 1000
const thousandth = (value: number): string => String(value / THOUSAND)
/** NaN for what is no number: the check says so at its field. */
const number = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.replace(/[,\s]/g, ''))
/** What has more than three decimals stays a fraction, and is refused. */
const thousandfold = (text: string): number => Number((number(text) * THOUSAND).toFixed(6))

export function toArtworkForm({ spec, workingDays }: ArtworkDemand, isOwn = false): ArtworkForm {
  return { isOwn, spec: toSpecForm(spec), workingDays: String(workingDays) }
}

function toSpecForm(spec: ArtworkSpec): SpecForm {
  switch (spec.kind) {
    case 'print':
      return {
        kind: 'print',
        width: thousandth(spec.width),
        height: thousandth(spec.height),
        scale: String(spec.scale),
        bleed: thousandth(spec.bleed),
        dpi: String(spec.dpi),
      }
    case 'screen':
      return {
        ...toPixels(spec),
        kind: 'screen',
        filmMs: spec.filmMs === null ? '' : thousandth(spec.filmMs),
      }
    case 'picture':
      return { ...toPixels(spec), kind: 'picture' }
    case 'sound':
      return { ...spec, seconds: String(spec.seconds) }
    default:
      return spec
  }
}

const toPixels = ({ width, height }: { width: number; height: number }) => ({
  width: String(width),
  height: String(height),
})

/** What is sent; not checked yet. */
export function toArtworkInput({ spec, workingDays }: ArtworkForm): ArtworkDemand {
  return { spec: toSpec(spec), workingDays: number(workingDays) }
}

function toSpec(spec: SpecForm): ArtworkSpec {
  switch (spec.kind) {
    case 'print':
      return toPrintSpec(spec)
    case 'screen':
      return {
        ...readPixels(spec),
        kind: 'screen',
        filmMs: spec.filmMs.trim() === '' ? null : thousandfold(spec.filmMs),
      }
    case 'picture':
      return { ...readPixels(spec), kind: 'picture' }
    case 'sound':
      return { ...spec, seconds: number(spec.seconds) }
    default:
      return spec
  }
}

function toPrintSpec(spec: Extract<SpecForm, { kind: 'print' }>): PrintSpec {
  return {
    kind: 'print',
    width: thousandfold(spec.width),
    height: thousandfold(spec.height),
    scale: number(spec.scale),
    bleed: thousandfold(spec.bleed),
    dpi: number(spec.dpi),
  }
}

const readPixels = ({ width, height }: { width: string; height: string }) => ({
  width: number(width),
  height: number(height),
})
