/** How a plan stands to the versions that were kept of it. */
export interface VersionStand {
  /** The last one; null: none was kept. */
  version: number | null
  /** What has changed since, in words; empty where it is that version. */
  since: string[]
  /** Of what is kept of it as it stands, in hex; null where it is not shown. */
  sha256: string | null
}

/** To people: "Version 3.", "Changed since version 3: 1 line dearer by $40." */
export function describeVersionStand({ version, since }: Omit<VersionStand, 'sha256'>): string {
  if (version === null) return 'No version of it was kept yet.'
  return since.length > 0 ? `Changed since version ${version}: ${since.join(', ')}.` : `Version ${version}.`
}
