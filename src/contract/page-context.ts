/** What the web process hands the page renderer with each request. */
export interface PageContext {
  nonce: string
  /** The API without HTTP: pages read through the same contract on the server and in the browser; cookies of the visitor are already on it. */
  api: (path: string, init?: RequestInit) => Promise<Response>
  settings: PublicSettings
}

/** Settings that pages may know; they travel to the browser. */
export interface PublicSettings {
  publicUrl: string
  tileUrl: string
  satelliteUrl: string
  isDev: boolean
  /** Where errors are reported instead of to us; null for the local error log. */
  sentryDsn: string | null
}
