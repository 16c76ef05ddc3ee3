export function sumViews(days: readonly { views: number }[]): number {
  return days.reduce((sum, { views }) => sum + views, 0)
}

/** "12%"; what is not nothing is never shown as nothing. */
export function formatShare(views: number, total: number): string {
  if (total === 0 || views === 0) return '0%'
  const percent = Math.round((views / total) * 100)
  return percent === 0 ? 'under 1%' : `${percent}%`
}
