export type Side = 'top' | 'bottom'
export type Align = 'start' | 'center' | 'end'

type Placing = { side: Side; align: Align; gapPx: number }

const EDGE_PX = 8

/** Puts an open, fixed element beside its anchor, on the other side when there is no room, never off the screen. */
export function placeNear(element: HTMLElement, anchor: Element, { side, align, gapPx }: Placing): void {
  const box = anchor.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = element
  const lefts = { start: box.left, center: box.left + (box.width - width) / 2, end: box.right - width }
  const tops = { top: box.top - height - gapPx, bottom: box.bottom + gapPx }
  const other = side === 'top' ? 'bottom' : 'top'
  const fits = tops[side] >= EDGE_PX && tops[side] + height <= innerHeight - EDGE_PX
  const left = Math.max(
    EDGE_PX,
    Math.min(lefts[align], document.documentElement.clientWidth - width - EDGE_PX),
  )
  const top = Math.max(EDGE_PX, Math.min(tops[fits ? side : other], innerHeight - height - EDGE_PX))
  element.style.left = `${left}px`
  element.style.top = `${top}px`
}
