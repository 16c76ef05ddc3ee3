import type { AvailsRow } from '#contract/booking/avails.ts'
import { describeFree } from '#domain/booking/avails-sheet.ts'
import { nameRate, nameRow } from '#domain/booking/avails-words.ts'
import { required } from '#domain/required.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import { nameItem, prepareMap, writeMap } from '../../../../platform/pdf/map/write-map.ts'
import { drawRule, makePdf, numberPages } from '../../../../platform/pdf/page.ts'
import { write } from '../../../../platform/pdf/parts.ts'
import { MARGIN, SOFT } from '../../../../platform/pdf/style.ts'
import type { Doc } from '../../../../platform/pdf/tagged.ts'
import { readPictures } from '../print-pictures.ts'
import { NOWHERE } from '../print-places.ts'
import type { SheetInput } from './sheet-input.ts'
import { describeSheet, INTERNAL } from './sheet-words.ts'

const PICTURE = { width: 132, height: 99 }
const GAP = 14
/** Of a face without a picture: as much as its words need. */
const LEAST = 54
/** Runs of days that are free are listed to here. */
const MOST_LETTERS = 420

/** A sheet of avails on US letter: a map, then a part a face, with its picture. */
export async function renderSheet(input: SheetInput): Promise<Buffer> {
  const [title, ...about] = describeSheet(input)
  const { avails, choice } = input
  const pictures = await readPictures(input.pictures)
  const items = avails.rows.map((row) => ({
    name: nameRow(row),
    place: row.place,
    ...(input.places[row.id] ?? NOWHERE),
  }))
  const map = await prepareMap('face', items)
  const pdf = { title: required(title), subject: about.join(' '), createdAt: null }
  return makePdf(pdf, (doc) => {
    write(doc, required(title), { size: 24, isBold: true, role: 'H1' })
    doc.moveDown(0.3)
    for (const text of about) write(doc, text, { size: 10, color: SOFT })
    doc.moveDown(0.8)
    if (map) writeMap(doc, map)
    if (avails.rows.length === 0) write(doc, 'None of your faces match.', { size: 11 })
    for (const [at, row] of avails.rows.entries())
      writeFace(doc, row, {
        name: nameItem(map, at, nameRow(row)),
        picture: pictures.get(row.id),
        free: clip(describeFree(row.cells, avails)),
        price: choice.hasPrices ? nameRate(row.rate) : null,
      })
    numberPages(doc, { lines: [choice.isInternal ? INTERNAL : required(title)] })
  })
}

interface FaceParts {
  name: string
  picture: Buffer | undefined
  free: string
  price: string | null
}

function writeFace(doc: Doc, row: AvailsRow, { name, picture, free, price }: FaceParts): void {
  const height = picture ? PICTURE.height : LEAST
  if (doc.y + Math.max(height, PICTURE.height) + GAP > doc.page.maxY()) doc.addPage()
  const top = doc.y
  drawRule(doc, top)
  doc.y = top + GAP / 2
  if (picture)
    doc.picture(`Picture of ${nameRow(row)}`, () =>
      doc.image(picture, MARGIN, top + GAP / 2, { fit: [PICTURE.width, PICTURE.height] }),
    )
  const x = MARGIN + PICTURE.width + GAP
  write(doc, name, { size: 11.5, isBold: true, x, role: 'H2' })
  if (row.unitCode !== null) write(doc, row.title, { size: 9.5, x })
  const facts = [row.place, AD_TYPE_LABELS[row.adType], row.size, price].filter(Boolean)
  write(doc, facts.join(' · '), { size: 9.5, color: SOFT, x })
  write(doc, `Free: ${free}`, { size: 9.5, x })
  doc.x = MARGIN
  doc.y = Math.max(doc.y, top + GAP / 2 + height) + GAP / 2
}

const clip = (text: string): string =>
  text.length > MOST_LETTERS ? `${text.slice(0, text.lastIndexOf(';', MOST_LETTERS))}; and more` : text
