import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listContentPaths } from './content-paths.ts'
import { ArticleMatter, readMatter } from './front-matter.ts'
import { getLibrary } from './library.ts'
import { renderMarkdown } from './markdown.ts'

const library = getLibrary(0)
const { articles, faqs, legal, posts, outline } = library
const PUBLIC = join(import.meta.dirname, '../../../../../public')

/** Pages outside the library that content may link to. */
const OTHER_PAGES = [
  '/open/v1/proof-roots.jsonl',
  '/open',
  '/',
  '/compare',
  '/find-ads',
  '/plans',
  '/plans/new',
  '/briefs',
  '/sell/briefs',
  '/forgot-password',
  '/list-ad',
  '/create-listing',
  '/sell',
  '/team',
  '/sell/import',
  '/sell/contracts',
  '/sell/proposals',
  '/sell/avails',
  '/sell/clients',
  '/sell/crew',
  '/sell/sales',
  '/sell/calendar',
  '/sell/commission',
  '/sell/rates',
  '/sell/structures',
  '/plans/shops',
  '/sell/proof',
  '/verify',
  '/sell/bulk',
  '/saved',
  '/inbox',
  '/viewings',
  '/notices',
  '/sell/hours',
  '/sell/answers',
  '/sell/numbers',
  '/sell/requests',
  '/sell/payments',
  '/bookings',
  '/bookings/approvals',
  '/account',
  '/account/notices',
  '/about',
  '/how-it-works',
]
const FAQ_PAGES: Record<string, string> = {
  general: '/help/faq',
  privacy: '/help/privacy-faq',
  terms: '/help/terms-faq',
}

/** Every page → its HTML and its anchors. */
const pages = new Map<string, { html: string; anchors: string[] }>([
  ...[...articles.values()].map((one) => [`/help/articles/${one.slug}`, toPage(one)] as const),
  ...[...legal.values()].map((one) => [`/${one.slug}`, toPage(one)] as const),
  ...[...posts.values()].map((one) => [`/blog/${one.slug}`, toPage(one)] as const),
  ...[...faqs.values()].map((faq) => {
    const html = faq.items.map((item) => item.html).join('\n')
    const anchors = faq.items.map(({ id }) => id)
    return [FAQ_PAGES[faq.slug] ?? `/help/${faq.slug}`, { html, anchors }] as const
  }),
])

function toPage({ html, toc }: { html: string; toc: { id: string }[] }) {
  return { html, anchors: toc.map(({ id }) => id) }
}

const targetsIn = (html: string, attribute: string) =>
  [...html.matchAll(new RegExp(`${attribute}="([^"]+)"`, 'g'))].map((match) => match[1]!)

describe('every text', () => {
  const known = new Set([...OTHER_PAGES, ...listContentPaths(library)])

  it.each([...pages])('%s has no broken links', (path, { html }) => {
    const broken = targetsIn(html, 'href').filter((href) => {
      if (/^(https?|mailto):/.test(href)) return false
      const [target, anchor] = href.split('#') as [string, string?]
      const page = target || path
      if (!known.has(page)) return true
      return anchor !== undefined && !pages.get(page)?.anchors.includes(anchor)
    })
    expect(broken).toEqual([])
    const sources = targetsIn(html, 'srcset').flatMap((set) =>
      set.split(', ').map((one) => one.split(' ')[0]!),
    )
    const missing = [...targetsIn(html, ' src'), ...sources].filter((src) => !existsSync(join(PUBLIC, src)))
    expect(missing).toEqual([])
  })

  it.each([...pages])('%s has a heading for every table column', (_path, { html }) => {
    expect(html).not.toMatch(/<th[^>]*><\/th>/)
  })

  it.each([...pages])('%s has unique anchors', (_path, { anchors }) => {
    expect(new Set(anchors).size).toBe(anchors.length)
  })
})

