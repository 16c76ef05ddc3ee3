import type { CrewList } from '#contract/booking/crew.ts'
import { CREW_WORK_LABELS } from '#domain/booking/crew.ts'
import { toCrewTable } from '#domain/booking/crew-words.ts'
import { toDateRange, toWeekDate } from '#domain/format-dates.ts'
import { makePdf, numberPages } from '../../../platform/pdf/page.ts'
import { write } from '../../../platform/pdf/parts.ts'
import { SOFT } from '../../../platform/pdf/style.ts'
import { writeTable } from '../../../platform/pdf/table.ts'

/** A table a day on US letter, to be taken along. */
export function renderCrew({ week, jobs, total }: CrewList): Promise<Buffer> {
  const title = `Crew list, ${toDateRange(week)}`
  const labels = Object.values(CREW_WORK_LABELS).join(' and ').toLowerCase()
  return makePdf({ title, subject: `What to ${labels}`, createdAt: null }, (doc) => {
    write(doc, title, { size: 22, isBold: true, role: 'H1' })
    doc.moveDown(0.3)
    const shown = jobs.length < total ? `, the first ${jobs.length} of them` : ''
    write(doc, `${total} ${total === 1 ? 'job' : 'jobs'}${shown}`, { size: 10, color: SOFT })
    for (const [day, of] of Map.groupBy(jobs, (job) => job.day)) {
      doc.moveDown(0.8)
      // no heading alone at the foot of a page
      if (doc.y > doc.page.maxY() - 90) doc.addPage()
      write(doc, toWeekDate(day), { size: 13, isBold: true, role: 'H2' })
      writeTable(doc, { rows: toCrewTable(of) })
    }
    numberPages(doc, { lines: [title] })
  })
}
