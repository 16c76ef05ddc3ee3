import { writeFile } from 'node:fs/promises'
import { serveChild } from '../../../../platform/child/serve-child.ts'
import { makeSheet } from './make-sheet.ts'
import type { SheetInput } from './sheet-input.ts'

serveChild<SheetInput & { target: string }, null>(async ({ target, ...input }) => {
  await writeFile(target, await makeSheet(input))
  return null
})
