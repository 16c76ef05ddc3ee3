import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What somebody types, and what a useful answer must and must not hold. */
export interface DialogueTurn {
  text: string
  rubric: string[]
}

export interface Dialogue {
  name: string
  turns: DialogueTurn[]
}

/**
 * `# name`, then for each turn `> what is typed` and `! rubric; rubric`. A rubric is `+pattern` or `-pattern` of what is said,
 * `crit.KEY=VALUE` of the criteria, `same` where they must not change, `found`, `link:pattern`, `namesN` for the title of the
 * N-th space of the answer before, `ask`, `es`, `again` where the same words are right twice; `a|b` of words is either.
 */
export function readDialogues(file: string): Dialogue[] {
  const dialogues: Dialogue[] = []
  for (const line of readFileSync(join(import.meta.dirname, file), 'utf8').split('\n')) {
    const dialogue = dialogues.at(-1)
    if (line.startsWith('# ')) dialogues.push({ name: line.slice(2), turns: [] })
    else if (line.startsWith('> ')) dialogue?.turns.push({ text: line.slice(2), rubric: [] })
    else if (line.startsWith('! ')) dialogue?.turns.at(-1)?.rubric.push(...line.slice(2).split('; '))
  }
  return dialogues
}
