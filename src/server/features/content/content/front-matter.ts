import { parse } from 'yaml'
import { z } from 'zod'
import { Slug } from '#contract/content/content.ts'
import { required } from '#domain/required.ts'

const day = z.iso.date('must be a date like 2025-03-15')
const title = z.string().min(3).max(110)
const description = z.string().min(10).max(220)

export const ArticleMatter = z.strictObject({
  title,
  description,
  subcategory: z.string().min(3),
  /** Sort order within its subcategory. */
  order: z.number().int().default(50),
  tags: z.array(z.string()).min(1),
  /** Questions that newcomers type; weighted in search, not shown on pages. */
  asked: z.array(z.string()).default([]),
  topics: z.array(Slug).default([]),
  published: day,
  updated: day.optional(),
  related: z.array(Slug).default([]),
  tab: z.enum(['popular', 'recent']).optional(),
  startingViews: z.number().int().min(0).default(0),
})
export type ArticleMatter = z.infer<typeof ArticleMatter>

export const FaqMatter = z.strictObject({ title, description })

export const LegalMatter = z.strictObject({
  title,
  description,
  dateLabel: z.enum(['Effective', 'Last updated']),
  date: day,
  versions: z.array(z.strictObject({ date: day, note: z.string() })).min(1),
})
export type LegalMatter = z.infer<typeof LegalMatter>

export const PostMatter = z.strictObject({
  title,
  description,
  tags: z.array(z.string()).min(1),
  published: day,
  /** Name of its illustration. */
  art: z.enum(['billboard', 'print', 'digital', 'radio', 'event', 'social', 'hero', 'default']),
})
export type PostMatter = z.infer<typeof PostMatter>

export const Outline = z.strictObject({
  categories: z.array(
    z.strictObject({ slug: Slug, title, description, subcategories: z.array(z.string()).min(1) }),
  ),
  topics: z.array(z.strictObject({ slug: Slug, title: z.string(), description })),
})
export type Outline = z.infer<typeof Outline>

const FENCED = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/

interface Reader<T> {
  safeParse(
    value: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

/** Splits a file into validated front matter and Markdown. @throws with the file and every invalid field */
export function readMatter<T>(path: string, source: string, reader: Reader<T>): { matter: T; body: string } {
  const match = FENCED.exec(source)
  if (!match) throw new Error(`${path}: starts with front matter between two lines of ---`)
  return { matter: check(path, parse(required(match[1])), reader), body: required(match[2]) }
}

export function check<T>(path: string, value: unknown, reader: Reader<T>): T {
  const parsed = reader.safeParse(value)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`${path}: ${lines.join('; ')}`)
}
