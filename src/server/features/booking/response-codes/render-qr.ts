import { encode, renderSVG } from 'uqr'
import { makePdf } from '../../../platform/pdf/page.ts'
import { write, writeSection } from '../../../platform/pdf/parts.ts'
import { INK, MARGIN, SOFT } from '../../../platform/pdf/style.ts'

/** A quarter of it may be dirty or torn; around it four modules of white, as the standard asks (ISO/IEC 18004). */
const OPTIONS = { ecc: 'Q', border: 4 } as const

/** A drawing that is as sharp on a wall as on a card. */
export function renderQrSvg(address: string): string {
  return renderSVG(address, OPTIONS)
}

const SIDE = 300

interface Sheet {
  code: string
  address: string
  /** Of the booking. */
  reference: string
  line: string
  promo: string | null
  phone: string | null
}

/** One page: the code as a drawing, what is printed beside it, and how large it has to be. */
export function renderQrPdf({ code, address, reference, line, promo, phone }: Sheet): Promise<Buffer> {
  const title = `Code ${code}`
  const about = [reference, line].filter(Boolean).join(', ')
  return makePdf({ title, subject: `${title} of ${about}`, createdAt: null }, (doc) => {
    write(doc, title, { size: 22, isBold: true, role: 'H1' })
    write(doc, about, { size: 11, color: SOFT })
    doc.moveDown(1)
    const top = doc.y
    const { data, size } = encode(address, OPTIONS)
    const module = SIDE / size
    doc.picture(`QR code: ${address}`, () => {
      for (const [row, cells] of data.entries())
        for (const [column, isDark] of cells.entries())
          if (isDark) doc.rect(MARGIN + column * module, top + row * module, module, module)
      doc.fillColor('#000').fill()
    })
    doc.x = MARGIN
    doc.y = top + SIDE + 12
    doc.fillColor(INK)
    write(doc, address, { size: 14, isBold: true })
    doc.moveDown(0.6)
    const texts = [promo && `Promo code: ${promo}`, phone && `Call: ${phone}`].filter((text) => text !== null)
    writeSection(doc, { title: 'Beside it', texts })
    writeSection(doc, { title: 'In print', texts: RULES })
  })
}

const RULES = [
  'Keep the white around it, and print it dark on light.',
  'Its side is at least a tenth of the distance it is scanned from: 1 inch at 10 inches, 3 feet at 30 feet.',
  'Print the address under it for whoever cannot scan. Try it before it goes to press.',
]
