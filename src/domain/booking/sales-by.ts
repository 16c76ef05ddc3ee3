/** What rows of the sales report stand for. Apart from the report, for addresses: every page loads how they are read. */
export const SALES_BY = ['month', 'face', 'market', 'medium', 'client', 'rep'] as const
export type SalesBy = (typeof SALES_BY)[number]

export const SALES_BY_LABELS: Record<SalesBy, string> = {
  month: 'Month',
  face: 'Face',
  market: 'Market',
  medium: 'Medium',
  client: 'Client',
  rep: 'Sold by',
}
