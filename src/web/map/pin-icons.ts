import { type DivIcon, divIcon } from 'leaflet'
import type { FoundListing } from '#contract/discovery/search.ts'
import type { PriceBasis } from '#domain/listings/price-basis.ts'
import { toAdTypeLook } from '#web/listing-parts/ad-type.tsx'
import { clusterBox } from './marker-box.ts'
import { type Cluster, describePrice, describeRange, formatPin, formatShortUsd } from './pin-price.ts'

export interface PinMarks {
  isFavorite: boolean
  isSeen: boolean
}

/** A cluster that is one space. */
export type SpacePin = Cluster & { listing: FoundListing }

export function namePin(pin: SpacePin, { isFavorite, isSeen }: PinMarks, per: PriceBasis): string {
  const { title, adType } = pin.listing
  const marks = `${isFavorite ? ', favorite' : ''}${isSeen ? ', seen' : ''}`
  // label in name: the accessible name starts with the visible text, so that voice control finds the pin
  return `${formatPin(pin, per)}: ${title}, ${toAdTypeLook(adType).label}, ${describePrice(pin)}${marks}`
}

/** Starts with the visible text, as a pin's does. */
export function nameCluster(cluster: Cluster, isStack: boolean, per: PriceBasis): string {
  const spaces = `spaces${isStack ? ' at this address' : ''}`
  const act = isStack ? 'Browse them' : 'Show them'
  return `${countOf(cluster)} ${fromOf(cluster)}: ${spaces}, ${describeRange(cluster, per)}. ${act}`
}

const countOf = ({ count }: Cluster) => count.toLocaleString('en-US')
const fromOf = ({ minPrice }: Cluster) => `from ${formatShortUsd(minPrice)}`

/** In px, as in map.css: the marker's box is the click target. */
const PIN = { padding: 32, letter: 7.5, heart: 14, height: 26, tip: 6 } as const

/** Price label in the type's color beside the type's shape. */
export function pinIcon(pin: SpacePin, marks: PinMarks, per: PriceBasis): DivIcon {
  const look = toAdTypeLook(pin.listing.adType)
  const drawn = element('span', 'pin')
  drawn.style.setProperty('--pin', look.solidColor)
  drawn.style.setProperty('--pin-on', look.onSolidColor)
  if (marks.isSeen) drawn.dataset.seen = ''
  if (pin.sale) drawn.dataset.sale = ''
  const price = formatPin(pin, per)
  drawn.append(shape(look.shape), element('b', 'pin-price', price))
  if (marks.isFavorite) drawn.dataset.favorite = ''
  const width = PIN.padding + price.length * PIN.letter + (marks.isFavorite ? PIN.heart : 0)
  return divIcon({
    className: 'pin-anchor',
    html: drawn,
    iconSize: [width, PIN.height],
    iconAnchor: [width / 2, PIN.height + PIN.tip],
  })
}

/** The count, and below it the lowest price: quieter than a pin, and larger the more spaces it stands for. */
export function clusterIcon(cluster: Cluster, isStack: boolean): DivIcon {
  const { width, height } = clusterBox(cluster.count)
  const drawn = element('span', isStack ? 'pin-stack' : 'pin-cluster')
  drawn.append(
    element('b', 'pin-count', countOf(cluster)),
    ' ',
    element('small', 'pin-from', fromOf(cluster)),
  )
  return divIcon({ className: 'pin-anchor', html: drawn, iconSize: [width, height] })
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
