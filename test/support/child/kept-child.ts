import { serveChild } from '#server/platform/child/serve-child.ts'

export interface KeptInput {
  does: 'answers' | 'leaks' | 'wears' | 'throws' | 'loops'
}

const leaked: Buffer[] = []
let isWorn = false

/**
 * Says which process it is; what `leaks` leaves behind is too much together with the next of it, and after `wears` the next of it
 * crashes.
 */
serveChild<KeptInput, number>(
  async ({ does }) => {
    if (does === 'throws') throw new Error('of its own')
    if (does === 'wears' && isWorn) throw new Error('of the one before')
    isWorn ||= does === 'wears'
    if (does === 'loops') for (;;);
    if (does === 'leaks') {
      leaked.push(Buffer.alloc(110 * 1024 * 1024, 1))
      // what watches its memory looks every 20 ms
      await new Promise((done) => setTimeout(done, 300))
    }
    return process.pid
  },
  { many: true },
)
