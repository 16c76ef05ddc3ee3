import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DELIMITERS, type Delimiter, detectDelimiter, type RawRow, readCsv } from './csv.ts'
import { IMPORT_LIMITS } from './limits.ts'

async function* pieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function read(text: string, { delimiter = ',' as Delimiter, size = 7 } = {}): Promise<RawRow[]> {
  return Array.fromAsync(readCsv(pieces(text, size), delimiter))
}

const cells = async (text: string) => (await read(text)).map((row) => row.cells)
const lines = async (text: string) => (await read(text)).map((row) => row.line)

describe('readCsv', () => {
  test('an overlong line is one bad row, and the next line is the next row', async () => {
    const long = 'x,'.repeat(1_200_000)
    const rows = await read(`a,b\n${long}\r\nc,d\n`, { size: 65_536 })
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [1, undefined],
      [2, 'This line is too long for a row.'],
      [3, undefined],
    ])
    expect(rows[2]!.cells).toEqual(['c', 'd'])
  })

  test.each([
    [
      'plain',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CRLF',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CR alone',
      'a,b\r1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'mixed endings',
      'a,b\r\n1,2\n3,4\r5,6',
      [
        ['a', 'b'],
        ['1', '2'],
        ['3', '4'],
        ['5', '6'],
      ],
    ],
    [
      'quoted newline',
      'a,"x\ny"\n1,"p\r\nq"',
      [
        ['a', 'x\ny'],
        ['1', 'p\r\nq'],
      ],
    ],
    ['doubled quotes', '"say ""hi""",2', [['say "hi"', '2']]],
    ['inches in an unquoted cell', `14' x 48",10'6"`, [[`14' x 48"`, `10'6"`]]],
    ['blanks after a closing quote', '"a" ,b', [['a', 'b']]],
    ['empty cells', ',,\n', [['', '', '']]],
    ['no last line end', 'a,', [['a', '']]],
  ])('%s', async (_, text, expected) => {
    expect(await cells(text)).toEqual(expected)
  })

  test('numbers each row by the line it starts on', async () => {
    expect(await lines('a,b\r\n1,"x\ny\r\nz"\n\n2,3\r"p\rq",4\n5,6')).toEqual([1, 2, 5, 6, 7, 9])
  })

  test('an unclosed quote loses only its own line', async () => {
    const rows = await read('a,b\n1,"open\n3,4\n5,6\n')
    expect(rows.map(({ line, cells, problem }) => [line, cells, problem !== undefined])).toEqual([
      [1, ['a', 'b'], false],
      [2, ['1,"open'], true],
      [3, ['3', '4'], false],
      [4, ['5', '6'], false],
    ])
  })

  test('a stray quote that pairs with a later one loses only its own line', async () => {
    const rows = await read('a,b\n1,"open\n3,"four"\n5,6\n')
    expect(rows.map(({ line, problem }) => [line, problem])).toEqual([
      [1, undefined],
      [2, 'A quoted cell goes on after its closing quote.'],
      [3, undefined],
      [4, undefined],
    ])
  })

  test('an endless line is truncated to bound memory', async () => {
    const rows = await read(`a,b\n${'x'.repeat(IMPORT_LIMITS.record * 2)}\n1,2`, { size: 65_536 })
    expect(rows[1]!.problem).toBe('This line is too long for a row.')
    expect(rows.at(-1)!.cells).toEqual(['1', '2'])
  })
})

test.each([
  ['a,b;c,d', ','],
  ['a;b;c,d', ';'],
  ['a\tb\tc', '\t'],
  ['a|b', '|'],
  ['one column', ','],
  ['"a;b;c",d', ','],
])('detectDelimiter(%j) is %j', (text, delimiter) => {
  expect(detectDelimiter(text)).toBe(delimiter)
})

const cell = fc.string({
  unit: fc.oneof(
    fc.constantFrom('"', ',', ';', '\t', '|', '\n', '\r', ' ', 'é', '東'),
    fc.string({ minLength: 1, maxLength: 1 }),
  ),
  maxLength: 12,
})
const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 5 }), { minLength: 1, maxLength: 8 })

function write(rows: string[][], { delimiter, newline }: { delimiter: string; newline: string }): string {
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
  const bare = (text: string) => !/["\r\n,;\t|]/.test(text)
  return rows
    .map((row) => row.map((text, i) => (bare(text) && i % 2 ? text : quote(text))).join(delimiter))
    .join(newline)
}

test('CSV round-trips, in any chunks', async () => {
  const options = fc.record({
    delimiter: fc.constantFrom(...DELIMITERS),
    newline: fc.constantFrom('\n', '\r\n', '\r'),
    size: fc.integer({ min: 1, max: 40 }),
  })
  await fc.assert(
    fc.asyncProperty(table, options, async (rows, { delimiter, newline, size }) => {
      const back = await read(write(rows, { delimiter, newline }), { delimiter, size })
      expect(back.map((row) => row.cells)).toEqual(rows)
      expect(back.every((row) => row.problem === undefined)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('parses well-formed text as csv-parse does', async () => {
  await fc.assert(
    fc.asyncProperty(table, async (rows) => {
      const text = write(rows, { delimiter: ',', newline: '\n' })
      const peer = parse(text, { relax_column_count: true, record_delimiter: '\n' })
      expect((await read(text)).map((row) => row.cells)).toEqual(peer)
    }),
    { numRuns: 200 },
  )
})
