import { writeFile } from 'node:fs/promises'
import type { JointReport } from '#contract/booking/campaign-reports-joint.ts'
import type { Target } from '../../../../platform/child/make-file.ts'
import { serveChild } from '../../../../platform/child/serve-child.ts'
import { renderJointReport } from './render-joint-report.ts'

serveChild<Target<{ report: JointReport }>, null>(async ({ target, report }) => {
  await writeFile(target, await renderJointReport(report))
  return null
})
