import { FAILING_MAIL_DAYS } from '#domain/listings/import/sources.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notifySeller } from '../imports/notify-seller.ts'
import type { SourceRow } from './queries.ts'

interface ReadNotice {
  source: Pick<SourceRow, 'id' | 'organization_id'>
  readId: number
  /** Of one read at most one of each. */
  step: 'first' | 'waits' | 'applied' | 'failed' | 'failing'
  /** What was read, or what stands in the way. */
  says: string
  now: Date
}

const LINES: Record<ReadNotice['step'], (says: string) => string> = {
  first: () => 'The first file of your inventory source is read: look at its columns and start it',
  waits: (says) => `Your inventory source waits for you, nothing was changed: ${says}`,
  applied: (says) => `Your inventory source was read: ${says}`,
  failed: (says) => `Your inventory source gave a file that was not taken, nothing was changed: ${says}`,
  failing: (says) => `Your inventory source could not be read for ${FAILING_MAIL_DAYS} days: ${says}`,
}

/** Reads that are applied count up on one line and are mailed once a day; what needs somebody is a mail at once. To whoever of the organization sees to its spaces. The address stays out: it may hold a token. */
export async function notifyRead(trx: Tx, { source, readId, step, says, now }: ReadNotice): Promise<void> {
  await notifySeller(trx, {
    sellerId: source.organization_id,
    kind: step === 'applied' ? 'inventory-read' : 'inventory-source',
    data: { text: LINES[step](says), step },
    key: step === 'applied' ? `inventory-read:${source.id}` : `inventory-source:${readId}:${step}`,
    now,
  })
}
