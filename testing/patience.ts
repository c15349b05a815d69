/** How long tests wait, in milliseconds, for what never comes. A machine that is busy with other things is slow, not wrong. */
export const PATIENCE = { test: 900_000, hook: 600_000, poll: 120_000 } as const;
