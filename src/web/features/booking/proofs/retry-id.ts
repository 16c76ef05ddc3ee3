import { randomId } from '#web/platform/random-id.ts'

/** Under which a retry of the same is the same proof: another text is another. `done` once it has arrived. */
export function createRetryId() {
  let sent: { text: string; id: string } | null = null
  return {
    idOf(text: string): string {
      if (sent?.text !== text) sent = { text, id: randomId() }
      return sent.id
    },
    done() {
      sent = null
    },
  }
}
