import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/test/**/*.test.ts'],
    pool: 'threads',
    isolate: false,
    testTimeout: 180_000,
  },
});
