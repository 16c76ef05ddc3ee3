import { z } from 'zod'
import { KINDS_ADDED } from '#domain/planning/kinds-added.ts'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

/** With `kinds=added` contacts of different kinds are added as well, with a sentence on what such a sum is. */
export const PlanFileQuery = z.object({ kinds: z.literal(KINDS_ADDED).optional() })

const Csv = z.string()
/** A file. */
const Bytes = z.string()
const PlanFeatures = z.looseObject({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
})

export const planExportRoutes = defineRoutes({
  exportPlan: {
    method: 'GET',
    path: '/api/plans/:id/export.csv',
    scope: 'plans:read',
    summary: 'A plan of mine as a table, each line priced as of now, with the basis of each audience figure',
    needsAccount: true,
    isCostly: true,
    params: IdParams,
    query: PlanFileQuery,
    output: Csv,
    answers: { 'text/csv': Csv },
    refusals: ['plan-not-found'],
  },
  exportPlanWorkbook: {
    method: 'GET',
    path: '/api/plans/:id/export.xlsx',
    summary:
      'A plan of mine as an Excel workbook: lines priced as of now, totals a basis, and how to read them',
    needsAccount: true,
    isCostly: true,
    params: IdParams,
    query: PlanFileQuery,
    output: Bytes,
    answers: { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': Bytes },
    refusals: ['plan-not-found'],
  },
  exportPlanPdf: {
    method: 'GET',
    path: '/api/plans/:id/export.pdf',
    summary: 'A plan of mine as a PDF: lines priced as of now, totals a basis, and how to read them',
    needsAccount: true,
    isCostly: true,
    params: IdParams,
    query: PlanFileQuery,
    output: Bytes,
    answers: { 'application/pdf': Bytes },
    refusals: ['plan-not-found'],
  },
  exportPlanMap: {
    method: 'GET',
    path: '/api/plans/:id/export.geojson',
    scope: 'plans:read',
    summary: 'A plan of mine as points of a map, with what its table says of each line',
    needsAccount: true,
    isCostly: true,
    params: IdParams,
    query: PlanFileQuery,
    output: PlanFeatures,
    answers: { 'application/geo+json': PlanFeatures },
    refusals: ['plan-not-found'],
  },
})
