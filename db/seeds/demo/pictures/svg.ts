/** Minimal SVG primitives. Coordinates are rounded to keep a picture at a few kilobytes. */
export type Point = readonly [x: number, y: number]

export const round = (value: number): number => Math.round(value * 10) / 10

export function rect(x: number, y: number, w: number, h: number, fill: string, more = ''): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${pad(more)}/>`
}

export function circle(x: number, y: number, r: number, fill: string, more = ''): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${pad(more)}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${pad(more)}/>`
}

export function path(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}"${pad(more)}/>`
}

/** An open line. */
export function line(d: string, stroke: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${pad(more)}/>`
}

export function polygon(points: readonly Point[], fill: string, more = ''): string {
  return path(`M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`, fill, more)
}

export function group(content: string, transform: string, more = ''): string {
  return `<g transform="${transform}"${pad(more)}>${content}</g>`
}

/** Clips content to a rectangle; `id` must be unique inside the picture. */
export function clipped(
  id: string,
  box: { x: number; y: number; w: number; h: number; radius?: number },
  content: string,
): string {
  const shape = rect(0, 0, box.w, box.h, '#000', box.radius ? `rx="${box.radius}"` : '')
  return `<clipPath id="${id}">${shape}</clipPath>${group(`<g clip-path="url(#${id})">${content}</g>`, `translate(${round(box.x)} ${round(box.y)})`)}`
}

function pad(more: string): string {
  return more === '' ? '' : ` ${more}`
}
