import { z } from 'zod'
import { queryInteger } from '../common.ts'
import { defineRoutes } from '../route.ts'

export const PageViews = z.object({
  /** Newest last; days without views are zero. */
  days: z.array(z.object({ day: z.string(), views: z.number().int() })),
  /** Most viewed first. */
  pages: z.array(z.object({ path: z.string(), views: z.number().int() })),
})
export type PageViews = z.infer<typeof PageViews>

export const pageViewRoutes = defineRoutes({
  countPageView: {
    method: 'POST',
    path: '/api/page-views',
    summary: 'A page was opened without asking the server for it; only totals by page and day are kept',
    body: z.object({ path: z.string().max(300) }),
    output: z.null(),
    status: 204,
  },
  getPageViews: {
    method: 'GET',
    path: '/api/admin/page-views',
    summary: 'How often pages were opened; admins only',
    needsAdmin: true,
    query: z.object({ days: queryInteger(1, 366).optional() }),
    output: PageViews,
  },
})
