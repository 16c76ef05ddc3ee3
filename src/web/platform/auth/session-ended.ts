/** How asking for a session again ended: the same person signed in, somebody else did, or nobody. */
type Renewed = 'same' | 'other' | 'nobody'

let renew: (() => Promise<Renewed>) | null = null
let underWay: Promise<Renewed> | null = null

/** Says how somebody whose session has ended is asked to sign in again. @returns ends it */
export function onSessionEnded(ask: () => Promise<Renewed>): () => void {
  renew = ask
  return () => {
    if (renew === ask) renew = null
  }
}

/** Asks once, however many presses met the end of the session. */
export function renewSession(): Promise<Renewed> {
  underWay ??= (renew?.() ?? Promise.resolve('nobody' as const)).finally(() => {
    underWay = null
  })
  return underWay
}
