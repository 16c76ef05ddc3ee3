import { type Line, linesOf, type Part, textOf } from './calendar-parts.ts'

/** The times of a VFREEBUSY (RFC 5545, 3.6.4) as events; what is not said to be free is taken. */
export function toBusyEvents(part: Part): Part[] {
  return linesOf(part, 'FREEBUSY')
    .filter(({ params }) => params.FBTYPE?.toUpperCase() !== 'FREE')
    .flatMap(({ value, params }) => value.split(/[,;]/).map((period) => ({ period: period.trim(), params })))
    .filter(({ period }) => period !== '')
    .map(({ period, params }) => toEvent(part, period, params))
}

function toEvent(part: Part, period: string, params: Line['params']): Part {
  const [start = '', end = ''] = period.split('/')
  const title = textOf(part, 'SUMMARY') || `Busy time ${period.slice(0, 40)}`
  const lines = [
    { name: 'SUMMARY', params: {}, value: title },
    { name: 'DTSTART', params, value: start },
    { name: /^[+-]?P/i.test(end) ? 'DURATION' : 'DTEND', params, value: end },
  ]
  return { name: 'VEVENT', parts: [], isCut: part.isCut, lines }
}
