/** Whether an Accept-Encoding header takes this coding: `gzip;q=0` excludes gzip (RFC 9110, 12.5.3). */
export function acceptsCoding(accepts: string, coding: 'br' | 'gzip'): boolean {
  return accepts.split(',').some((one) => {
    const [name, quality] = one.split(';')
    return name?.trim().toLowerCase() === coding && !/^\s*q=0(\.0*)?\s*$/.test(quality ?? '')
  })
}
