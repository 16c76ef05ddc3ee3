import { z } from 'zod'
import { Id, IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

const Pdf = z.string()
const Csv = z.string()

/** Papers of bookings; which there are, a booking itself says (`documents` of `getBooking`). */
export const bookingDocumentRoutes = defineRoutes({
  getBookingDocument: {
    method: 'GET',
    path: '/api/bookings/:id/documents/:documentId',
    scope: 'bookings:read',
    summary: 'An insertion order, invoice, receipt or credit note of a booking of mine as PDF',
    needsAccount: true,
    isCostly: true,
    params: IdParams.extend({ documentId: Id }),
    output: Pdf,
    answers: { 'application/pdf': Pdf },
    refusals: ['booking-not-found'],
  },
  exportAccounting: {
    method: 'GET',
    path: '/api/my/bookings/export',
    summary: 'My invoices, receipts and credit notes for accounting, a row a line, sold and bought, as CSV',
    needsAccount: true,
    needs: 'books',
    isCostly: true,
    output: Csv,
    answers: { 'text/csv': Csv },
  },
})
