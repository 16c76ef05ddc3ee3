import MiniSearch from 'minisearch'
import type { HelpHit, Marked } from '#contract/content/content.ts'
import { faqPath, helpArticlePath, helpCategoryPath, privacyFaqPath, termsFaqPath } from '#domain/paths.ts'
import { required } from '#domain/required.ts'
import type { Library } from './library.ts'

interface Entry {
  id: string
  kind: HelpHit['kind']
  link: string
  title: string
  description: string
  tags: string
  asked: string
  text: string
  place: string
}

const MAX_HITS = 20
const EXCERPT = 180
const WORDS_BEFORE = 8
/** Stop words. */
const STOP = new Set(
  'a an and are as at be but by can could do does for from get has have how i if in is it many me much my now of on or should so that the their then there this to vs was what when where which who why will with would you your'.split(
    ' ',
  ),
)

/** Tokenizer: "E-mail" is one word, with and without its hyphen. */
const WORD = /e-mails?|[\p{L}\p{N}’']+/giu

/** Domain stop words: they occur everywhere here, so they discriminate least. */
const COMMON = new Set('buyer seller advertiser ad space listing placard account'.split(' '))

const FAQ_LINKS: Record<string, string> = {
  general: faqPath(),
  privacy: privacyFaqPath(),
  terms: termsFaqPath(),
}

type HelpSearch = (query: string) => HelpHit[]

/** By library: its index takes longer to build than everything else that a web process mounts. */
const searches = new WeakMap<Library, HelpSearch>()

/** Full-text search of the help in titles, descriptions, tags and bodies, with prefix and fuzzy matching. */
export function getHelpSearch(library: Library): HelpSearch {
  const search = searches.get(library) ?? createHelpSearch(library)
  searches.set(library, search)
  return search
}

function createHelpSearch(library: Library): HelpSearch {
  const known = new Set<string>()
  const index = new MiniSearch<Entry>({
    fields: ['title', 'tags', 'asked', 'description', 'text'],
    tokenize: toWords,
    processTerm: (word) => {
      const term = toTerm(word)
      if (term) known.add(term)
      return term
    },
    searchOptions: {
      tokenize: toWords,
      processTerm: toTerm,
      boost: { title: 4, asked: 4, tags: 3, description: 2 },
      prefix: (term) => term.length > 2,
      // a known word is not a typo: "lost" is not "cost"
      fuzzy: (term) => (known.has(term) || term.length < 4 ? 0 : term.length < 6 ? 1 : 2),
      boostTerm: (term) => (COMMON.has(term) ? 0.4 : 1),
      weights: { fuzzy: 0.3, prefix: 0.6 },
    },
  })
  const entries = new Map(toEntries(library).map((entry) => [entry.id, entry]))
  index.addAll([...entries.values()])
  return (query) =>
    index
      .search(query)
      .slice(0, MAX_HITS)
      .map(({ id, match }) => {
        const entry = required(entries.get(id))
        return toHit(entry, Object.keys(match))
      })
}

/** Normalizes: lower case, no accents, simple plurals stemmed. */
function toTerm(word: string): string | null {
  const term = word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
  if (STOP.has(term) || term === '') return null
  return term.length > 3 && /[^su]s$/.test(term) ? term.slice(0, -1) : term
}

function toEntries({ articles, faqs, outline }: Library): Entry[] {
  const titles = new Map(outline.categories.map(({ slug, title }) => [slug, title]))
  const fromArticles = [...articles.values()].map(
    (article): Entry => ({
      id: `article:${article.slug}`,
      kind: 'article',
      link: helpArticlePath(article.slug),
      title: article.title,
      description: article.description,
      tags: article.tags.join(' '),
      asked: article.asked.join('. '),
      text: article.text,
      place: required(titles.get(article.category)),
    }),
  )
  const fromFaqs = [...faqs.values()].flatMap((faq) =>
    faq.items.map(
      (item, index): Entry => ({
        id: `faq:${faq.slug}:${item.id}`,
        kind: 'question',
        link: `${FAQ_LINKS[faq.slug] ?? helpCategoryPath(faq.slug)}#${item.id}`,
        title: item.question,
        description: '',
        tags: '',
        asked: '',
        text: required(faq.texts[index]),
        place: faq.title,
      }),
    ),
  )
  return [...fromArticles, ...fromFaqs]
}

function toHit(entry: Entry, terms: string[]): HelpHit {
  const { kind, link, place } = entry
  return { kind, link, place, title: mark(entry.title, terms), excerpt: mark(toExcerpt(entry, terms), terms) }
}

/** The description when it or the title matched; else the line of the body with the most query terms. */
function toExcerpt({ title, description, text }: Entry, terms: string[]): string {
  const lines = text.split('\n')
  if (hasHit(description, terms) || hasHit(title, terms))
    return description || toPiece(required(lines[0]), terms)
  const counts = lines.map((line) => new Set(toTerms(line).filter((term) => terms.includes(term))).size)
  const best = counts.indexOf(Math.max(...counts))
  return counts[best] === 0 ? description : toPiece(required(lines[best]), terms)
}

/** Truncates a long line to start shortly before its first match. */
function toPiece(line: string, terms: string[]): string {
  if (line.length <= EXCERPT) return line
  const words = line.split(' ')
  const hit = words.findIndex((word) => isHit(word, terms))
  const start = hit < WORDS_BEFORE ? 0 : hit - WORDS_BEFORE
  const rest = words.slice(start).join(' ')
  const piece = rest.length > EXCERPT ? `${rest.slice(0, rest.lastIndexOf(' ', EXCERPT))}…` : rest
  return start > 0 ? `…${piece}` : piece
}

const toWords = (text: string) => text.match(WORD) ?? []
const toTerms = (text: string) => toWords(text).map((word) => toTerm(word) ?? '')
const isHit = (word: string, terms: string[]) => terms.includes(toTerm(word) ?? '\0')
const hasHit = (text: string, terms: string[]) => toWords(text).some((word) => isHit(word, terms))

function mark(text: string, terms: string[]): Marked {
  const parts: Marked = []
  for (const word of text.split(/(e-mails?|[\p{L}\p{N}’']+)/iu)) {
    if (word === '') continue
    const hit = isHit(word, terms)
    const last = parts.at(-1)
    if (last && last.isHit === hit) last.text += word
    else parts.push({ text: word, isHit: hit })
  }
  return parts
}
