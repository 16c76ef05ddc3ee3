import { writeFile } from 'node:fs/promises'
import type { Target } from '../../../platform/child/make-file.ts'
import { serveChild } from '../../../platform/child/serve-child.ts'
import type { DrawnPlan } from './plan-pdf.ts'
import { renderPlan } from './render-plan.ts'

serveChild<Target<DrawnPlan>, null>(async ({ target, ...drawn }) => {
  await writeFile(target, await renderPlan(drawn))
  return null
})
