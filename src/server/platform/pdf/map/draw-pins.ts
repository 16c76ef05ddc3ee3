import type { PinLooks, PrintPin } from '#domain/map/place-pins.ts'
import { BOLD } from '../style.ts'
import type { Doc } from '../tagged.ts'
import { MAP_COLORS } from './map-colors.ts'

/** Of more items than this the pins are small, and names of large towns stand before them. */
const FEW = 40
const LOOKS = { few: { height: 21, fontPx: 13.5 }, many: { height: 15.5, fontPx: 10.5 } }

export const isCrowded = (items: number): boolean => items > FEW

/** How pins are drawn: of many, smaller. */
export function pinLooks(doc: Doc, items: number): Omit<PinLooks, 'kept'> & { fontPx: number } {
  const { height, fontPx } = isCrowded(items) ? LOOKS.many : LOOKS.few
  return { height, fontPx, measure: (text) => doc.font(BOLD).fontSize(fontPx).widthOfString(text) }
}

const EXACT = [MAP_COLORS.pin, MAP_COLORS.paper] as const
const ROUGH = [MAP_COLORS.paper, MAP_COLORS.pin] as const

/** Digits are higher than the letters that the middle of a line is of: so much of their size. */
const DIGITS_UP = 0.09

/** From places to labels beside them: below the names, whose edges interrupt them. */
export function drawLines(doc: Doc, pins: readonly PrintPin[]): void {
  for (const pin of pins) if (pin.isBeside) drawLine(doc, pin)
}

/** Dark pins with white numbers; a rough place is white with a dashed edge. */
export function drawPins(doc: Doc, pins: readonly PrintPin[], fontPx: number): void {
  for (const { x, y, isRough, isBeside } of pins)
    if (isBeside)
      doc
        .lineWidth(1.2)
        .circle(x, y, 2.6)
        .fillAndStroke(...(isRough ? ROUGH : EXACT))
  for (const pin of pins) drawLabel(doc, pin, fontPx)
}

/** From a place to its label, with a light edge on roads. */
function drawLine(doc: Doc, { x, y, box }: PrintPin): void {
  const [toX, toY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  for (const [width, color] of [
    [2.4, MAP_COLORS.paper],
    [1, MAP_COLORS.pin],
  ] as const)
    doc.moveTo(x, y).lineTo(toX, toY).lineWidth(width).stroke(color)
}

function drawLabel(doc: Doc, { label, isRough, box }: PrintPin, fontPx: number): void {
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  doc.lineWidth(1.2).roundedRect(box.left, box.top, width, height, height / 2)
  if (isRough)
    doc
      .dash(3, { space: 2 })
      .fillAndStroke(...ROUGH)
      .undash()
  else doc.fillAndStroke(...EXACT)
  doc
    .font(BOLD)
    .fontSize(fontPx)
    .fillColor(isRough ? MAP_COLORS.pin : MAP_COLORS.paper)
  const x = box.left + (width - doc.widthOfString(label)) / 2
  doc.text(label, x, box.top + height / 2 + fontPx * DIGITS_UP, { baseline: 'middle', lineBreak: false })
}
