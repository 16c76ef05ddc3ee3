import { writeFile } from 'node:fs/promises'
import type { PlanReport } from '#contract/planning/plan-reports.ts'
import type { Target } from '../../../platform/child/make-file.ts'
import { serveChild } from '../../../platform/child/serve-child.ts'
import { renderPlanReport } from './render-plan-report.ts'

serveChild<Target<{ report: PlanReport }>, null>(async ({ target, report }) => {
  await writeFile(target, await renderPlanReport(report))
  return null
})
