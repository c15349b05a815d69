#!/usr/bin/env node
// Plain JavaScript without new syntax, so that an old Node can still say what it lacks.
import module from 'node:module';

// The oldest Node with everything that the compiled packages use: SQLite with online backups, and what ES2025 added to iterators and sets.
const OLDEST_NODE = '22.18';

function isOlder(version, than) {
  const [[major, minor], [neededMajor, neededMinor]] = [version, than].map((each) => each.split('.').map(Number));
  return major < neededMajor || (major === neededMajor && minor < neededMinor);
}

if (isOlder(process.versions.node, OLDEST_NODE)) {
  console.error(
    `luftschloss: this is Node ${process.versions.node}, but Node ${OLDEST_NODE} or newer is needed: install it from https://nodejs.org, or run "npm ci" in the sources, which brings it, and then "npx luftschloss".`,
  );
  process.exit(1);
}
module.enableCompileCache();
const { main, ownContext } = await import('../src/main.ts');
process.exitCode = await main(process.argv.slice(2), await ownContext());
