/** What the holder of a link to a plan may do; each may do what stands before it. */
export const SHARE_RIGHTS = ['view', 'comment', 'approve'] as const
export type ShareRight = (typeof SHARE_RIGHTS)[number]

/** Whether a right includes another. */
export function includes(right: ShareRight, wanted: ShareRight): boolean {
  return SHARE_RIGHTS.indexOf(right) >= SHARE_RIGHTS.indexOf(wanted)
}
