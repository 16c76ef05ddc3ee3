import type { SharedProposal } from '#contract/booking/proposals-shared.ts'
import { formatCents } from '#domain/booking/price/cents.ts'
import { formatLongDay, toDateRange } from '#domain/format-dates.ts'
import { AD_TYPE_LABELS } from '#domain/vocabulary.ts'
import { nameItem, prepareMap, writeMap } from '../../../platform/pdf/map/write-map.ts'
import { drawRule, makePdf, numberPages } from '../../../platform/pdf/page.ts'
import { write, writeSection } from '../../../platform/pdf/parts.ts'
import { MARGIN, SOFT } from '../../../platform/pdf/style.ts'
import type { Doc } from '../../../platform/pdf/tagged.ts'
import { readPictures } from '../avails/print-pictures.ts'
import { NOWHERE, type PrintPlace } from '../avails/print-places.ts'

type Line = SharedProposal['lines'][number]

const PICTURE = { width: 132, height: 99 }
const GAP = 14

export interface ProposalInput {
  proposal: SharedProposal
  /** Listing → a local file with its picture. */
  pictures: Record<number, string>
  /** Listing → where it is on a map. */
  places: Record<number, PrintPlace>
}

/** A proposal on US letter: a map, then a part a space, with its picture, dates, price and terms. */
export async function renderProposal({ proposal, ...input }: ProposalInput): Promise<Buffer> {
  const { title, intro, seller, lines, totalCents, version, validUntil, price, client } = proposal
  const pictures = await readPictures(input.pictures)
  const items = lines.map(({ listingId, title, place }) => ({
    name: title,
    place,
    ...(input.places[listingId] ?? NOWHERE),
  }))
  const map = await prepareMap('space', items)
  const subject = `A proposal of ${seller} to ${client}`
  return makePdf({ title, subject, createdAt: null }, (doc) => {
    write(doc, title, { size: 24, isBold: true, role: 'H1' })
    doc.moveDown(0.3)
    const until = formatLongDay(new Date(validUntil))
    write(doc, `${subject}. Version ${version}, valid until ${until}.`, { size: 10, color: SOFT })
    if (intro) {
      doc.moveDown(0.6)
      write(doc, intro, { size: 11 })
    }
    doc.moveDown(0.8)
    if (map) writeMap(doc, map)
    for (const [at, line] of lines.entries())
      writeLine(doc, line, { name: nameItem(map, at, line.title), picture: pictures.get(line.listingId) })
    drawRule(doc, doc.y)
    doc.moveDown(0.8)
    write(doc, `In all, with tax: ${formatCents(totalCents)}`, { size: 13, isBold: true, role: 'H2' })
    const whole =
      price === 'one' ? 'One price for all spaces together.' : 'All spaces are booked together, or none.'
    writeSection(doc, { title: 'How to accept it', texts: [whole, HOW] })
    numberPages(doc, { lines: [title] })
  })
}

const HOW =
  'Open the link in the mail that this proposal came with. Prices hold until the day above; dates that are not held may be taken by somebody else before you accept.'

interface LineParts {
  name: string
  picture: Buffer | undefined
}

function writeLine(doc: Doc, line: Line, { name, picture }: LineParts): void {
  const facts = [line.place, AD_TYPE_LABELS[line.medium], line.size].filter(Boolean).join(' · ')
  const texts = [
    ...line.prices.map(({ label, cents }) => `${label}: ${formatCents(cents)}`),
    ...(line.taxCents > 0 ? [`Tax: ${formatCents(line.taxCents)}`] : []),
    `Due: ${line.due.map(({ label, cents }) => `${label} ${formatCents(cents)}`).join('; ')}`,
  ]
  if (doc.y + PICTURE.height + GAP * (2 + texts.length) > doc.page.maxY()) doc.addPage()
  const top = doc.y
  drawRule(doc, top)
  doc.y = top + GAP / 2
  if (picture)
    doc.picture(`Picture of ${line.title}`, () =>
      doc.image(picture, MARGIN, top + GAP / 2, { fit: [PICTURE.width, PICTURE.height] }),
    )
  const x = MARGIN + PICTURE.width + GAP
  write(doc, name, { size: 11.5, isBold: true, x, role: 'H2' })
  write(doc, facts, { size: 9.5, color: SOFT, x })
  write(doc, toDateRange(line), { size: 9.5, x })
  for (const text of texts) write(doc, text, { size: 9.5, x })
  write(doc, `${formatCents(line.totalCents)} with tax`, { size: 9.5, isBold: true, x })
  doc.x = MARGIN
  doc.y = Math.max(doc.y, top + GAP / 2 + (picture ? PICTURE.height : 0)) + GAP / 2
}
