import { defineConfig } from 'vitest/config'

/** Rules, schemas, kernels and components: what they keep from call to call is only remembered results. */
const PURE = 'src/{domain,contract,search,assistant,web}/**/*.test.{ts,tsx}'
/** Keeps who is signed in and what runs, as modules of a page do. */
const STATEFUL = 'src/web/platform/**'

export default defineConfig({
  test: {
    setupFiles: ['./test/support/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    pool: 'threads',
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        // loading modules took longer than testing them: a worker loads them once for all its files
        test: { name: 'pure', include: [PURE], exclude: [STATEFUL], isolate: false },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: [`${STATEFUL}/*.test.{ts,tsx}`, '{src/server,db,test,scripts,bench}/**/*.test.{ts,tsx}'],
          exclude: ['test/e2e/**'],
          globalSetup: './test/support/global-setup.ts',
        },
      },
    ],
  },
})
