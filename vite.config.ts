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
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // a slow machine is no news to who starts the product
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    // of the icon library's thousands the server keeps the few that are drawn
    ssr: { resolve: { noExternal: ['lucide-react'] } },
    client: {
      build: {
        rolldownOptions: {
          // what every page loads comes as one file: twenty small ones compress worse and take more round trips
          output: { codeSplitting: { groups: [{ name: 'base', tags: ['$initial'] }] } },
        },
      },
    },
  },
})
