import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import { migrate } from '#server/platform/db/migrate.ts'
import { ROOT } from './support/sources.ts'

/** Enquiries of a filled database become conversations: nothing that was said is lost, and every number finds its thread. */
const FOLDER = join(ROOT, 'db/migrations')
const FIRST = '0140'

const database = `test_${randomBytes(6).toString('hex')}`
const admin = new pg.Client({ connectionString: inject('clusterUrl') })
await admin.connect()
await admin.query(`create database ${database} template template0`)
await admin.end()
const url = inject('clusterUrl').replace('/postgres?', `/${database}?`)

const older = await mkdtemp(join(tmpdir(), 'placard-migrations-'))
for (const name of await readdir(FOLDER)) if (name < FIRST) await cp(join(FOLDER, name), join(older, name))
await migrate(url, older)

const db = new pg.Client({ connectionString: url })
await db.connect()
afterAll(() => db.end())
const rows = async <T>(text: string) => (await db.query(text)).rows as T[]

await db.query(`
  insert into users (username, password, email, status)
    select 'user' || n, '!', 'user' || n || '@example.com', 'active' from generate_series(1, 12) as n;
  insert into listings (title, description, ad_type, price, location_text, status, seller_id)
    select 'Space ' || n, 'A space beside the road.', 'billboard', 900, 'Seattle, WA', 'active', 1 + n % 4
    from generate_series(1, 9) as n;
  select setseed(0.4);
  insert into enquiries (listing_id, buyer_id, seller_id, kind, proposed_times, created_at, updated_at)
    select l.id, 5 + n % 8, l.seller_id, kind,
      case when kind = 'viewing' then array[now() + (n % 5 - 2) * interval '1 day', now() + (n % 3 - 2) * interval '1 day'] else '{}' end,
      now() - (400 - n) * interval '1 hour', now() - (400 - n) * interval '1 hour'
    from generate_series(1, 300) as n
    cross join lateral (select case when n % 4 = 0 then 'viewing' else 'message' end as kind) as k
    join listings l on l.id = 1 + n % 9;
  insert into enquiry_messages (enquiry_id, author_id, body, created_at)
    select e.id, case when m % 2 = 0 then e.seller_id else e.buyer_id end, 'words ' || e.id || '.' || m,
      e.created_at + m * interval '10 minutes'
    from enquiries e cross join generate_series(1, 5) as m
    where m <= e.id % 6 and (e.kind = 'message' or m > 1);`)

const enquiries = await rows<{ id: number; listing_id: number; buyer_id: number; kind: string }>(
  'select id, listing_id, buyer_id, kind from enquiries order by id',
)
const said = await rows<{ body: string; author_id: number }>(
  'select body, author_id from enquiry_messages order by body',
)
await migrate(url)

it('keeps every word with its author', async () => {
  expect(said.length).toBeGreaterThan(400)
  const kept = await rows("select body, author_id from messages where kind = 'text' order by body")
  expect(kept).toEqual(said)
})

it('leads every number to the conversation of its buyer and space', async () => {
  const found = await rows<{ id: number; listing_id: number; buyer_id: number }>(`
    select given.id, c.listing_id, c.buyer_id
    from (select id, id as conversation_id from conversations union all select * from conversation_aliases) as given
    join conversations c on c.id = given.conversation_id order by given.id`)
  expect(found).toEqual(enquiries.map(({ id, listing_id, buyer_id }) => ({ id, listing_id, buyer_id })))
  expect(await rows('select 1 from conversations group by listing_id, buyer_id having count(*) > 1')).toEqual(
    [],
  )
})

it('numbers the messages of each without gaps, in the order of their time, all read', async () => {
  const wrong = await rows(`
    select id from conversations c where last_seq <> (select count(*) from messages where conversation_id = c.id)
      or last_seq <> coalesce((select max(seq) from messages where conversation_id = c.id), 0)
      or last_message_at is distinct from coalesce((select max(created_at) from messages where conversation_id = c.id), last_message_at)
      or (select count(*) from conversation_members m where m.conversation_id = c.id and read_seq = last_seq) <> 2`)
  expect(wrong).toEqual([])
  const disordered = await rows(`
    select 1 from messages a join messages b on b.conversation_id = a.conversation_id and b.seq = a.seq + 1
    where b.created_at < a.created_at`)
  expect(disordered).toEqual([])
})

it('knows who waits, and since when', async () => {
  const wrong = await rows(`
    select c.id from conversations c
    left join lateral (select max(seq) as seq, min(created_at) as first from messages where conversation_id = c.id and author_id = c.seller_id) as answer on true
    left join lateral (
      select min(created_at) as since from messages
      where conversation_id = c.id and author_id is distinct from c.seller_id and seq > coalesce(answer.seq, 0)
    ) as wait on true
    where c.first_answered_at is distinct from answer.first or c.waiting_since is distinct from wait.since`)
  expect(wrong).toEqual([])
})

it('makes viewings of what was asked: proposed while a time is to come, else declined', async () => {
  const viewings = await rows<{ status: string; times: number; reason: string | null }>(
    'select status, cardinality(proposed_times) as times, reason from viewings',
  )
  expect(viewings).toHaveLength(enquiries.filter(({ kind }) => kind === 'viewing').length)
  expect(new Set(viewings.map(({ status }) => status))).toEqual(new Set(['proposed', 'declined']))
  for (const { status, times, reason } of viewings)
    expect({ times: times > 0, reason }).toEqual({
      times: status === 'proposed',
      reason: status === 'proposed' ? null : 'The time passed.',
    })
})

it('gives the next conversation a number that no enquiry had', async () => {
  const made = await rows<{ id: number }>(`
    insert into conversations (listing_id, buyer_id, seller_id)
    select l.id, u.id, l.seller_id from listings l, users u
    where l.seller_id <> u.id and not exists (select from conversations c where c.listing_id = l.id and c.buyer_id = u.id)
    limit 1 returning id`)
  expect(made[0]!.id).toBeGreaterThan(enquiries.at(-1)!.id)
})
