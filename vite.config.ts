import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Routes that most visits are made of. */
const MARKET = new Set<string>(['/', '/listing/$id'])

/** Nothing that is large, brings a library, or belongs to forms. */
const KIT = {
  name: 'kit',
  test: /src\/web\/(ui\/(badge|card|chip|picture|skeleton|loading-state|live-region|empty-state)|listing-parts\/(ad-type|type-badge|price-text|favorite))|lucide-react\/dist\/esm\/icons|src\/domain\/(money|dates|geo)|features\/search\/last-search/,
  minShareCount: 3,
}

/** What pages of words are made of: they show no card, and have few icons. */
const WORDS = {
  name: 'words',
  test: /lucide-react\/dist\/esm\/icons\/(arrow-left|bookmark|chevron-right|circle-check|download|info|megaphone|printer|share-2|thumbs-(up|down)|users)\.|src\/(web\/ui\/(card|alert|live-region)\.tsx|domain\/(format-dates|paths|listings\/pictures))/,
  minShareCount: 2,
  priority: 1,
}

/** What cards of listings are made of, and keeping their search: only pages that show cards load it. */
const CARDS = {
  name: 'cards',
  test: /src\/web\/listing-parts\/(card-frame|listing-(link|picture|place|price))|\/-?save-search(-button)?\.tsx/,
  minShareCount: 2,
}

/** Choosing what to compare and adding to a plan: some pages, such as a listing's, have no other part of a card. */
const COMPARE = {
  name: 'compare',
  test: /src\/web\/listing-parts\/(compare(d|-toggle)|add-to-plan-button|to-plan)\.tsx?$/,
  minShareCount: 2,
  // before the cards, which would take it in
  priority: 1,
}

const isStyle = (file: string) => file.endsWith('.css')

export default defineConfig({
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src/web',
      router: {
        routeFileIgnorePattern: '\\.test\\.',
        // a loader comes with its page, except where every moment of a navigation counts
        codeSplittingOptions: {
          defaultBehavior: [['component', 'errorComponent', 'notFoundComponent', 'loader']],
          splitBehavior: ({ routeId }) =>
            MARKET.has(routeId) ? [['component'], ['errorComponent', 'notFoundComponent']] : undefined,
        },
      },
      server: { entry: './server.ts' },
    }),
    react(),
  ],
  server: { host: '127.0.0.1' },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // names of the parts' parts would be 2 kB of every page, for a round trip of the first step to another
    modulePreload: { polyfill: false, resolveDependencies: (_file, parts) => parts.filter(isStyle) },
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
          // so do the small parts of the kit that most pages share
          output: {
            codeSplitting: {
              groups: [{ name: 'base', tags: ['$initial'], priority: 1 }, KIT, WORDS, CARDS, COMPARE],
            },
          },
        },
      },
    },
  },
})
