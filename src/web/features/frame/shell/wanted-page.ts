interface Address {
  origin: string
  pathname: string
}

/** Whether a link leads to another page of ours: what lies elsewhere, or on this page, needs nothing from us. */
export function isOtherPage(link: Address, here: Address): boolean {
  return link.origin === here.origin && link.pathname !== here.pathname
}

/** What the bar says; null where all is well. @param wanted the name of a link that was pressed offline */
export function describeConnection(
  { isOnline, isSlow }: { isOnline: boolean; isSlow: boolean },
  wanted: string | null,
): string | null {
  if (!isOnline)
    return wanted
      ? `You are offline. We will open “${wanted}” when you are back.`
      : 'You are offline. Nothing is loaded or sent until you are back.'
  return isSlow ? 'Still trying: the connection is slow.' : null
}
