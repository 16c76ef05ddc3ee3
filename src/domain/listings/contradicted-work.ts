import { readDrawing } from '../booking/creative/stated-drawing.ts'
import type { Found, SaidTwice } from './said-twice.ts'
import {
  isSameTime,
  onlyTime,
  readLeadTimes,
  readOneTime,
  readProductionTimes,
  toWorkingDays,
} from './stated-times.ts'

type Facts = Pick<SaidTwice, 'specifications' | 'booked'>

/** Names of the fact that states how long before its first day a space is booked. */
export const LEAD_LABEL = /^(?:install(?:ation)? |posting |booking )?(?:lead time|notice)$/i
const PRODUCTION_LABEL = /^(?:production|printing)(?: (?:lead )?time)?$|^turnaround(?: time)?$/i

/** What binds is what is set for booking; before anything is, the fact of that name. */
export function findLeadTime(text: string, { specifications, booked }: Facts): Found {
  const stated = onlyTime(readLeadTimes(text))
  if (!stated) return undefined
  if (booked) {
    const typed = toWorkingDays(booked.leadDays)
    return isSameTime(stated, typed)
      ? undefined
      : { field: 'leadTime', text: stated.words, typed: typed.words }
  }
  return besideFact(
    stated,
    specifications.find(({ label }) => LEAD_LABEL.test(label)),
    'leadTime',
  )
}

export function findProductionTime(text: string, { specifications }: Facts): Found {
  const stated = onlyTime(readProductionTimes(text))
  const fact = specifications.find(({ label }) => PRODUCTION_LABEL.test(label))
  return stated && besideFact(stated, fact, 'productionTime')
}

function besideFact(
  stated: NonNullable<ReturnType<typeof readOneTime>>,
  fact: SaidTwice['specifications'][number] | undefined,
  field: 'leadTime' | 'productionTime',
): Found {
  const typed = fact && readOneTime(fact.value)
  if (!fact || !typed || isSameTime(stated, typed)) return undefined
  const mend = { field: 'specification', label: fact.label, value: stated.words } as const
  return { field, text: stated.words, typed: fact.value, mend }
}

const ARTWORK_LABEL =
  /^(?:artwork|print|file|material|creative|art)(?: (?:specs?|specifications?|requirements?))?$/i
const PIXELS_LABEL = /^(?:pixels?|resolution|(?:artwork|creative|screen) size)$/i
const PIXELS = /\b(\d{3,5}) ?[×x] ?(\d{3,5}) ?(?:px|pixels?)\b/gi
const BARE_PIXELS = /\b(\d{3,5}) ?[×x] ?(\d{3,5})\b/g

/** The scale and the resolution of a file, and the pixels of a screen: what a made file is right or wrong by. */
export function findArtwork(text: string, { specifications }: Facts): Found {
  const drawn = specifications.find(({ label }) => ARTWORK_LABEL.test(label))
  const pixels = specifications.find(({ label }) => PIXELS_LABEL.test(label))
  return (drawn && findDrawing(text, drawn)) ?? (pixels && findPixels(text, pixels))
}

function findDrawing(text: string, { value }: SaidTwice['specifications'][number]): Found {
  const [stated, typed] = [readDrawing([text]), readDrawing([value])]
  if (isSeveral(text, /\b\d{2,3} ?(?:dpi|ppi)\b/gi) || isSeveral(text, /\b1 ?[/:] ?\d{1,2}\b/g))
    return undefined
  if (stated.dpi && typed.dpi && stated.dpi !== typed.dpi)
    return { field: 'artwork', text: `${stated.dpi} dpi`, typed: value }
  if (stated.scale && typed.scale && stated.scale !== typed.scale)
    return { field: 'artwork', text: `1/${stated.scale} scale`, typed: value }
  return undefined
}

function findPixels(text: string, { label, value }: SaidTwice['specifications'][number]): Found {
  const typed = [...value.matchAll(BARE_PIXELS)].map(toPixels)
  const stated = [...new Set([...text.matchAll(PIXELS)].map(toPixels))]
  const [pixels] = stated
  if (pixels === undefined || stated.length > 1 || typed.length !== 1 || typed[0] === pixels) return undefined
  return {
    field: 'artwork',
    text: pixels,
    typed: value,
    mend: { field: 'specification', label, value: pixels },
  }
}

function toPixels([, width, height]: RegExpMatchArray): string {
  return `${width} × ${height}`
}

function isSeveral(text: string, pattern: RegExp): boolean {
  return new Set(text.match(pattern)?.map((one) => one.replace(/\s/g, '').toLowerCase())).size > 1
}
