/** What the web process passes to the page renderer with each request. */
export interface PageContext {
  nonce: string
  /** In-process API client with the visitor's cookies: pages use the same contract on the server and in the browser. */
  api: (path: string, init?: RequestInit) => Promise<Response>
  settings: PublicSettings
}

/** Public settings, which are sent to the browser. */
export interface PublicSettings {
  publicUrl: string
  tileUrl: string
  satelliteUrl: string
  isDev: boolean
  /** Sentry's DSN for browser errors; null for the local error log. */
  sentryDsn: string | null
}
