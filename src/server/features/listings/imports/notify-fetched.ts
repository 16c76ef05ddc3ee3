import type { AppContext } from '../../../context.ts'
import { notifySeller } from './notify-seller.ts'
import { countPictures, NO_PICTURES, type PictureCounts } from './picture-rows.ts'
import type { ImportRecord } from './queries.ts'

/** One notice for all pictures of an import, when the last one is done. */
export async function notifyFetched({ db, now }: AppContext, record: ImportRecord): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const first = await trx
      .updateTable('imports')
      .set({ pictures_notified_at: now() })
      .where('id', '=', record.id)
      .where('pictures_notified_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (!first) return
    const counts = (await countPictures(trx, [record.id])).get(record.id) ?? NO_PICTURES
    await notifySeller(trx, {
      sellerId: record.seller_id,
      kind: 'import-pictures',
      data: { text: describeFetched(record.file_name, counts), importId: record.id },
      key: `import-pictures:${record.id}`,
      now: now(),
    })
  })
}

export function describeFetched(fileName: string, { attached, failed }: PictureCounts): string {
  const total = (attached + failed).toLocaleString('en-US')
  const done = `${attached.toLocaleString('en-US')} of ${total} ${attached + failed === 1 ? 'picture' : 'pictures'} of “${fileName}” fetched`
  return failed === 0 ? done : `${done}, ${failed.toLocaleString('en-US')} could not be`
}
