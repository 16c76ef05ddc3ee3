import { z } from 'zod'
import { IdParams } from '../common.ts'
import { defineRoutes } from '../route.ts'

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
    output: PlanFeatures,
    answers: { 'application/geo+json': PlanFeatures },
    refusals: ['plan-not-found'],
  },
})
