import displayUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import textUrl from '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2?url'

/** For `<link rel="preload" as="font" type="font/woff2" crossorigin>` in the document head. */
export const FONT_URLS = [textUrl, displayUrl]
