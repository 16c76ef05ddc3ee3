/** One property of a part: its name and parameters in capitals, its value as written. */
export interface Line {
  name: string
  params: Partial<Record<string, string>>
  value: string
}

export interface Part {
  name: string
  lines: Line[]
  parts: Part[]
  /** The file ended before it did. */
  isCut: boolean
}

/** Parts that hold no part of their own name and no calendar: a new one ends what was left open. */
const TOP = new Set(['VEVENT', 'VFREEBUSY', 'VTODO', 'VJOURNAL', 'VTIMEZONE', 'VAVAILABILITY'])
const DATES = new Set(['DTSTART', 'DTEND', 'RECURRENCE-ID', 'EXDATE', 'RDATE', 'DTSTAMP', 'LAST-MODIFIED'])
const STARTS = /^[A-Za-z][A-Za-z0-9-]*[;:]/
const MAX_DEPTH = 20

/**
 * The parts of a calendar file (RFC 5545), read leniently line by line: what programs leave out or do differently costs no
 * more than the line it stands on. @returns the root, whose parts are calendars; null where the file nests without end
 */
export function readParts(text: string): Part | null {
  const root = newPart('')
  const stack: Part[] = [root]
  for (const written of unfold(text)) {
    const line = readLine(written)
    const name = line.value.trim().toUpperCase()
    if (line.name === 'END') close(stack, name)
    else if (line.name !== 'BEGIN') stack.at(-1)?.lines.push(line)
    else if (!open(stack, name)) return null
  }
  for (const part of stack.slice(1)) part.isCut = true
  return root
}

const newPart = (name: string): Part => ({ name, lines: [], parts: [], isCut: false })

function open(stack: Part[], name: string): boolean {
  const from = stack.findIndex((part) => (name === 'VCALENDAR' ? part.name !== '' : TOP.has(part.name)))
  const isNested = name === 'VCALENDAR' || TOP.has(name)
  if (isNested && from > 0) stack.splice(from)
  const part = newPart(name)
  stack.at(-1)?.parts.push(part)
  stack.push(part)
  return stack.length <= MAX_DEPTH
}

function close(stack: Part[], name: string): void {
  const at = stack.findLastIndex((part) => part.name === name)
  if (at > 0) stack.splice(at)
}

/** A line goes on where the next one begins with a blank, and where it cannot be a line of its own. */
function unfold(text: string): string[] {
  const isIndented = /^[ \t]+BEGIN:/im.test(text)
  const lines: string[][] = []
  for (const raw of text.replace(/^\uFEFF+/, '').split(/\r\n|\n|\r/)) {
    if (raw.trim() === '') continue
    const isBlank = raw.startsWith(' ') || raw.startsWith('\t')
    const written = isIndented ? raw.trim() : raw
    const goesOn = (isBlank && !isIndented) || !STARTS.test(written.replace(/^\uFEFF+/, ''))
    const before = lines.at(-1)
    if (!goesOn) lines.push([written.replace(/^\uFEFF+/, '')])
    else if (before && (isBlank || !isExact(before))) before.push(isBlank ? raw.slice(1) : raw)
  }
  return lines.map((pieces) => pieces.join(''))
}

/** What stands behind a day or a rule without a blank does not belong to it. */
function isExact([first = '']: readonly string[]): boolean {
  const name = first.slice(0, first.search(/[;:]/)).toUpperCase()
  return DATES.has(name) || name === 'RRULE' || name === 'DURATION' || name === 'BEGIN' || name === 'END'
}

function readLine(line: string): Line {
  const at = endOfParams(line)
  const [name = '', ...params] = splitOutside(line.slice(0, at), ';')
  return {
    name: name.trim().toUpperCase(),
    params: Object.fromEntries(params.map(readParam)),
    value: line.slice(at + 1).trim(),
  }
}

function readParam(param: string): [string, string] {
  const at = param.indexOf('=')
  const value = param.slice(at + 1).trim()
  return [param.slice(0, Math.max(at, 0)).trim().toUpperCase(), value.replace(/^"|"$/g, '')]
}

/** Where the value begins. Names of zones hold colons and stray quotes; days and times hold none in most files. */
function endOfParams(line: string): number {
  const last = line.lastIndexOf(':')
  const name = line.slice(0, line.search(/[;:]/)).toUpperCase()
  if (DATES.has(name) && /^\s*\d{8}/.test(line.slice(last + 1))) return last
  let isQuoted = false
  for (let i = 0; i < line.length; i++) {
    if (line[i] === '"') isQuoted = !isQuoted
    if (line[i] === ':' && !isQuoted) return i
  }
  return line.includes(':') ? line.indexOf(':') : line.length
}

function splitOutside(text: string, sign: string): string[] {
  const pieces = ['']
  let isQuoted = false
  for (const one of text) {
    if (one === '"') isQuoted = !isQuoted
    if (one === sign && !isQuoted) pieces.push('')
    else pieces[pieces.length - 1] += one
  }
  return pieces
}

export function textOf(part: Part, name: string): string {
  return part.lines.find((line) => line.name === name)?.value ?? ''
}

export function linesOf(part: Part, ...names: string[]): Line[] {
  return part.lines.filter(({ name }) => names.includes(name))
}
