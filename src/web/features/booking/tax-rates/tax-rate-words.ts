import type { TaxRate } from '#contract/booking/tax-rates.ts'

export interface RateRow extends TaxRate {
  /** `holds`: it is charged today; `ended`: a later one of the same place is; `coming`: from its day on. */
  state: 'holds' | 'ended' | 'coming'
}

export const STATE_WORDS: Record<RateRow['state'], string> = {
  holds: 'Now',
  ended: 'Replaced',
  coming: 'Later',
}

/** 1035 → "10.35%" */
export function formatRate(basisPoints: number): string {
  return `${(basisPoints / 100).toFixed(2).replace(/\.?0+$/, '')}%`
}

/** In the order given; of each place the last one that has begun holds. @param today `YYYY-MM-DD` */
export function toRows(rates: readonly TaxRate[], today: string): RateRow[] {
  const holding = new Map<string, TaxRate>()
  for (const rate of rates) {
    const before = holding.get(toKey(rate))
    const isLater = !before || before.validFrom < rate.validFrom
    if (rate.validFrom <= today && isLater) holding.set(toKey(rate), rate)
  }
  return rates.map((rate) => ({
    ...rate,
    state: stateOf(rate, { today, holds: holding.get(toKey(rate)) === rate }),
  }))
}

const toKey = ({ place }: TaxRate) => place.toLowerCase()

function stateOf(
  { validFrom }: TaxRate,
  { today, holds }: { today: string; holds: boolean },
): RateRow['state'] {
  return holds ? 'holds' : validFrom > today ? 'coming' : 'ended'
}

/** The file that an upload replaces them by: to be kept, edited and uploaded again. */
export function toCsv(rates: readonly TaxRate[]): string {
  const lines = rates.map(({ place, basisPoints, validFrom }) =>
    [quote(place), (basisPoints / 100).toFixed(2), validFrom].join(','),
  )
  return `${['Place,Rate in percent,Valid from', ...lines].join('\r\n')}\r\n`
}

function quote(text: string): string {
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
