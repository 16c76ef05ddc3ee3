import { z } from 'zod'
import { defineRoutes } from '../route.ts'

const Text = z.string()
const FEED_FILE = z.object({ file: z.string().regex(/^[a-z0-9-]+\.(json|geojson)$/) })
const pdf = (slug: string, title: string) =>
  ({
    method: 'GET',
    path: `/${slug}.pdf`,
    summary: `${title} as a document`,
    isCostly: true,
    output: Text,
    answers: { 'application/pdf': Text },
  }) as const

/** Generated files, for programs; documented here, served by raw handlers. */
export const documentRoutes = defineRoutes({
  getSitemap: {
    method: 'GET',
    path: '/sitemap.xml',
    summary: 'Where every public page is listed, with the day something in each file changed last',
    isCostly: true,
    output: Text,
    answers: { 'application/xml': Text },
  },
  getBlogFeed: {
    method: 'GET',
    path: '/blog/feed.xml',
    summary: 'The blog as an Atom feed',
    isCostly: true,
    output: Text,
    answers: { 'application/atom+xml': Text },
  },
  getSiteFeed: {
    method: 'GET',
    path: '/feeds/:file',
    summary: 'What a sister site shows: JSON Feed 1.1 (`SITE.json`) or GeoJSON (`SITE.geojson`)',
    isCostly: true,
    params: FEED_FILE,
    output: Text,
    answers: {
      'application/feed+json': z.looseObject({ version: z.string(), items: z.array(z.unknown()) }),
      'application/geo+json': z.looseObject({
        type: z.literal('FeatureCollection'),
        features: z.array(z.unknown()),
      }),
    },
  },
  getPrivacyPdf: pdf('privacy', 'The privacy policy'),
  getTermsPdf: pdf('terms', 'The terms of use'),
})
