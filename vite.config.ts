import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/web',
      router: { routeFileIgnorePattern: '\\.test\\.' },
      server: { entry: './server.ts' },
    }),
    react(),
  ],
  server: { host: '127.0.0.1' },
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
