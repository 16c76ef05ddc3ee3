import { writeFile } from 'node:fs/promises'
import type { Target } from '../../../platform/child/make-file.ts'
import { serveChild } from '../../../platform/child/serve-child.ts'
import type { PlanDocument } from './plan-pdf.ts'
import { renderPlan } from './render-plan.ts'

serveChild<Target<{ plan: PlanDocument }>, null>(async ({ target, plan }) => {
  await writeFile(target, await renderPlan(plan))
  return null
})
