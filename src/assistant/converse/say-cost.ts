import { countDays } from '#domain/booking/price/split-term.ts'
import { countPeriods } from '#domain/discovery/budget.ts'
import { formatUsd, monthlyPrice } from '#domain/money.ts'
import { listingPath } from '#domain/paths.ts'
import { required } from '#domain/required.ts'
import { namesIn } from '../explain/names.ts'
import { plainText } from '../explain/wording.ts'
import type { Days } from './days.ts'
import type { Say } from './language.ts'
import type { Ground, Reply, SpokenListing, SpokenMatch } from './spoken.ts'

/** What spaces cost for some days, as the price engine says; without days, what a period costs, and which days are meant. */
export function sayCost({ say, about, days }: Ground): Reply {
  const { price } = namesIn(say.tongue)
  const links = about.map(({ listing }) => ({
    text: plainText(listing.title),
    path: listingPath(listing.id),
  }))
  if (!days) {
    const lines = about.map(
      ({ listing }) => `${titleOf(listing)}: ${price(listing.price, listing.interval)}.`,
    )
    const ask = say(
      'For a total, say how long or which dates.',
      'Para un total, di por cuánto tiempo o qué fechas.',
    )
    return { text: [...lines, ask].join(' '), links, replies: [say('for 3 months', 'por 3 meses')] }
  }
  return { text: about.map(({ listing }) => costLine(say, listing, days)).join(' '), links }
}

function titleOf({ title }: SpokenListing): string {
  return plainText(title)
}

function costLine(say: Say, listing: SpokenListing, days: Days): string {
  const { price, days: write } = namesIn(say.tongue)
  const title = titleOf(listing)
  const rate = price(listing.price, listing.interval)
  const { dated, near = [] } = listing
  if (listing.listingType === 'sale')
    return say(`${title} is for sale: ${rate}.`, `${title} está en venta: ${rate}.`)
  if (dated) {
    const total = formatUsd(dated.totalCents / 100)
    const range = write(dated)
    const whole =
      dated.first === days.first && dated.last === days.last
        ? ''
        : say(' (it is sold in whole periods)', ' (se vende por períodos completos)')
    return say(
      `${title}: ${total} in all for ${range}${whole}, with required extras and estimated tax, at ${rate}.`,
      `${title}: ${total} en total ${range}${whole}, con extras obligatorios e impuesto estimado, a ${rate}.`,
    )
  }
  const nearest = near[0]
  if (nearest)
    return say(
      `${title} is not sold for exactly ${write(days)}; the nearest is ${write(nearest)}: ${formatUsd(nearest.totalCents / 100)} in all.`,
      `${title} no se vende exactamente ${write(days)}; lo más cercano es ${write(nearest)}: ${formatUsd(nearest.totalCents / 100)} en total.`,
    )
  if (listing.leastDays)
    return say(
      `${title} costs ${rate}; its seller sells ${listing.leastDays} days at least, so there is no total for ${write(days)}.`,
      `${title} cuesta ${rate}; se vende por ${listing.leastDays} días como mínimo, así que no hay total ${write(days)}.`,
    )
  return estimate(say, listing, days)
}

/** Nothing of it is booked on Placard: its rate by whole periods, in words that say so. */
function estimate(say: Say, listing: SpokenListing, days: Days): string {
  const periods = countPeriods(listing.interval, countDays(days.first, days.last))
  const { price, days: write } = namesIn(say.tongue)
  const rate = price(listing.price, listing.interval)
  const sum = formatUsd(periods * listing.price)
  return say(
    `${titleOf(listing)} has no all-in price for ${write(days)}: ask its seller. ${periods} × ${rate} is ${sum} before extras and tax.`,
    `${titleOf(listing)} no tiene precio final ${write(days)}: pregunta al vendedor. ${periods} × ${rate} son ${sum}, sin extras ni impuesto.`,
  )
}

/** Of those shown the one that costs least: for the days asked for where each has a total, else by the month. */
export function sayCheapest({ say, shown, criteria, days }: Ground): Reply {
  const priced = shown.filter(
    ({ listing }) => listing.interval !== 'one-time' || listing.listingType === 'rent',
  )
  const totalOf = ({ listing }: SpokenMatch) => listing.dated?.totalCents ?? null
  const totals = priced.filter((one) => totalOf(one) !== null)
  const isByTotal = days !== null && totals.length > 0
  const byMonth = priced.filter(({ listing }) => listing.interval !== 'one-time')
  const [best] = isByTotal
    ? totals.sort((a, b) => required(totalOf(a)) - required(totalOf(b)))
    : (byMonth.length > 0 ? byMonth : priced).sort((a, b) => monthOf(a.listing) - monthOf(b.listing))
  if (!best)
    return { text: say('None of those shown has a price by the month.', 'Ninguno tiene precio mensual.') }
  const { listing } = best
  const { price: write, days: range } = namesIn(say.tongue)
  const price = write(listing.price, listing.interval)
  const links = [{ text: titleOf(listing), path: listingPath(listing.id) }]
  if (isByTotal && listing.dated)
    return {
      text: say(
        `The cheapest of those shown for ${range(listing.dated)}: ${titleOf(listing)}, ${formatUsd(listing.dated.totalCents / 100)} in all, ${price}.`,
        `La más barata de las mostradas ${range(listing.dated)}: ${titleOf(listing)}, ${formatUsd(listing.dated.totalCents / 100)} en total, ${price}.`,
      ),
      links,
    }
  const where = criteria.place === null ? '' : `, ${plainText(listing.location.text)}`
  const month =
    listing.interval === 'month'
      ? ''
      : say(`, ${formatUsd(monthOf(listing))} a month`, `, ${formatUsd(monthOf(listing))} al mes`)
  return {
    text: say(
      `The cheapest of those shown by the month: ${titleOf(listing)}, ${price}${month}${where}.`,
      `La más barata de las mostradas, por mes: ${titleOf(listing)}, ${price}${month}${where}.`,
    ),
    links,
  }
}

function monthOf({ price, interval }: SpokenListing): number {
  return monthlyPrice(price, interval)
}
