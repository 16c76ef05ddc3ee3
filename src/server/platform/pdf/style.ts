import type PDFDocument from 'pdfkit'

export const MARGIN = 64
export const INK = '#1d1a16'
export const SOFT = '#5c564d'
export const RULE = '#d8d0c3'
export const REGULAR = 'Helvetica'
export const BOLD = 'Helvetica-Bold'

export type Doc = InstanceType<typeof PDFDocument>
