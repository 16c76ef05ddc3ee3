import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** View counts by slug. */
export async function listViews(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('help_article_views').selectAll().execute()
  return new Map(rows.map((row) => [row.slug, row.views]))
}

/** @returns the new view count */
export async function addView(db: Db, slug: string): Promise<number> {
  const row = await db
    .insertInto('help_article_views')
    .values({ slug, views: 1 })
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet({ views: sql`help_article_views.views + 1` }),
    )
    .returning('views')
    .executeTakeFirstOrThrow()
  return row.views
}

export async function getVotes(db: Db, slug: string): Promise<{ yes: number; no: number }> {
  const row = await db
    .selectFrom('help_article_votes')
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere('is_helpful', '=', true).as('yes'),
      eb.fn.countAll<string>().filterWhere('is_helpful', '=', false).as('no'),
    ])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return { yes: Number(row.yes), no: Number(row.no) }
}

export async function saveVote(
  db: Db,
  vote: { slug: string; visitor: string; is_helpful: boolean },
): Promise<void> {
  await db
    .insertInto('help_article_votes')
    .values(vote)
    .onConflict((conflict) =>
      conflict
        .columns(['slug', 'visitor'])
        .doUpdateSet({ is_helpful: vote.is_helpful, updated_at: sql`now()` }),
    )
    .execute()
}
