/** The package brings no types for its WebAssembly build; these are the parts that are used. */
declare module 'libheif-js/wasm-bundle.js' {
  export interface Pixels {
    data: Uint8ClampedArray
    width: number
    height: number
  }
  export interface HeifImage {
    get_width(): number
    get_height(): number
    display(target: Pixels, done: (shown: Pixels | null) => void): void
  }
  const library: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }
  export default library
}
