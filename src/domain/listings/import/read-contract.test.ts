import { describe, expect, it } from 'vitest'
import { nameColumns } from './columns.ts'
import { guessContractMapping } from './guess-contract-mapping.ts'
import { readContract } from './read-contract.ts'

/** Reads rows under headers as a file of them would be read. */
function read(header: string, ...rows: string[]) {
  return readWith({}, header, ...rows)
}

function readWith(fixes: { blank?: 'contractPeriods'[] }, header: string, ...rows: string[]) {
  const columns = nameColumns(header.split('|'))
  const cells = rows.map((row) => row.split('|'))
  const mapping = guessContractMapping(columns, cells)
  return cells.map((one, line) =>
    readContract({ line, cells: one }, { columns, mapping, defaults: {}, fixes }),
  )
}

describe('a row of a file of contracts', () => {
  it('is read from the columns of other systems', () => {
    const [outcome] = read(
      'Panel ID|Advertiser|Campaign|IO #|In charge date|Out charge date|Net|Spots|AE|Comments',
      'A-0114|Harbor Dental|Whitening|4711|12/28/2026|03/21/2027|$18,400.50|2|Ann Lee|copy due',
    )
    expect(outcome).toMatchObject({
      ok: true,
      row: {
        unitId: 'A-0114',
        client: 'Harbor Dental',
        brand: 'Whitening',
        number: '4711',
        first: '2026-12-28',
        last: '2027-03-21',
        amountCents: 1_840_050,
        amountPer: 'all',
        slots: 2,
        rep: 'Ann Lee',
        note: 'copy due',
      },
    })
  })

  it('counts periods and weeks, and has no end where its cell says so or nothing', () => {
    const last = (header: string, cell: string) => {
      const [outcome] = read(`Unit ID|Client|Start|${header}`, `A|B|2026-12-28|${cell}`)
      return outcome?.ok ? outcome.row.last : outcome?.errors[0]?.reason
    }
    expect(last('Periods', '3')).toBe('2027-03-21')
    expect(last('Weeks', '4')).toBe('2027-01-24')
    expect(last('Term', '12 weeks')).toBe('2027-03-21')
    expect(last('End', 'UFN')).toBeNull()
    expect(last('End', '')).toBeNull()
    expect(last('Remark', 'x')).toBe('no column says when the contract ends')
    expect(last('End', '2026-12-01')).toBe('it ends (2026-12-01) before it starts (2026-12-28)')
    expect(last('Periods', 'many')).toBe('"many" is not a number of periods')
  })

  it('has an end that cannot be read as blank: the space would be blocked for good', () => {
    const [outcome] = readWith(
      { blank: ['contractPeriods'] },
      'Unit ID|Client|Start|Term',
      'A|B|2026-12-28|6 months',
    )
    expect(outcome?.ok).toBe(false)
  })

  it('is refused without its space, client or first day, and in other money', () => {
    const [outcome] = read('Unit ID|Client|Start|End|Amount', '|||2027-01-01|900 EUR')
    expect(outcome?.ok ? [] : outcome?.errors.map(({ reason }) => reason)).toEqual([
      'no unit id and no Placard number: which space is it?',
      'no first day is named',
      'no client is named',
      '"900 EUR" is not in US dollars',
    ])
  })
})
