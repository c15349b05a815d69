#!/usr/bin/env node
// Plain JavaScript without new syntax, so that an old Node can still say what it lacks.
import module from 'node:module';

const [major] = process.versions.node.split('.').map(Number);
if (major < 26) {
  console.error(
    `luftschloss: this is Node ${process.versions.node}, but Node 26 is needed: run "npm ci", which installs it, and then "npx luftschloss".`,
  );
  process.exit(1);
}
module.enableCompileCache();
const { main, ownContext } = await import('../src/main.ts');
process.exitCode = await main(process.argv.slice(2), ownContext());
