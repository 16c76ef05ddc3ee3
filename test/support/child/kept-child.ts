import { serveChild } from '#server/platform/child/serve-child.ts'

export interface KeptInput {
  does: 'answers' | 'leaks' | 'throws' | 'loops'
}

const leaked: Buffer[] = []

/** Says which process it is; what `leaks` leaves behind is too much together with the next of it. */
serveChild<KeptInput, number>(
  async ({ does }) => {
    if (does === 'throws') throw new Error('of its own')
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
