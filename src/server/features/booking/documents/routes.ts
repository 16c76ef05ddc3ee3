import { bookingDocumentRoutes } from '#contract/booking/documents.ts'
import type { AppContext } from '../../../context.ts'
import type { App } from '../../../platform/http/env.ts'
import { mount } from '../../../platform/http/mount.ts'
import { requireActor } from '../../../platform/http/require-actor.ts'
import { createPdfCache } from '../../../platform/pdf/pdf-cache.ts'
import { exportAccounting } from './export-accounting.ts'
import { getDocument, type StoredDocument } from './get-document.ts'

/** Papers are never changed, so each is rendered once while it is read; a few kilobytes each. */
const KEPT = 100

export function mountBookingDocuments(app: App, { db }: AppContext): void {
  const getPdf = createPdfCache(render, { keyOf: ({ id }) => id, max: KEPT })

  mount(app, bookingDocumentRoutes, {
    async getBookingDocument({ params, c }) {
      const actor = requireActor(c)
      const document = await getDocument(db, { bookingId: params.id, documentId: params.documentId, actor })
      return c.body(new Uint8Array(await getPdf(document)), 200, {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${document.body.number}.pdf"`,
        'cache-control': 'private, no-cache',
      })
    },

    async exportAccounting({ c }) {
      return c.body(await exportAccounting(db, requireActor(c)), 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="placard-accounting.csv"',
        'cache-control': 'no-store',
      })
    },
  })
}

/** The PDF library is loaded on first use. */
async function render(document: StoredDocument): Promise<Buffer> {
  const { renderDocument } = await import('./render.ts')
  return renderDocument(document)
}
