import type { TypedProposal } from './proposal-words.ts'

type Lines = TypedProposal['lines']

/** What is asked for one line, as it is typed. */
export function setDollars(lines: Lines, id: number, dollars: string): Lines {
  return lines.map((line) => (line.id === id ? { id, dollars } : line))
}

/** Takes a line out or in again, in the order of the proposal; the last one stays. @param ids of all lines of the proposal */
export function toggleLine(lines: Lines, ids: readonly number[], id: number): Lines {
  const kept = new Map(lines.map((line) => [line.id, line]))
  if (!kept.has(id)) kept.set(id, { id, dollars: '' })
  else if (kept.size > 1) kept.delete(id)
  return ids.flatMap((one) => kept.get(one) ?? [])
}

/** Whether a line cannot be taken out: it is the only one that is left. */
export function isLastLine(lines: Lines, id: number): boolean {
  return lines.length === 1 && lines[0]?.id === id
}
