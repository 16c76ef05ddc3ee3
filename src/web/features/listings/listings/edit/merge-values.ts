import type { FormValues } from '../form/form-values.ts'

type Names = keyof FormValues

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** Fields that differ from what is stored now, whoever changed them. */
export function listDifferences(theirs: FormValues, mine: FormValues): Names[] {
  return (Object.keys(mine) as Names[]).filter((name) => !isSame(theirs[name], mine[name]))
}

/** Fields somebody typed into since the form began. */
export function isMine(name: Names, { base, mine }: { base: FormValues; mine: FormValues }): boolean {
  return !isSame(base[name], mine[name])
}

/** What was typed here, over what is stored now: nobody's change is lost that the other did not also make. */
export function mergeValues(
  base: FormValues,
  { theirs, mine }: { theirs: FormValues; mine: FormValues },
): FormValues {
  const kept = (Object.keys(mine) as Names[]).filter((name) => isMine(name, { base, mine }))
  return { ...theirs, ...Object.fromEntries(kept.map((name) => [name, mine[name]])) } as FormValues
}
