import { readFile } from 'node:fs/promises'
import { EncryptedPDFError, PDFDocument, PDFName, PDFNumber, type PDFPage } from '@cantoo/pdf-lib'
import type { Box, PdfFacts } from '#domain/booking/creative/facts.ts'
import { ChildRefusal } from '../../../../platform/child/serve-child.ts'
import { inspectPdfPage } from './inspect-pdf-page.ts'

/** Reads page boxes, colors, fonts and pictures; nothing is drawn. @throws ChildRefusal */
export async function readPdf(path: string): Promise<PdfFacts> {
  try {
    const document = await PDFDocument.load(await readFile(path), { updateMetadata: false })
    const page = document.getPage(0)
    return {
      kind: 'pdf',
      pages: document.getPageCount(),
      ...boxesOf(page),
      ...inspectPdfPage(page.node, document.context),
    }
  } catch (error) {
    throw error instanceof ChildRefusal ? error : new ChildRefusal(wordsOf(error), { cause: error })
  }
}

function wordsOf(error: unknown): string {
  if (error instanceof EncryptedPDFError)
    return 'The PDF is protected. Please save it without a password first'
  return 'The PDF is damaged and cannot be read'
}

function boxesOf(page: PDFPage): Pick<PdfFacts, 'media' | 'trim' | 'bleed'> {
  const unit = page.node.get(PDFName.of('UserUnit'))
  const scale = unit instanceof PDFNumber ? unit.asNumber() : 1
  const isTurned = Math.abs(page.getRotation().angle) % 180 === 90
  const toBox = ({ width, height }: Box) =>
    toMils(isTurned ? { width: height, height: width } : { width, height }, scale)
  const has = (name: string) => page.node.has(PDFName.of(name))
  return {
    media: toBox(page.getCropBox()),
    trim: has('TrimBox') ? toBox(page.getTrimBox()) : null,
    bleed: has('BleedBox') ? toBox(page.getBleedBox()) : null,
  }
}

const MILS_PER_POINT = 1000 / 72

function toMils({ width, height }: Box, scale: number): Box {
  const mils = (points: number) => Math.round(Math.abs(points) * scale * MILS_PER_POINT)
  const box = { width: mils(width), height: mils(height) }
  if (!(box.width > 0 && box.height > 0 && Number.isSafeInteger(box.width * box.height)))
    throw new ChildRefusal('The page of the PDF has no size')
  return box
}
