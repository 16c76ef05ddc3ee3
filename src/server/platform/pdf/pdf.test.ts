import { describe, expect, it, test } from 'vitest'
import { auditPdf, listRoles } from '#test/support/booking/audit-pdf.ts'
import { readPdf } from '#test/support/booking/read-pdf.ts'
import { makePdf, numberPages } from './page.ts'
import { REGULAR } from './style.ts'
import { writeTable } from './table.ts'

const paper = { title: 'Paper', subject: 'Paper', createdAt: new Date('2027-01-04T10:00:00Z') }
const print = (text: string) => makePdf(paper, (doc) => doc.font(REGULAR).part('P', () => doc.text(text)))
const printed = async (text: string) => readPdf(await print(text)).join('')

describe('a PDF', () => {
  test.each([
    ['Latin-1', 'Café “Señor” – 10 × 20 ft, € 5'],
    ['Polish', 'Zażółć gęślą jaźń, Łódź'],
    ['Vietnamese', 'Nguyễn Thị Đường Quảng Cáo'],
    ['a decomposed name', 'Nguye\u0302\u0303n'],
  ])('shows %s', async (_, text) => expect(await printed(text)).toBe(text.normalize('NFC')))

  it('shows what no font has as question marks', async () => {
    expect(await printed('海报 Łódź 😀')).toBe('?? Łódź ?')
  })

  it('weighs little: only the faces and characters that are used are embedded', async () => {
    expect((await print('Pine Street Media')).length).toBeLessThan(7000)
    expect((await print('Zażółć gęślą jaźń, Nguyễn')).length).toBeLessThan(9000)
  })

  it('C-12: is read by its structure, and its audit sees what is not', async () => {
    const read = await print('Read me')
    expect([auditPdf(read), listRoles(read)]).toEqual([[], ['P', 'Document']])
    const bare = await makePdf(paper, (doc) => doc.font('Helvetica').text('Not read'))
    expect(auditPdf(bare)).toEqual(['a built-in font', 'page 1: text outside of the structure'])
  })

  it('is the same bytes when it is made again', async () => {
    expect((await print('Łódź')).equals(await print('Łódź'))).toBe(true)
  })

  it('numbers its pages and keeps every row of a table', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => [`Line ${at}`, `$${at}.00`])
    const pdf = await makePdf(paper, (doc) => {
      writeTable(doc, {
        rows: [['What', 'Amount'], ...rows, ['Tổng', '$1,770.00']],
        amounts: [1],
        strong: [61],
      })
      numberPages(doc, { lines: ['PLA-1', 'second line'] })
    })
    const text = readPdf(pdf)
    expect(text).toEqual(expect.arrayContaining([...rows.flat(), 'Tổng', '$1,770.00']))
    expect(text.filter((run) => run.startsWith('Page '))).toEqual([
      'Page 1 of 3',
      'Page 2 of 3',
      'Page 3 of 3',
    ])
    expect(text.filter((run) => run === 'second line')).toHaveLength(3)
    expect(auditPdf(pdf)).toEqual([])
    const roles = listRoles(pdf)
    expect(roles.filter((role) => role === 'TR')).toHaveLength(62)
    expect(roles.filter((role) => role === 'TH')).toHaveLength(2)
  })
})
