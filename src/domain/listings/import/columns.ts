/** Unique, non-empty column names: `Column 4` for a blank header, `Name (2)` for a repeated one. */
export function nameColumns(headers: readonly string[]): string[] {
  const taken = new Set<string>()
  return headers.map((header, i) => {
    const base = header.replace(/\s+/g, ' ').trim().slice(0, 80) || `Column ${i + 1}`
    let name = base
    for (let n = 2; taken.has(name.toLowerCase()); n++) name = `${base} (${n})`
    taken.add(name.toLowerCase())
    return name
  })
}

/** Normalizes a header for comparison: `Street_Address` and `streetAddress` are both `street address`; `Panel no.` is `panel number`. */
export function headerWords(header: string): string {
  return header
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/#/g, ' number ')
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .replace(/ (no|nr|num|nbr)$/, ' number')
}
