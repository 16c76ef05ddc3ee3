import { randomId } from './random-id.ts'

type Headers = { 'idempotency-key': string }

/**
 * Sends what must be done once, however often it is sent: the same body goes out under the same `Idempotency-Key` until it is
 * answered, a changed one under a new key.
 */
export class Once {
  private attempt: { text: string; key: string } | null = null

  async send<Body, Answer>(
    body: Body,
    send: (body: Body, headers: Headers) => Promise<Answer>,
  ): Promise<Answer> {
    const text = JSON.stringify(body)
    if (this.attempt?.text !== text) this.attempt = { text, key: randomId() }
    const answer = await send(body, { 'idempotency-key': this.attempt.key })
    this.attempt = null
    return answer
  }
}
