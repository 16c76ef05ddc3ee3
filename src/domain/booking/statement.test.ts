import { expect, it, test } from 'vitest'
import { findReference, readStatement } from './statement.ts'

it('reads an amount with its sign, below the words of a bank', async () => {
  const csv = `\uFEFFAccount 1234,,\r\n\r\nDate,Description,Memo,Amount,Balance\r
03/02/2027,ACH CREDIT ACME,"PLA-B00042, deposit","$1,103.50","$9,000.00"\r
3/4/27,RENT,,-900.00,"$8,100.00"\r
2027-03-05,CHECK,,(12.00),8088\r
2027-03-06,PLA B42,,55.5,8143.50\r
yesterday,PLA B42,,5,8143.50\r
`
  expect(await readStatement(csv)).toEqual({
    lines: [
      { on: '2027-03-02', text: 'ACH CREDIT ACME PLA-B00042, deposit', cents: 110_350 },
      { on: '2027-03-06', text: 'PLA B42', cents: 5550 },
    ],
    skipped: 3,
  })
})

it('reads credits apart from debits', async () => {
  const csv = `Posting Date;Details;Debit;Credit
02/29/2028;Transfer PLA-B00001;;100.00
02/30/2028;Transfer PLA-B00001;;100.00
03/01/2028;Coffee;4.00;
`
  expect(await readStatement(csv)).toEqual({
    lines: [{ on: '2028-02-29', text: 'Transfer PLA-B00001', cents: 10_000 }],
    skipped: 2,
  })
})

it('reads the days and amounts of other banks', async () => {
  const csv = `Effective Date\tAmount\tMemo
2 Mar 2027\t1.103,50\tPLA-B00042
Mar 3, 2027\t1103,50 USD\tPLA-B00043
2027/03/04\t-1103.50\tRent
20270305\t55.00-\tFee
3/6/2027 08:15 AM\t1 250.00\tPLA-B00044
`
  expect(await readStatement(csv)).toEqual({
    lines: [
      { on: '2027-03-02', text: 'PLA-B00042', cents: 110_350 },
      { on: '2027-03-03', text: 'PLA-B00043', cents: 110_350 },
      { on: '2027-03-06', text: 'PLA-B00044', cents: 125_000 },
    ],
    skipped: 2,
  })
})

it('refuses days before months rather than to read some of them as others', async () => {
  const csv = 'Date;Text;Amount\n01/02/2027;PLA-B00042;5,00\n31/01/2027;PLA-B00042;5,00\n'
  expect(await readStatement(csv)).toEqual({ refusal: 'day-first' })
})

it('refuses what is no statement, and what is too long', async () => {
  expect(await readStatement('Title,Price\nA wall,900\n')).toEqual({ refusal: 'no-columns' })
  expect(await readStatement('')).toEqual({ refusal: 'no-columns' })
  const many = `Date,Text,Amount\n${'2027-03-02,A,1\n'.repeat(2001)}`
  expect(await readStatement(many)).toEqual({ refusal: 'too-many-lines' })
  const left = `Date,Text,Amount\n${'2027-03-02,A,-1\n'.repeat(5000)}`
  expect(await readStatement(left)).toEqual({ refusal: 'too-long' })
  expect(await readStatement(`${'\n'.repeat(5000)}Date,Text,Amount\n`)).toEqual({ refusal: 'too-long' })
})

it.each([
  ['1.234', '1.234'],
  ['$ 12.3456 USD', '$ 12.3456 USD'],
  ['-1.234', '-1.234'],
  ['(0.125)', '(0.125)'],
  ['1e5', '1e5'],
  ['1.5E+03', '1.5E+03'],
])('refuses %s, which may be another amount', async (given, amount) => {
  const csv = `Account 1234\nDate;Text;Amount\n03/02/2027;PLA-B00042;1,50\n03/03/2027;PLA-B00043;${given}\n`
  expect(await readStatement(csv)).toEqual({ refusal: 'unclear-amount', line: 4, amount })
})

it.each([
  ['1,234', 123_400],
  ['1.234,00', 123_400],
  ['1234.5', 123_450],
  ['1,234.500', 123_450],
  ['1.234.567,00', 123_456_700],
  ['1234,50', 123_450],
])('reads %s, which is one amount', async (given, cents) => {
  expect(await readStatement(`Date;Text;Amount\n03/03/2027;PLA-B00043;${given}\n`)).toMatchObject({
    lines: [{ cents }],
  })
})

it.each(['fee', 'pending', '1.2.3.4', 'e5'])('leaves out %s, which is no amount', async (given) => {
  expect(await readStatement(`Date;Text;Amount\n03/03/2027;PLA-B00043;${given}\n`)).toEqual({
    lines: [],
    skipped: 1,
  })
})

test.each([
  ['PLA-B00042', 42],
  ['ref pla b42 thanks', 42],
  ['PLAB00042', 42],
  ['PLA-B12345678901', null],
  ['PLA-B00000', null],
  ['PLA-S12-INV-2027-0001', null],
  ['nothing', null],
])('%s names %s', (text, id) => expect(findReference(text)).toBe(id))
