import { type DivIcon, divIcon } from 'leaflet'
import type { FoundListing, MapAnswer } from '#contract/search.ts'
import { formatPrice, formatUsd } from '#domain/money.ts'
import { toAdTypeLook } from '#web/listing-parts/ad-type.tsx'
import { toDollars } from '#web/listing-parts/listing-price.tsx'

export type Cluster = MapAnswer['clusters'][number]

export interface PinMarks {
  isFavorite: boolean
  isSeen: boolean
}

/** `$950`, `$1.2k`, `$12k`: short enough for a pin. */
function formatPinPrice(dollars: number): string {
  if (dollars < 1000) return formatUsd(dollars)
  const thousands = dollars / 1000
  const short = thousands < 10 ? Math.round(thousands * 10) / 10 : Math.round(thousands)
  return short >= 1000 ? `$${Math.round(short / 100) / 10}M` : `$${short}k`
}

/** Whole US dollars: all in for the dates searched for, else the rate. */
export function toPinDollars({ price, dated }: FoundListing): number {
  return dated ? toDollars(dated) : price
}

export function namePin(listing: FoundListing, { isFavorite, isSeen }: PinMarks): string {
  const { label } = toAdTypeLook(listing.adType)
  const marks = `${isFavorite ? ', favorite' : ''}${isSeen ? ', seen' : ''}`
  // label in name: the accessible name starts with the visible text, so that voice control finds the pin
  const { price, interval, dated } = listing
  const whole = dated ? `${formatUsd(toDollars(dated))} all-in` : formatPrice(price, interval)
  return `${formatPinPrice(toPinDollars(listing))}: ${listing.title}, ${label}, ${whole}${marks}`
}

export function nameCluster({ count, minPrice, maxPrice }: Cluster, isStack: boolean): string {
  const range =
    minPrice === maxPrice ? formatUsd(minPrice) : `${formatUsd(minPrice)} to ${formatUsd(maxPrice)}`
  return isStack
    ? `${count} spaces at this address, ${range}. Browse them`
    : `${count} spaces, ${range}. Show them`
}

/** In px, as in map.css: the marker's box is the click target. */
const PIN = { padding: 34, letter: 8, heart: 14, height: 26, tip: 6 } as const

/** Price label in the type's colour beside the type's shape. */
export function pinIcon(listing: FoundListing, marks: PinMarks): DivIcon {
  const look = toAdTypeLook(listing.adType)
  const pin = element('span', 'pin')
  pin.style.setProperty('--pin', look.solidColor)
  pin.style.setProperty('--pin-on', look.onSolidColor)
  if (marks.isSeen) pin.dataset.seen = ''
  const price = formatPinPrice(toPinDollars(listing))
  pin.append(shape(look.shape), element('b', 'pin-price', price))
  if (marks.isFavorite) pin.dataset.favorite = ''
  const width = PIN.padding + price.length * PIN.letter + (marks.isFavorite ? PIN.heart : 0)
  return divIcon({
    className: 'pin-anchor',
    html: pin,
    iconSize: [width, PIN.height],
    iconAnchor: [width / 2, PIN.height + PIN.tip],
  })
}

export function clusterIcon({ count }: Cluster, isStack: boolean): DivIcon {
  const size = Math.round(34 + Math.min(26, Math.log2(count) * 4))
  const disc = element('span', isStack ? 'pin-stack' : 'pin-cluster', count.toLocaleString('en-US'))
  return divIcon({ className: 'pin-anchor', html: disc, iconSize: [size, size] })
}

function element(name: string, className: string, words = ''): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  made.textContent = words
  return made
}

const SVG = 'http://www.w3.org/2000/svg'

function shape(path: string): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const drawn = document.createElementNS(SVG, 'path')
  drawn.setAttribute('d', path)
  svg.append(drawn)
  return svg
}
