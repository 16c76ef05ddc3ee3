import type { TermTemplate } from '#contract/booking/booking-terms-templates.ts'
import type { TestClient } from '../test-app.ts'
import { unique } from '../unique.ts'

/** Applies a rate card to spaces that changes nothing but what they cost at least: hundredths of a percent of the rate. */
export async function applyFloor(
  seller: TestClient,
  ids: readonly number[],
  floorBasisPoints: number,
): Promise<void> {
  const send = async (path: string, body: object) => {
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const answer = await seller.send('POST', path, body, { headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
    return answer
  }
  const none = { seasons: [], termDiscounts: [], quantityDiscounts: [], classes: {}, markets: [] }
  const card = { kind: 'rates', name: `Floor ${unique()}`, card: { ...none, floorBasisPoints } }
  const { id: templateId } = (await (await send('/api/my/term-templates', card)).json()) as TermTemplate
  await send('/api/my/spaces/terms', { ids, change: { kind: 'template', templateId } })
}
