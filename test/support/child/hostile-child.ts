import { writeFileSync } from 'node:fs'
import { serveChild } from '#server/platform/child/serve-child.ts'

export interface HostileInput {
  does: 'answers' | 'loops' | 'fills-heap' | 'fills-buffers' | 'throws' | 'is-silent' | 'exits'
  /** Where it says its process id. */
  pidFile?: string
}

/** What untrusted bytes can make of a process that reads them. */
serveChild<HostileInput, string>(async ({ does, pidFile }) => {
  if (pidFile) writeFileSync(pidFile, String(process.pid))
  const kept: unknown[] = []
  switch (does) {
    case 'answers':
      return process.env.SECRET_OF_TEST ?? 'no secret'
    case 'loops':
      for (;;);
    case 'fills-heap':
      for (let i = 0; ; i++) kept.push({ i, text: `row ${i}` })
    case 'fills-buffers':
      for (;;) kept.push(Buffer.alloc(8 * 1024 * 1024, 1))
    case 'throws':
      throw new Error('of its own')
    case 'is-silent':
      return new Promise(() => setInterval(() => {}, 1000))
    case 'exits':
      return process.exit(0)
  }
})
