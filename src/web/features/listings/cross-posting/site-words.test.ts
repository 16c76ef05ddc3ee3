import { describe, expect, it } from 'vitest'
import type { ManagedSite } from '#contract/listings/cross-posting.ts'
import { CROSS_POST_STATUSES } from '#contract/listings/cross-posting.ts'
import { canRetry, describePosts, toSiteChange } from './site-words.ts'
import { STATUS_VARIANTS } from './status-variants.ts'

const ENDPOINT = 'https://funlist.example/posts'
type Posts = ManagedSite['posts']

describe('how the posts of a site stand', () => {
  it.each<[string, string | null, Posts, string]>([
    ['none', ENDPOINT, {}, 'No posts yet'],
    ['none of a feed', null, {}, 'No posts yet'],
    ['some', ENDPOINT, { posted: 4, failed: 1 }, '4 posted, 1 failed'],
    ['one of a feed', null, { queued: 1 }, 'chosen for 1 space'],
    ['several of a feed, whatever their state', null, { queued: 1, posted: 4 }, 'chosen for 5 spaces'],
  ])('%s', (_what, endpoint, posts, words) => {
    expect(describePosts({ endpoint, posts })).toBe(words)
  })

  it.each<[string, string | null, Posts, boolean]>([
    ['all arrived', ENDPOINT, { posted: 4 }, false],
    ['some failed', ENDPOINT, { failed: 1 }, true],
    ['some wait', ENDPOINT, { queued: 2 }, true],
    ['a feed has nothing to send', null, { queued: 2 }, false],
    ['nothing at all', ENDPOINT, {}, false],
  ])('%s: another try is offered: %s', (_what, endpoint, posts, expected) => {
    expect(canRetry({ endpoint, posts })).toBe(expected)
  })

  it('every state has a badge of its own', () => {
    const variants = CROSS_POST_STATUSES.map((status) => STATUS_VARIANTS[status])
    expect(new Set(variants).size).toBe(CROSS_POST_STATUSES.length)
  })
})

describe('the form of a site', () => {
  const form = (fields: Record<string, string>) => ({ get: (name: string) => fields[name] ?? null })
  const FIELDS = {
    id: ' funlist ',
    name: ' FunList',
    url: 'https://funlist.example ',
    description: '',
    endpoint: '',
  }

  it('is sent trimmed, without a secret that nobody typed', () => {
    expect(toSiteChange(form({ ...FIELDS, secret: '  ' }), true)).toEqual({
      id: 'funlist',
      body: { name: 'FunList', url: 'https://funlist.example', description: '', endpoint: '', active: true },
    })
  })

  it('carries a new secret, and whether sellers can choose it', () => {
    const { body } = toSiteChange(form({ ...FIELDS, secret: ' a-secret-of-16-letters ' }), false)
    expect(body).toMatchObject({ secret: 'a-secret-of-16-letters', active: false })
  })

  it('of a known site has no id', () => {
    expect(toSiteChange(form({ name: 'FunList' }), true).id).toBe('')
  })
})
