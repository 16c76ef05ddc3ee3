import { useState } from 'react'
import { Once } from './once.ts'

/** A request that is done once, however often its button is pressed. */
export function useOnce<Body, Answer>(
  send: (body: Body, headers: { 'idempotency-key': string }) => Promise<Answer>,
): (body: Body) => Promise<Answer> {
  const [once] = useState(() => new Once())
  return (body) => once.send(body, send)
}
