/**
 * a × b ÷ d, rounded half up; none is negative, and d is not 0.
 * @throws RangeError when the result is not a safe integer
 */
export function mulDiv(a: number, b: number, d: number): number {
  const [product, divisor] = [BigInt(a) * BigInt(b), BigInt(d)]
  const result = Number((2n * product + divisor) / (2n * divisor))
  if (!Number.isSafeInteger(result)) throw new RangeError(`${a} × ${b} ÷ ${d} is too large an amount`)
  return result
}

/** Integer cents added up. @throws RangeError when the sum is not a safe integer */
export function sumCents(amounts: readonly number[]): number {
  const sum = amounts.reduce((all, cents) => all + cents, 0)
  if (!Number.isSafeInteger(sum)) throw new RangeError('The amounts are too large together')
  return sum
}

/**
 * The same part of each amount, n ÷ d of it, so that together they are exactly n ÷ d of the sum: what is rounded away
 * from one goes to the next.
 */
export function portionOfEach(amounts: readonly number[], n: number, d: number): number[] {
  let before = 0
  return amounts.map((cents) => {
    const from = mulDiv(before, n, d)
    before += cents
    return mulDiv(before, n, d) - from
  })
}

/** An amount divided by weights (one at least is greater than 0); the parts are together the amount. */
export function divideBy(weights: readonly number[], cents: number): number[] {
  return portionOfEach(weights, cents, sumCents(weights))
}

const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** Integer US cents → "$2,184.00". */
export function formatCents(cents: number): string {
  return exact.format(cents / 100)
}

/** Integer US cents → "$2,184", with cents only where there are some: "$2,184.50". */
export function formatShortCents(cents: number): string {
  return (cents % 100 === 0 ? whole : exact).format(cents / 100)
}

/** Integer US cents → "-1234.50": exact, and a spreadsheet never takes it for a formula. */
export function formatPlainCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Hundredths of a percent → "10.35%". */
export function formatBasisPoints(basisPoints: number): string {
  return `${basisPoints / 100}%`
}

/** US dollars, with cents at most → integer US cents. */
export function toCents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** Dollars as they are typed, "$1,250.5" → integer US cents; null for what is no amount, or has more than two decimals. */
export function parseCents(text: string): number | null {
  const plain = text.replace(/[$,\s]/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return null
  return toCents(Number(plain))
}
