import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { createLinkTokens } from './link-tokens.ts'

const [OLD, NEW] = ['an-old-key-of-at-least-32-characters', 'a-newer-key-of-at-least-32-characters']

it('is found again by what is kept, and says nothing of it', () => {
  const tokens = createLinkTokens([NEW])
  const made = new Set<string>()
  for (let i = 0; i < 200; i++) {
    const selector = randomUUID()
    const token = tokens.toToken('alerts', selector)
    made.add(token).add(selector)
    expect(token).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    expect(tokens.toSelectors('alerts', token.toUpperCase())).toEqual([selector])
    // what opens one thing opens nothing else
    expect(tokens.toSelectors('favorite_folders', token)).not.toContain(selector)
    expect(tokens.toSelectors('alerts', selector)).not.toContain(selector)
  }
  expect(made.size).toBe(400)
  for (const text of ['', 'x', randomBytes(18).toString('base64url'), `${randomUUID()}0`])
    expect(tokens.toSelectors('alerts', text)).toEqual([])
})

it('works with an older key as long as that is kept', () => {
  const selector = randomUUID()
  const token = createLinkTokens([OLD]).toToken('notice_settings', selector)
  expect(createLinkTokens([NEW, OLD]).toSelectors('notice_settings', token)).toContain(selector)
  expect(createLinkTokens([NEW]).toSelectors('notice_settings', token)).not.toContain(selector)
  expect(createLinkTokens([NEW, OLD]).toToken('notice_settings', selector)).not.toBe(token)
})

it('the migration keeps of what was given out a hash alone', async () => {
  const text = readFileSync('db/migrations/0391_tokens_not_at_rest.sql', 'utf8')
  const name = `tokens_${process.pid}`
  const admin = new pg.Client({ connectionString: inject('clusterUrl') })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  const client = new pg.Client({ connectionString: inject('clusterUrl').replace('/postgres?', `/${name}?`) })
  await client.connect()
  const before = `
    create table alerts (token uuid default gen_random_uuid() not null constraint alerts_token_key unique);
    create table conversation_members (mail_token uuid not null constraint conversation_members_mail_token_key unique);
    create table notice_settings (unsubscribe_token uuid not null constraint notice_settings_token_key unique);
    create table newsletter_subscribers (token uuid not null constraint newsletter_subscribers_token_key unique);
    create table support_tickets (reply_token uuid not null constraint support_tickets_reply_key unique,
      staff_token uuid not null constraint support_tickets_staff_key unique);
    create table favorite_folders (share_token text constraint favorite_folders_token_key unique);
    insert into favorite_folders values ('aBc-_9'), (null);
    insert into alerts values ('3f0e8a52-5f6e-4b8e-9c55-0f4f4a4b0c11');`
  await client.query(before)
  await client.query(text)
  const { rows } = await client.query(
    `select share_selector is null as is_private, former_share_token_hash = sha256('aBc-_9') as is_known
       from favorite_folders order by 1`,
  )
  expect(rows).toEqual([
    { is_private: false, is_known: true },
    { is_private: true, is_known: null },
  ])
  const { rows: alerts } = await client.query(
    `select selector <> '3f0e8a52-5f6e-4b8e-9c55-0f4f4a4b0c11' as is_new,
       former_token_hash = sha256('3f0e8a52-5f6e-4b8e-9c55-0f4f4a4b0c11') as is_known from alerts`,
  )
  expect(alerts).toEqual([{ is_new: true, is_known: true }])
  await client.end()
})
