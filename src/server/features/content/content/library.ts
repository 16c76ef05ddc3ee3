import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { Faq } from '#contract/content/content.ts'
import {
  ArticleMatter,
  check,
  FaqMatter,
  LegalMatter,
  Outline,
  PostMatter,
  readMatter,
} from './front-matter.ts'
import {
  parseMarkdown,
  type Rendered,
  renderMarkdown,
  renderTokens,
  type Token,
  toAnchor,
} from './markdown.ts'
import { stateFee } from './state-fee.ts'

export type LibraryArticle = ArticleMatter & Rendered & { slug: string; category: string }
export type LibraryFaq = Faq & { texts: string[] }
export type LibraryLegal = LegalMatter & Rendered & { slug: string; tokens: Token[] }
export type LibraryPost = PostMatter & Rendered & { slug: string }

/** All editorial content, loaded and validated once. */
export interface Library {
  outline: Outline
  articles: ReadonlyMap<string, LibraryArticle>
  faqs: ReadonlyMap<string, LibraryFaq>
  legal: ReadonlyMap<string, LibraryLegal>
  /** Newest first. */
  posts: ReadonlyMap<string, LibraryPost>
}

const ROOT = join(import.meta.dirname, '../../../../../content')
const cached = new Map<number, Library>()

/** @param feeBasisPoints what its texts say that Placard takes of a booking: `PLATFORM_FEE_BP` */
export function getLibrary(feeBasisPoints: number): Library {
  const library = cached.get(feeBasisPoints) ?? readLibrary(ROOT, feeBasisPoints)
  cached.set(feeBasisPoints, library)
  return library
}

/** @throws with the file and what is invalid in it */
function readLibrary(root: string, feeBasisPoints: number): Library {
  const folderOf = (name: string) => ({ folder: join(root, name), feeBasisPoints })
  const outline = check('outline.yaml', parse(readFileSync(join(root, 'outline.yaml'), 'utf8')), Outline)
  const articles = outline.categories.flatMap(({ slug }) => readArticles(folderOf(join('help', slug)), slug))
  const faqs = readFiles(folderOf('faq'), readFaq)
  const legal = readFiles(folderOf('legal'), readLegal)
  const posts = readFiles(folderOf('blog'), readPost)
  posts.sort((a, b) => b.published.localeCompare(a.published))
  return {
    outline,
    articles: bySlug(articles),
    faqs: bySlug(faqs),
    legal: bySlug(legal),
    posts: bySlug(posts),
  }
}

type Read<T> = (file: { path: string; slug: string; source: string }) => T

interface Folder {
  folder: string
  feeBasisPoints: number
}

function readFiles<T>({ folder, feeBasisPoints }: Folder, read: Read<T>): T[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.md'))
  return names.sort().map((name) => {
    const path = join(folder, name)
    const source = stateFee(readFileSync(path, 'utf8'), feeBasisPoints)
    return read({ path, slug: name.slice(0, -'.md'.length), source })
  })
}

function bySlug<T extends { slug: string }>(things: T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.slug, thing]))
}

function readArticles(folder: Folder, category: string): LibraryArticle[] {
  const articles = readFiles(folder, ({ path, slug, source }) => {
    const { matter, body } = readMatter(path, source, ArticleMatter)
    return { ...matter, ...renderMarkdown(body), slug, category }
  })
  return articles.sort((a, b) => a.order - b.order || a.title.localeCompare(b.title))
}

/** Every second-level heading is a question, followed by its answer. */
const readFaq: Read<LibraryFaq> = ({ path, slug, source }) => {
  const { matter, body } = readMatter(path, source, FaqMatter)
  const parts = body.split(/^## /m).slice(1)
  const answers = parts.map((part) => {
    const [question = '', ...lines] = part.split('\n')
    return { question: question.trim(), ...renderMarkdown(lines.join('\n')) }
  })
  const items = answers.map(({ question, html }) => ({ id: toAnchor(question), question, html }))
  return { ...matter, slug, items, texts: answers.map(({ text }) => text) }
}

const readLegal: Read<LibraryLegal> = ({ path, slug, source }) => {
  const { matter, body } = readMatter(path, source, LegalMatter)
  const tokens = parseMarkdown(body)
  return { ...matter, ...renderTokens(tokens), slug, tokens }
}

const readPost: Read<LibraryPost> = ({ path, slug, source }) => {
  const { matter, body } = readMatter(path, source, PostMatter)
  return { ...matter, ...renderMarkdown(body), slug }
}
