import type { SharedList } from '#contract/discovery/saved-folders.ts'
import type { AppContext } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { countAll } from '../../../platform/db/read-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { isOpenedBy } from '../../../platform/secrets/link-tokens.ts'

/** A page that is passed on is looked at, not worked with. */
const SHOWN = 100

const SHARE_TOKEN = {
  purpose: 'favorite_folders',
  selector: 'share_selector',
  former: 'former_share_token_hash',
} as const

/** A folder for whoever holds its link: who keeps it is not told. @throws AppError `not-found` */
export async function getSharedList(
  context: Pick<AppContext, 'db' | 'config' | 'search'>,
  token: string,
): Promise<SharedList> {
  const { db, config } = context
  const folder = await db
    .selectFrom('favorite_folders')
    .select(['id', 'name', 'shares_notes'])
    .where(isOpenedBy(config, [token], SHARE_TOKEN))
    .executeTakeFirst()
  if (!folder) throw new AppError('not-found', { message: 'This list is not shared any more.' })
  const marks = publicMarks(db, folder.id)
  const latest = marks.select(['listing_id', 'note']).orderBy('favorites.created_at', 'desc').limit(SHOWN)
  const [rows, total] = await Promise.all([latest.execute(), countAll(marks.select('listing_id'))])
  const notes = new Map(rows.map((row) => [row.listing_id, row.note]))
  const listings = await context.search.get([...notes.keys()])
  const noteOf = (id: number) => (folder.shares_notes ? (notes.get(id) ?? '') : '')
  const spaces = listings.map((listing) => ({ listing, note: noteOf(listing.id) }))
  return { name: folder.name, spaces, total }
}

function publicMarks(db: Db, folderId: number) {
  return db
    .selectFrom('favorites')
    .innerJoin('listings', 'listings.id', 'favorites.listing_id')
    .where('folder_id', '=', folderId)
    .where('listings.status', '=', 'active')
}