describe('articles', () => {
  it('belong to a subcategory of their category, and none is empty', () => {
    for (const { slug, subcategories } of outline.categories) {
      const own = [...articles.values()].filter((article) => article.category === slug)
      const used = new Set(own.map((article) => article.subcategory))
      expect([...used].sort(), slug).toEqual([...subcategories].sort())
    }
  })

  it('name related articles and topics that exist', () => {
    const topics = outline.topics.map(({ slug }) => slug)
    for (const { slug, related, topics: own } of articles.values()) {
      expect(
        related.filter((one) => !articles.has(one)),
        slug,
      ).toEqual([])
      expect(
        own.filter((one) => !topics.includes(one)),
        slug,
      ).toEqual([])
      expect(related).not.toContain(slug)
    }
  })

  it('cover every topic', () => {
    for (const { slug } of outline.topics) {
      const own = [...articles.values()].filter((article) => article.topics.includes(slug))
      expect(own.length, slug).toBeGreaterThan(2)
    }
  })

  it('have the specified slugs, starting counts and dates', () => {
    const starts = Object.fromEntries(
      [...articles.values()]
        .filter(({ tab }) => tab === 'popular')
        .map(({ slug, startingViews }) => [slug, startingViews]),
    )
    expect(starts).toEqual({
      'ai-buyer-agent': 1842,
      'seller-profile-setup': 1456,
      'pricing-models': 1293,
      'interactive-map': 1087,
      'listing-descriptions': 945,
      'cross-posting': 876,
    })
    const recent = [...articles.values()].filter(({ tab }) => tab === 'recent')
    expect(recent.map(({ slug }) => slug).sort()).toEqual([
      'ai-seller-agent',
      'analytics-guide',
      'audience-targeting',
      'mobile-app-beta',
      'new-network-integrations',
      'puget-sound-optimization',
    ])
    const dates = recent.map(({ published }) => published).sort()
    expect([dates[0], dates.at(-1)]).toEqual(['2025-03-10', '2025-03-25'])
  })

  it('read at about grade 8', () => {
    for (const { slug, text } of articles.values()) expect(gradeOf(text), slug).toBeLessThanOrEqual(9.5)
    const grades = [...articles.values()].map(({ text }) => gradeOf(text))
    expect(grades.reduce((sum, grade) => sum + grade, 0) / grades.length).toBeLessThan(8)
  })
})

describe('lists of questions', () => {
  it.each([...faqs.values()])('$slug has its number of questions, each ending in ?', ({ slug, items }) => {
    expect(items).toHaveLength(['general', 'privacy', 'terms'].includes(slug) ? 10 : 5)
    for (const { question, html } of items) {
      expect(question).toMatch(/\?$/)
      expect(html).toContain('<p>')
    }
  })

  it('exist for every category', () => {
    for (const { slug } of outline.categories) expect(faqs.has(slug), slug).toBe(true)
  })
})

describe('main articles', () => {
  it.each([
    'ai-buyer-agent',
    'interactive-map',
    'seller-profile-setup',
    'manage-your-listings',
    'contacting-sellers',
  ])('%s shows the product, with its size and words for those who cannot see it', (slug) => {
    const { html } = articles.get(slug)!
    expect(html).toMatch(/<figure>\n?<img [^>]*width="\d+" height="\d+"[^>]* alt="[^"]{20,}">/)
  })
})

describe('legal texts', () => {
  it.each(['privacy', 'terms'])('%s has sections 1 to 11', (slug) => {
    const sections = legal.get(slug)!.toc.filter(({ level }) => level === 2)
    expect(sections.map(({ text }) => Number.parseInt(text, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  })

  it('the terms mention every constant', () => {
    const { text } = legal.get('terms')!
    for (const words of [
      'at least 18 years old',
      'greater of $100 or the amounts you paid us in the past twelve months',
      'binding arbitration in Seattle',
      'State of Washington',
      'Class action waiver',
      'small claims court',
      'injunction to stop infringement',
      'American Arbitration Association',
    ])
      expect(text).toContain(words)
    expect(legal.get('terms')).toMatchObject({ dateLabel: 'Effective', date: '2025-03-15' })
    expect(legal.get('privacy')).toMatchObject({ dateLabel: 'Last updated', date: '2025-03-15' })
  })
})

describe('Markdown', () => {
  it('escapes HTML in the source and drops script links', () => {
    const { html } = renderMarkdown(
      '<script>alert(1)</script>\n\n[x](javascript:alert(1)) <img src=x onerror=y>',
    )
    expect(html).not.toMatch(/<script|<img|href="javascript/)
  })

  it('gives duplicate headings unique anchors', () => {
    const { toc } = renderMarkdown('## What’s new\n\n## Whats new')
    expect(toc.map(({ id }) => id)).toEqual(['whats-new', 'whats-new-2'])
  })

  it('rejects invalid front matter, with the file and the field', () => {
    expect(() => readMatter('a.md', '---\ntitle: A wall\n---\nText', ArticleMatter)).toThrow(
      /a\.md: .*description/,
    )
    expect(() => readMatter('b.md', 'Text', ArticleMatter)).toThrow(/b\.md/)
  })
})

/** Flesch–Kincaid grade: 0.39 × words per sentence + 11.8 × syllables per word − 15.59. */
function gradeOf(text: string): number {
  const sentences = text.split(/[.!?:]+\s|\n/).filter((part) => /[a-z]/i.test(part))
  const words = sentences.flatMap((sentence) => sentence.match(/[a-z’']+/gi) ?? [])
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

function countSyllables(word: string): number {
  const spoken = word.toLowerCase().replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, '')
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1)
}
