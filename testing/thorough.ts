/** Whether this run has the time for everything: `npm run test:long` has, `npm test` takes a sample. */
export const THOROUGH: boolean = process.env.LUFTSCHLOSS_THOROUGH === 'yes';
