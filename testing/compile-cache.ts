import { join } from 'node:path';

// Servers of tests, their threads and their processes read the same sources again and again: after the first time as Node has compiled them, which is half of
// the work of such tests.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/compiled');
