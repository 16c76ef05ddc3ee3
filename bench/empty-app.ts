import { join } from 'node:path'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { createBuilder } from 'vite'

interface Renderer {
  fetch(request: Request): Promise<Response>
}

const ROOT = join(import.meta.dirname, 'empty-app')
const OUT = join(import.meta.dirname, '../.cache/empty-app')

/** Builds the empty page with the framework and plugins of the product. */
export async function buildEmptyApp(): Promise<Renderer> {
  process.env.NODE_ENV = 'production'
  const builder = await createBuilder({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [tanstackStart({ srcDirectory: '.' }), react()],
    environments: {
      client: { build: { outDir: join(OUT, 'client'), emptyOutDir: true } },
      ssr: { build: { outDir: join(OUT, 'server'), emptyOutDir: true } },
    },
  })
  await builder.buildApp()
  return ((await import(join(OUT, 'server/server.js'))) as { default: Renderer }).default
}
