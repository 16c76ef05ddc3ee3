import { writeFile } from 'node:fs/promises'
import type { CrewList } from '#contract/booking/crew.ts'
import type { Target } from '../../../platform/child/make-file.ts'
import { serveChild } from '../../../platform/child/serve-child.ts'
import { renderCrew } from './render-crew.ts'

serveChild<Target<{ list: CrewList }>, null>(async ({ list, target }) => {
  await writeFile(target, await renderCrew(list))
  return null
})
