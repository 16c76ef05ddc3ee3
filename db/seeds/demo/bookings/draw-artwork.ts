import PdfDocument from 'pdfkit'
import sharp from 'sharp'
import type { Box, PdfFacts, PictureFacts } from '#domain/booking/creative/facts.ts'
import { type ArtworkSpec, type PrintSpec, pageOf } from '#domain/booking/creative/spec.ts'

/** A demo file as it arrives: what it is, and what is seen of it. */
export interface DrawnArtwork {
  ending: 'png' | 'pdf'
  mediaType: string
  bytes: Buffer
  facts: PictureFacts | PdfFacts
  preview: { bytes: Buffer; width: number; height: number } | null
}

interface Given {
  spec: ArtworkSpec
  /** Not as the space needs it: too low for a screen, without bleed and in RGB for print. */
  isFlawed: boolean
  /** 0 to 359. */
  hue: number
}

const PREVIEW = 1200
const POINTS_PER_MIL = 72 / 1000

export function drawArtwork({ spec, isFlawed, hue }: Given): Promise<DrawnArtwork> {
  if (spec.kind === 'print') return drawPage(spec, isFlawed)
  const size = 'width' in spec ? spec : { width: 1600, height: 900 }
  return paint({ width: size.width, height: size.height - (isFlawed ? 80 : 0) }, hue)
}

async function paint(size: Box, hue: number): Promise<DrawnArtwork> {
  const picture = sharp(Buffer.from(toSvg(size, hue)))
  const bytes = await picture.clone().png().toBuffer()
  const seen = picture.resize({ width: PREVIEW, height: PREVIEW, fit: 'inside', withoutEnlargement: true })
  const { data, info } = await seen.webp({ quality: 76 }).toBuffer({ resolveWithObject: true })
  const { width, height } = size
  return {
    ending: 'png',
    mediaType: 'image/png',
    bytes,
    facts: { kind: 'picture', format: 'PNG', width, height, colour: 'rgb', isMoving: false },
    preview: { bytes: data, width: info.width, height: info.height },
  }
}

/** A low sun over water: few shapes, as a poster has. */
function toSvg({ width, height }: Box, hue: number): string {
  const [x, y, r] = [width * 0.68, height * 0.56, Math.min(width, height) * 0.3]
  const waves = [0.62, 0.74, 0.88].map((at, i) => {
    const top = height * at
    const swell = height * 0.05
    return `<path d="M0 ${top} Q ${width * 0.25} ${top - swell} ${width * 0.5} ${top} T ${width} ${top} V ${height} H 0 Z" fill="hsl(${hue} 45% ${34 - i * 9}%)"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${(hue + 40) % 360} 70% 86%)"/><circle cx="${x}" cy="${y}" r="${r}" fill="hsl(${(hue + 180) % 360} 85% 58%)"/>${waves.join('')}</svg>`
}

async function drawPage(spec: PrintSpec, isFlawed: boolean): Promise<DrawnArtwork> {
  const { trim, page } = pageOf(spec)
  const media = isFlawed ? trim : page
  const [width, height] = [media.width * POINTS_PER_MIL, media.height * POINTS_PER_MIL]
  const document = new PdfDocument({ size: [width, height], margin: 0 })
  const chunks: Buffer[] = []
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise((resolve) => document.on('end', resolve))
  document.rect(0, 0, width, height).fill(isFlawed ? [240, 220, 190] : [4, 10, 25, 0])
  document.circle(width * 0.7, height * 0.6, height * 0.32).fill(isFlawed ? [220, 90, 40] : [5, 75, 90, 0])
  document.rect(0, height * 0.75, width, height * 0.25).fill(isFlawed ? [11, 79, 58] : [88, 40, 75, 35])
  document.end()
  await ended
  const facts: PdfFacts = {
    kind: 'pdf',
    pages: 1,
    media: { width: Math.round(media.width), height: Math.round(media.height) },
    trim: null,
    bleed: null,
    colours: [isFlawed ? 'rgb' : 'cmyk'],
    missingFonts: [],
    picture: null,
  }
  return { ending: 'pdf', mediaType: 'application/pdf', bytes: Buffer.concat(chunks), facts, preview: null }
}
