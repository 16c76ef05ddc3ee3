import { formatBasisPoints } from '#domain/booking/price/cents.ts'

/** `{{where Placard takes no fee|where it takes FEE of a booking}}`: what a text says of it follows the setting. */
const STATED = /\{\{([^{|}]*)\|([^{|}]*)\}\}/g

/** @param basisPoints `PLATFORM_FEE_BP` of this market */
export function stateFee(source: string, basisPoints: number): string {
  const fee = formatBasisPoints(basisPoints)
  return source.replace(STATED, (_, free: string, charged: string) =>
    basisPoints === 0 ? free : charged.replace('FEE', fee),
  )
}
