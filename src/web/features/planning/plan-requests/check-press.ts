/** Message by field. */
export type PressProblems = { [Field in 'brand' | 'note' | 'sponsor' | 'isRead']?: string }

interface Given {
  brand: string
  /** Null: it is no political advertisement. */
  sponsor: string | null
  isRead: boolean
}

/** What is missing before anything is sent. */
export function checkPress({ brand, sponsor, isRead }: Given): PressProblems {
  return {
    ...(brand.trim() === '' && { brand: 'Please say what is advertised' }),
    ...(sponsor?.trim() === '' && { sponsor: 'Please name the sponsor' }),
    ...(!isRead && { isRead: 'Please read and accept the terms first' }),
  }
}
