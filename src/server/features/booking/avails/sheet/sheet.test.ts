import readXlsxFile from 'read-excel-file/node'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { type Avails, MAX_PDF_FACES } from '#contract/booking/avails.ts'
import { required } from '#domain/required.ts'
import { auditPdf } from '#test/support/booking/audit-pdf.ts'
import { readPdf } from '#test/support/booking/read-pdf.ts'
import { buildListing } from '#test/support/listings/build-listing.ts'
import { readJson, startSelling } from '#test/support/listings/imports.ts'
import { createTestApp } from '#test/support/test-app.ts'
import { readFaces } from '../face-rows.ts'

const app = await createTestApp({ RATE_LIMIT_SCALE: '1000' })

async function startFaces() {
  const { sellerId, client } = await startSelling(app)
  const face = {
    seller_id: sellerId,
    frequency: '4-week' as const,
    price: 900,
    location_text: 'Wenatchee, WA',
  }
  const ids = [
    await buildListing(app.db, { ...face, seller_unit_id: 'A-1', title: '=Wall & "more"' }),
    await buildListing(app.db, { ...face, seller_unit_id: 'A-2', title: 'Roof' }),
  ]
  const { columns } = await readJson<Avails>(client, '/api/my/avails')
  const cells = [{ id: ids[0], unitId: null, from: columns[2]?.first, to: columns[2]?.last }]
  await client.send('POST', '/api/my/avails/blocks', { cells, label: 'Harbor Dental' })
  const sheet = async (format: string, search = '') => {
    const response = await client.get(`/api/my/avails.${format}${search}`)
    expect(response.status, await response.clone().text()).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    return Buffer.from(await response.arrayBuffer())
  }
  return { sellerId, client, columns, sheet }
}

it('gives clients what is free, and nobody but the seller for whom a face is taken', async () => {
  const { sheet } = await startFaces()
  const [head, first, second] = (await sheet('csv')).toString().split('\r\n')
  expect(head).toMatch(
    /^\ufeffUnit id,Placard number,Title,Unit,Market,Ad type,Size,Format,Height \(ft\),Width \(ft\),Pixels,Rate \(\$\),Per,Free,2/,
  )
  expect(first).toMatch(/^A-1,\d+,"'=Wall & ""more""",,"Wenatchee, WA",.*,900,4-week,.*Free,Free,Taken,Free/)
  expect(first).not.toContain('Harbor')
  expect(second).not.toContain('Taken')
  const own = (await sheet('csv', '?internal=1&prices=none&q=A-1')).toString()
  expect(own).toContain('Blocked: Harbor Dental')
  expect(own).not.toMatch(/900|A-2/)
})

it('is an Excel workbook whose cells are no formulas', async () => {
  const { sheet } = await startFaces()
  const [avails, about] = await readXlsxFile(await sheet('xlsx', '?by=week'))
  expect(avails?.data[1]?.slice(0, 3)).toEqual(['A-1', expect.any(Number), '=Wall & "more"'])
  expect(avails?.data[0]).toHaveLength(14 + 52)
  expect(about?.data.flat().join(' ')).toMatch(/2 faces, .* as of/)
})

it('is a PDF that screen readers can read, also of no face', async () => {
  const { sheet } = await startFaces()
  for (const search of ['', '?internal=1', '?q=nothing']) {
    const bytes = await sheet('pdf', search)
    expect(auditPdf(bytes), search).toEqual([])
  }
})

it('has a map of the faces by number, with what is rough and what is not on it', async () => {
  const { sellerId, sheet } = await startFaces()
  // Wenatchee by its name, as a listing without a pin of its own has it
  const middle = app.context.gazetteer().resolvePlace('Wenatchee, WA')
  const put = (code: string, at: { lat: number | null; lng: number | null }) =>
    app.db
      .updateTable('listings')
      .set({ lat: at.lat, lng: at.lng })
      .where('seller_id', '=', sellerId)
      .where('seller_unit_id', '=', code)
      .execute()
  const readSheet = async () => {
    const bytes = await sheet('pdf')
    expect(auditPdf(bytes)).toEqual([])
    return { bytes: bytes.toString('latin1'), text: readPdf(bytes).join(' ').replaceAll('  ', ' ') }
  }
  const nowhere = { lat: null, lng: null }
  await put('A-1', nowhere)
  await put('A-2', nowhere)
  expect((await readSheet()).bytes).not.toContain('/Alt (Map of')
  await put('A-1', { lat: required(middle).lat, lng: required(middle).lng })
  const rough = await readSheet()
  expect(rough.bytes).toContain('/Alt (Map of 1 face by number. Wenatchee, WA: 1.)')
  expect(rough.text).toContain('1 · A-1')
  expect(rough.text).toMatch(/the middle of the place named: 1\. Not on the map: 2 · A-2\./)
  await put('A-1', { lat: required(middle).lat + 0.02, lng: required(middle).lng })
  expect((await readSheet()).text).not.toContain('rough')
})

it('shows the picture of a face; one that is gone or broken is left out', async () => {
  const { sellerId, sheet } = await startFaces()
  const bare = (await sheet('pdf')).length
  const png = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  await app.context.files.save('photos/one/m.png', png)
  await app.context.files.save('photos/broken/m.png', png.subarray(0, 60))
  const show = async (path: string) => {
    const source = { url: `/media/photos/${path}`, type: 'image/png', width: 800 }
    const picture = { ...source, alt: '', height: 600, placeholder: null, sources: [source] }
    await app.db
      .updateTable('listings')
      .set({ images: JSON.stringify([picture]) })
      .where('seller_id', '=', sellerId)
      .execute()
    return sheet('pdf')
  }
  const shown = await show('one/m.png')
  expect(shown.toString('latin1')).toContain('/Alt (Picture of A-1)')
  expect(auditPdf(shown)).toEqual([])
  for (const path of ['broken/m.png', 'gone/m.png'])
    expect((await show(path)).length).toBeLessThan(bare + 500)
})

it('asks for fewer faces than a PDF can show', async () => {
  const { sellerId, client } = await startFaces()
  for (let at = 0; at < MAX_PDF_FACES; at++)
    await buildListing(app.db, { seller_id: sellerId, location_text: 'Yakima, WA' })
  const response = await client.get('/api/my/avails.pdf')
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.stringContaining('A PDF holds 200 faces, and 202 match.'),
  ])
  expect((await client.get('/api/my/avails.pdf?place=Wenatchee, WA')).status).toBe(200)
})

it('names the oldest faces where there are more than it holds', async () => {
  const { sellerId } = await startFaces()
  const cut = await readFaces(app.db, { sellerId, most: 1 })
  expect([cut.isCut, cut.faces.map(({ unitCode }) => unitCode)]).toEqual([true, ['A-1']])
  const all = await readFaces(app.db, { sellerId, most: 2 })
  expect([all.isCut, all.faces.length]).toEqual([false, 2])
})
