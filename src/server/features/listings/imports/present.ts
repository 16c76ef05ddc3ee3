import type { Import, ImportPicture, ImportRow } from '#contract/listings/imports.ts'
import type { ImportPlan } from '#domain/listings/import/draft.ts'
import { listImportSteps } from '#domain/listings/import/states.ts'
import { toDraft } from '#domain/listings/import/to-draft.ts'
import type { ImportKind } from './import-kind.ts'
import { NO_PICTURES, type PictureCounts, type PictureRow } from './picture-rows.ts'
import { type ImportCounts, type ImportRecord, type ImportRowRecord, listErrors, NO_ROWS } from './queries.ts'

interface Counted {
  rows?: ImportCounts | undefined
  pictures?: PictureCounts | undefined
  changes?: Import['changes']
}

export function presentImport(
  record: ImportRecord,
  { rows: counts = NO_ROWS, pictures = NO_PICTURES, changes = null }: Counted = {},
): Import {
  return {
    id: record.id,
    kind: record.kind,
    fileName: record.file_name,
    format: record.format,
    state: record.state,
    rowCount: record.row_count,
    doneCount: record.done_count,
    columns: record.columns,
    plan: record.plan,
    guessedAdType: record.guessed_ad_type,
    counts,
    changes,
    notices: record.notices,
    rowNotes: record.row_notes,
    pictures: { ...pictures, hosts: record.picture_hosts },
    problem: record.problem,
    steps: listImportSteps(record.state, record.row_count),
    createdAt: record.created_at.toISOString(),
    updatedAt: record.updated_at.toISOString(),
  }
}

interface Shown {
  plan: ImportPlan
  /** Null where the file holds spaces. */
  kind: ImportKind | null
}

/** A row with the listing it becomes, parsed on demand for the page at hand. */
export function presentRow(row: ImportRowRecord, { plan, kind }: Shown): ImportRow {
  const isBad = row.problem !== null || row.errors !== null
  return {
    line: row.line,
    cells: row.cells,
    errors: listErrors(row, plan),
    isSkipped: row.is_skipped,
    effect: row.effect,
    becomesDraft: row.becomes_draft,
    changed: row.changed ?? [],
    waiting: row.waiting ?? [],
    space: isBad || kind ? null : presentSpace(row, plan),
    contract: isBad || !kind ? null : presentContract(row, { plan, kind }),
    listingId: row.listing_id,
    undone: row.undone,
  }
}

function presentContract(
  { line, cells, says }: ImportRowRecord,
  { plan, kind }: { plan: ImportPlan; kind: ImportKind },
): ImportRow['contract'] {
  const found = kind.present({ line, cells }, plan)
  return found && { ...found, says: says ?? '' }
}

function presentSpace({ line, cells }: ImportRowRecord, plan: ImportPlan): ImportRow['space'] {
  const outcome = toDraft({ line, cells }, plan)
  if (!outcome.ok) return null
  const { title, adType, price, interval, locationText } = outcome.draft
  return { title, adType, price, interval, location: locationText, notes: outcome.notes }
}

export function presentPicture({ line, listing_id, url, problem }: PictureRow): ImportPicture {
  return { line, listingId: listing_id, address: url, problem: problem ?? '' }
}
