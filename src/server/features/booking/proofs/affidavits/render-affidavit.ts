import {
  type Affidavit,
  describeAffidavitDays,
  stateAffidavit,
  toAffidavitTable,
} from '#domain/booking/proof/affidavit.ts'
import { makePdf, numberPages } from '../../../../platform/pdf/page.ts'
import { write, writeFacts, writeSection } from '../../../../platform/pdf/parts.ts'
import { SOFT } from '../../../../platform/pdf/style.ts'
import { writeTable } from '../../../../platform/pdf/table.ts'

export interface AffidavitDocument {
  affidavit: Affidavit
  /** Of the proof that it becomes. */
  id: string
  reference: string
  brand: string
  seller: string
  space: string
  placement: string
  /** When and by whom it was signed, as it is printed. */
  signedOn: string
  createdAt: string
}

/** An affidavit of performance on US letter: whoever has the file can read it. */
export function renderAffidavit(document: AffidavitDocument): Promise<Buffer> {
  const { affidavit, reference, brand } = document
  const title = `Affidavit of performance, ${reference}`
  const createdAt = new Date(document.createdAt)
  return makePdf({ title, subject: `What ran for ${brand}`, createdAt }, (doc) => {
    write(doc, 'Affidavit of performance', { size: 22, isBold: true, role: 'H1' })
    doc.moveDown(0.3)
    write(doc, describeAffidavitDays(affidavit), { size: 12, color: SOFT })
    doc.moveDown(0.8)
    writeFacts(doc, listFacts(document))
    doc.moveDown(0.4)
    writeTable(doc, { rows: toAffidavitTable(affidavit), amounts: [3], strong: [affidavit.lines.length + 1] })
    writeSection(doc, {
      title: 'Statement',
      texts: [stateAffidavit(affidavit.outlet)],
    })
    writeSection(doc, {
      title: 'Signed',
      texts: [`${affidavit.signer}, ${affidavit.role}, for ${document.seller}`, document.signedOn],
    })
    numberPages(doc, { lines: [`${title} · proof ${document.id}`] })
  })
}

function listFacts({ affidavit, reference, brand, seller, space, placement }: AffidavitDocument) {
  const { outlet, seconds } = affidavit
  return [
    { label: 'Booking', text: reference },
    { label: 'Advertiser', text: brand },
    { label: 'Seller', text: seller },
    { label: 'Ran at', text: outlet },
    { label: 'Booked as', text: [space, placement].join(': ') },
    ...(seconds === null ? [] : [{ label: 'Length', text: `${seconds} seconds each` }]),
  ]
}
