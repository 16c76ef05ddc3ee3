/** `node run-hostile.ts PID_FILE`: a process whose child loops, to be killed. */
import { join } from 'node:path'
import { runChild } from '#server/platform/child/run-child.ts'
import type { HostileInput } from './hostile-child.ts'

const input: HostileInput = { does: 'loops', pidFile: process.argv[2] ?? '' }
await runChild(join(import.meta.dirname, 'hostile-child.ts'), input, {
  ...{ seconds: 600, megabytes: 256, heapMegabytes: 64 },
})
