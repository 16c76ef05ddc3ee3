import type { Brief } from '#contract/planning/briefs.ts'
import { writeWorkbook } from '../../../platform/workbook/write-workbook.ts'
import { briefToTable } from './brief-to-table.ts'

const NOTES = [
  'Prices are all-in totals for the days of each line. Nothing in it is booked.',
  'A space at the rate card costs what it costs on the day it is requested; an offer stands until its seller’s date.',
]

/** The answers to a brief as an Excel workbook, with what was asked. */
export function briefToWorkbook(brief: Brief, now: Date): Promise<Buffer> {
  const rows = briefToTable(brief)
  return writeWorkbook([
    { name: 'Answers', rows, widths: (rows[0] ?? []).map((_, at) => (at === 1 ? 40 : 20)) },
    {
      name: 'Brief',
      rows: [
        ['Brief', brief.title],
        ['Text', brief.body],
        ['Place', brief.place],
        ['Days', `${brief.from} to ${brief.to}`],
        ['Budget (US dollars)', brief.budgetCents === null ? 'None' : brief.budgetCents / 100],
        ['As of (UTC)', now.toISOString()],
        ...NOTES.map((note) => ['How to read it', note]),
      ],
      widths: [22, 100],
    },
  ])
}
