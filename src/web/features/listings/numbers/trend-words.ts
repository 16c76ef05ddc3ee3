/** How a count compares with that of as many days before: "+12% vs. the 28 days before". */
export function describeTrend(now: number, before: number, days: number): string {
  const span = `the ${days} days before`
  // more came back than was paid: of that no share can be taken
  if (before < 0) return `below zero in ${span}`
  if (before === 0) return now === 0 ? `none in ${span} either` : `none in ${span}`
  const percent = Math.round(((now - before) / before) * 100)
  if (percent === 0) return `same as ${span}`
  return `${percent > 0 ? '+' : '−'}${Math.abs(percent).toLocaleString('en-US')}% vs. ${span}`
}
