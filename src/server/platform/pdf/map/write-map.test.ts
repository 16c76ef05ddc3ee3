import { describe, expect, it } from 'vitest'
import { auditPdf, listRoles } from '#test/support/booking/audit-pdf.ts'
import { listPdfObjects, readPageContents, readPdf } from '#test/support/booking/read-pdf.ts'
import { makePdf } from '../page.ts'
import { MAP_COLORS } from './map-colors.ts'
import { type MapItem, nameItem, prepareMap, writeMap } from './write-map.ts'

const item = (lat: number, lng: number, isRough = false): MapItem => ({
  name: 'A-1',
  place: 'Tacoma, WA',
  point: { lat, lng },
  isRough,
})
const TACOMA = item(47.25, -122.44)

async function draw(items: MapItem[]) {
  const map = await prepareMap('face', items)
  const pdf = await makePdf({ title: 'Map', subject: 'Map', createdAt: null }, (doc) => {
    if (map) writeMap(doc, map)
  })
  return { map, pdf, text: readPdf(pdf) }
}

describe('a printed map', () => {
  it('is a figure with words, pins and names that screen readers may leave out', async () => {
    const { pdf, text } = await draw([TACOMA, item(47.6, -122.33), TACOMA])
    expect(auditPdf(pdf)).toEqual([])
    expect(listRoles(pdf)).toEqual(['Figure', 'P', 'Document'])
    expect(pdf.toString('latin1')).toContain('/Alt (Map of 3 faces by number. Tacoma, WA: 1 to 3.)')
    expect(text).toEqual(expect.arrayContaining(['1, 3', '2', 'Seattle']))
    expect(text.join(' ')).toContain('© OpenStreetMap contributors')
  })

  it('says which pins are rough, and draws them otherwise', async () => {
    const dashes = (pdf: Buffer) => readPageContents(listPdfObjects(pdf)).join('').includes('[3 2]')
    const exact = await draw([TACOMA])
    const rough = await draw([TACOMA, item(47.38, -122.23, true)])
    expect([dashes(exact.pdf), dashes(rough.pdf)]).toEqual([false, true])
    expect(rough.text.join(' ')).toContain('the middle of the place named: 2.')
  })

  it('is none where nothing has a place on it, and names what has none', async () => {
    const nowhere = { ...TACOMA, name: 'Roof', point: null }
    expect(await prepareMap('face', [])).toBeNull()
    const { map, pdf, text } = await draw([nowhere, item(51.5, -0.1)])
    expect([map, text, auditPdf(pdf)]).toEqual([null, [], []])
    expect(nameItem(map, 0, 'Roof')).toBe('Roof')
    const some = await draw([nowhere, TACOMA])
    expect(some.text.join(' ')).toContain('Not on the map: 1 · Roof.')
    expect(nameItem(some.map, 1, 'A-1')).toBe('2 · A-1')
  })

  it('stays small with 200 faces', async () => {
    const many = Array.from({ length: 200 }, (_, i) => item(47 + (i % 14) / 14, -122.7 + (i % 11) / 20))
    expect((await draw(many)).pdf.length).toBeLessThan(150_000)
  })
})

describe('its colors', () => {
  it.each([
    ['town', 'land'],
    ['quarter', 'land'],
    ['seaName', 'water'],
    ['paper', 'pin'],
  ] as const)('%s can be read on %s, in gray too', (text, ground) => {
    const [light, dark] = [lightOf(MAP_COLORS[text]), lightOf(MAP_COLORS[ground])].sort((a, b) => b - a)
    expect((light! + 0.05) / (dark! + 0.05)).toBeGreaterThanOrEqual(4.5)
  })

  it('keep land from water in gray', () => {
    expect(lightOf(MAP_COLORS.land) - lightOf(MAP_COLORS.water)).toBeGreaterThan(0.2)
  })
})

/** Relative luminance (WCAG 2). */
function lightOf(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
