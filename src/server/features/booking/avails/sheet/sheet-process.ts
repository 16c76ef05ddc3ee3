import { writeFile } from 'node:fs/promises'
import type { Target } from '../../../../platform/child/make-file.ts'
import { serveChild } from '../../../../platform/child/serve-child.ts'
import { makeSheet } from './make-sheet.ts'
import type { SheetInput } from './sheet-input.ts'

serveChild<Target<SheetInput>, null>(async ({ target, ...input }) => {
  await writeFile(target, await makeSheet(input))
  return null
})
