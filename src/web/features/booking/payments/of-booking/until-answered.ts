const PAUSE_MS = 3_000
/** The server says itself that a payment service is away; this only ends a wait that nobody ends. */
const MOST_TRIES = 20

/** Asks again while a payment service is slow, so that nobody has to press twice. @param onPending told of the first delay */
export async function untilAnswered<T extends { isPending: boolean }>(
  ask: () => Promise<T>,
  onPending: () => void,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (!answer.isPending) return answer
    if (tries === MOST_TRIES)
      throw new Error('The payment service does not answer. What has arrived of a payment you get by mail.')
    onPending()
    await new Promise((next) => setTimeout(next, PAUSE_MS))
  }
}
