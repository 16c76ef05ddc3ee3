import { writeFile } from 'node:fs/promises'
import type { Target } from '../../../../platform/child/make-file.ts'
import { serveChild } from '../../../../platform/child/serve-child.ts'
import { type AffidavitDocument, renderAffidavit } from './render-affidavit.ts'

serveChild<Target<{ document: AffidavitDocument }>, null>(async ({ document, target }) => {
  await writeFile(target, await renderAffidavit(document))
  return null
})
