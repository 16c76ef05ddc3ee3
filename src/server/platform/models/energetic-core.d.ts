import '@energetic-ai/core'

/** The package's own types name those of TensorFlow, which it bundles and does not ship. */
declare module '@energetic-ai/core' {
  /** Resolves once the backend that was chosen when the library loaded can compute. */
  export function ready(): Promise<void>
}
