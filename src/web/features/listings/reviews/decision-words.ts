/** "1 listing", "3 edits" */
export function countThings(what: string, count: number): string {
  return `${count} ${count === 1 ? what : `${what}s`}`
}

interface Outcome {
  decided: readonly unknown[]
  refused: readonly unknown[]
}

/** What is said after several were decided together. */
export function describeDecided(what: string, status: 'active' | 'rejected', { decided, refused }: Outcome) {
  const [were, them] = refused.length === 1 ? ['was', 'it'] : ['were', 'each']
  return {
    title: `${countThings(what, decided.length)} ${status === 'active' ? 'approved' : 'rejected'}`,
    ...(refused.length > 0 && {
      description: `${refused.length} ${were} not; the reason stands beside ${them}.`,
      variant: 'destructive' as const,
    }),
  }
}
