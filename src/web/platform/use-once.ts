import { useRef } from 'react'
import { randomId } from './random-id.ts'

/**
 * Sends what must be done once, however often it is sent: the same body goes out under the same `Idempotency-Key` until it is
 * answered, a changed one under a new key.
 */
export function useOnce<Body, Answer>(
  send: (body: Body, headers: { 'idempotency-key': string }) => Promise<Answer>,
): (body: Body) => Promise<Answer> {
  const attempt = useRef<{ text: string; key: string } | null>(null)
  return async (body) => {
    const text = JSON.stringify(body)
    if (attempt.current?.text !== text) attempt.current = { text, key: randomId() }
    const answer = await send(body, { 'idempotency-key': attempt.current.key })
    attempt.current = null
    return answer
  }
}
