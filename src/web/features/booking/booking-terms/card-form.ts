import type { RateCardInput } from '#contract/booking/booking-terms-templates.ts'
import { CLIENT_CLASSES, type ClientClass } from '#domain/booking/clients.ts'

/** A rate card as it is typed: one rule a line. */
export interface TypedCard {
  name: string
  seasons: string
  markets: string
  termDiscounts: string
  quantityDiscounts: string
  floor: string
  classes: Record<ClientClass, string>
}

export const NEW_CARD: TypedCard = {
  name: '',
  seasons: '',
  markets: '',
  termDiscounts: '',
  quantityDiscounts: '',
  floor: '',
  classes: { local: '', national: '', agency: '', nonprofit: '', political: '' },
}

export type CardField = 'seasons' | 'markets' | 'termDiscounts' | 'quantityDiscounts' | 'floor' | 'classes'
type Errors = Partial<Record<CardField, string>>

const percent = (points: number) => `${points / 100}%`

export function toTypedCard(name: string, card: RateCardInput): TypedCard {
  return {
    name,
    seasons: card.seasons
      .map((one) => `${one.name}, ${one.from} to ${one.to}, ${percent(one.basisPoints)}`)
      .join('\n'),
    markets: card.markets.map((one) => `${one.place}: ${percent(one.basisPoints)}`).join('\n'),
    termDiscounts: card.termDiscounts.map((one) => `${one.from}: ${percent(one.basisPoints)}`).join('\n'),
    quantityDiscounts: card.quantityDiscounts
      .map((one) => `${one.from}: ${percent(one.basisPoints)}`)
      .join('\n'),
    floor: card.floorBasisPoints === null ? '' : String(card.floorBasisPoints / 100),
    classes: Object.fromEntries(
      CLIENT_CLASSES.map((name) => [name, card.classes[name] ? String(card.classes[name] / 100) : '']),
    ) as Record<ClientClass, string>,
  }
}

const SEASON =
  /^(.{1,60}?), ?(\d{1,2})[-/](\d{1,2}) ?(?:to|-|–) ?(\d{1,2})[-/](\d{1,2}), ?(\d{1,3}(?:\.\d{1,2})?) ?%?$/
const MARKET = /^(.{1,60}?): ?(\d{1,3}(?:\.\d{1,2})?) ?%?$/
const STEP = /^(\d{1,5})(?: ?days?)?: ?(\d{1,3}(?:\.\d{1,2})?) ?%?$/
const NUMBER = /^\d{1,3}(?:\.\d{1,2})?$/

const points = (text: string) => Math.round(Number(text) * 100)
const two = (text: string) => text.padStart(2, '0')

/** The card that is meant, or what is wrong with each field. */
export function readCard(typed: TypedCard): { card: RateCardInput } | { errors: Errors } {
  const errors: Errors = {}
  const readLines = <T>(field: CardField, pattern: RegExp, read: (parts: string[]) => T): T[] => {
    const text = typed[field as 'seasons']
    const lines = text.split('\n').map((line) => line.trim())
    return lines.filter(Boolean).flatMap((line) => {
      const parts = pattern.exec(line)
      if (parts) return [read([...parts].map((part) => part ?? ''))]
      errors[field] ??= `“${line}” is not written like the example.`
      return []
    })
  }
  const readNumber = (field: CardField, text: string): number | null => {
    const plain = text.trim().replace(/%$/, '')
    if (plain === '') return null
    if (NUMBER.test(plain) && Number(plain) <= 100) return points(plain)
    errors[field] ??= 'A percentage from 0 to 100.'
    return null
  }
  const toStep = ([, from = '', off = '']: string[]) => ({ from: Number(from), basisPoints: points(off) })
  const card = {
    seasons: readLines('seasons', SEASON, ([, name = '', m1 = '', d1 = '', m2 = '', d2 = '', of = '']) => ({
      name,
      from: `${two(m1)}-${two(d1)}`,
      to: `${two(m2)}-${two(d2)}`,
      basisPoints: points(of),
    })),
    markets: readLines('markets', MARKET, ([, place = '', of = '']) => ({ place, basisPoints: points(of) })),
    termDiscounts: readLines('termDiscounts', STEP, toStep),
    quantityDiscounts: readLines('quantityDiscounts', STEP, toStep),
    classes: Object.fromEntries(
      CLIENT_CLASSES.flatMap((name) => {
        const off = readNumber('classes', typed.classes[name])
        return off ? [[name, off]] : []
      }),
    ),
    floorBasisPoints: readNumber('floor', typed.floor),
  }
  return Object.keys(errors).length > 0 ? { errors } : { card }
}
