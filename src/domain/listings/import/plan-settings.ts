import type { AdType } from '../../vocabulary.ts'
import type { ImportPlan } from './draft.ts'
import type { AnyField, Mapping } from './fields.ts'
import type { PlanFixes } from './fixes.ts'
import { adTypeOf } from './guess-ad-type.ts'
import { checkDefaults } from './plan.ts'

/** The user's settings for a file: column mapping and defaults for blank cells. Stored as displayed. */
export interface PlanSettings extends Mapping, PlanFixes {
  defaults: Partial<Record<AnyField, string>>
  /** Do its new spaces take requests at once? Without it nobody can book them until their seller sets how. */
  takesRequests?: boolean | undefined
}

interface PlannedFile {
  columns: readonly string[]
  /** Guessed medium of the whole file, from its name, headers and cells; null when unclear. */
  guessedAdType: AdType | null
}

/** Converts settings into the plan that rows are parsed by. */
export function toPlan(file: PlannedFile, settings: PlanSettings): ImportPlan {
  const { fields, specifications, defaults, takesRequests: _, ...fixes } = settings
  const adType = (defaults.adType ? adTypeOf(defaults.adType) : undefined) ?? file.guessedAdType ?? undefined
  return { columns: file.columns, mapping: { fields, specifications }, defaults, fixes, adType }
}

/** Validates settings against the file's columns: one sentence per problem; empty when valid. */
export function checkPlanSettings(columns: readonly string[], settings: PlanSettings): string[] {
  const { fields, specifications, defaults } = settings
  const used = [...Object.values(fields), ...specifications]
  const unknown = used.find((column) => columns[column] === undefined)
  if (unknown !== undefined) return [`There is no column ${unknown + 1}.`]
  const twice = used.find((column, index) => used.indexOf(column) !== index)
  if (twice !== undefined) return [`The column "${columns[twice]}" is used twice.`]
  return checkDefaults(defaults)
}
