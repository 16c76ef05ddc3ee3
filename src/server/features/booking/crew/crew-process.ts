import { writeFile } from 'node:fs/promises'
import type { CrewList } from '#contract/booking/crew.ts'
import { serveChild } from '../../../platform/child/serve-child.ts'
import { renderCrew } from './render-crew.ts'

export interface CrewInput {
  list: CrewList
  /** Where the PDF is written. */
  target: string
}

serveChild<CrewInput, null>(async ({ list, target }) => {
  await writeFile(target, await renderCrew(list))
  return null
})
